/** How a delivery stands. */
export const DELIVERY_STATUSES = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Destinations of a team; more is a mistake. */
export const MAX_DESTINATIONS = 100;
/** Of one destination. */
export const MAX_ADDRESSES = 50;
/** Characters. */
export const MAX_DESTINATION_NAME = 80;
export const MAX_MESSAGE_LINES = 100;
export const MAX_MESSAGE_LINE = 2000;

/** How long one attempt is held; an attempt ends before. */
export const LEASE_SECONDS = 120;
/** For one attempt of a mail, to one address, a webhook or Telegram. */
export const ATTEMPT_MS = 10_000;
/** For one mail with its file, however slowly the mail server takes it; a lease is renewed with each. */
export const MAIL_MS = 100_000;
/** An attempt that fails is repeated for so long. */
export const GIVE_UP_MS = 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** The pause after a failed attempt: as long as it is tried already, at least a minute, at most an hour. */
export const pauseAfter = (triedMs: number): number =>
  Math.max(FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, triedMs));

export const DELIVERIES_PAGE = 50;
export const DELIVERIES_PAGE_MAX = 200;
