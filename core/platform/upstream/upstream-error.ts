import { AppError } from '../../errors.js';

/**
 * Why an external service did not give what was asked, and so what to do:
 * `auth`, `blocked`: stop and tell the admin · `quota`: stop until `retryAt` · `rate`: wait, then again ·
 * `transient`: again after a moment · `bad_request`: never again as it is · `not_found`: it is not there.
 */
export type FailureKind = 'auth' | 'quota' | 'rate' | 'transient' | 'bad_request' | 'not_found' | 'blocked';

/**
 * A failure of an external service in words for staff. Carries no address, key or token, and no cause that might: it
 * may be logged, answered and stored as it is.
 */
export class UpstreamError extends AppError {
  readonly kind: FailureKind;
  /** When another try can succeed, where the service says so. */
  readonly retryAt?: Date;

  constructor(kind: FailureKind, message: string, options: { retryAt?: Date } = {}) {
    super('UPSTREAM', message);
    this.name = 'UpstreamError';
    this.kind = kind;
    this.retryAt = options.retryAt;
  }
}
