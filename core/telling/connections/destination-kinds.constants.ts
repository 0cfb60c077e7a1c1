/** The ways to send something. */
export const DESTINATION_KINDS = ['mail', 'webhook', 'telegram', 'folder'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];
