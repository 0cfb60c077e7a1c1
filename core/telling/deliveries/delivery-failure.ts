/** Why an attempt did not succeed; each has its sentence in deliveries.texts.model.ts. */
export const REASONS = [
  'notConfigured',
  'addressRefused',
  'redirect',
  'answered',
  'unreachable',
  'tookTooLong',
  'mailRefused',
  'signInRefused',
  'noTls',
  'someRefused',
  'tooLarge',
  'gone',
  'folderOutside',
  'folderFailed',
  'mayHaveArrived',
  'secretChanged',
  'allLeft',
  'destinationDeleted',
  'restored',
  'unexpected',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** An attempt that failed. Carries a code and a detail that may be shown: a status, a system's error code, a name of a setting. */
export class DeliveryFailure extends Error {
  readonly code: ReasonCode;
  readonly detail: string | null;
  /** Another attempt would end in the same way. */
  readonly isFinal: boolean;

  constructor(code: ReasonCode, options: { detail?: string | undefined; isFinal?: boolean } = {}) {
    super(code);
    this.name = 'DeliveryFailure';
    this.code = code;
    this.detail = options.detail ?? null;
    this.isFinal = options.isFinal ?? false;
  }
}
