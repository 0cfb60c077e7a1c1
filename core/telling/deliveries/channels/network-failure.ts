import { AppError } from '../../../errors.js';
import { DeliveryFailure } from '../delivery-failure.js';

/** The chain of causes of an error, itself first. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** The system's code of a failed connection: ECONNREFUSED. Never a message, which may hold an address. */
export function codeOf(error: unknown): string {
  for (const { code } of causesOf(error))
    if (typeof code === 'string' && /^[A-Z_\d]{2,40}$/.test(code)) return code;
  return 'unknown';
}

/** Codes of a connection that never came to be: nothing was handed over. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
export const neverConnected = (error: unknown): boolean => NEVER_CONNECTED.test(codeOf(error));

/** A failed request as a reason. A guard that refused the address is final. */
export function networkFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  for (const one of causesOf(error)) {
    if (one instanceof AppError) return new DeliveryFailure('addressRefused', { isFinal: true });
    if (one.name === 'TimeoutError') return new DeliveryFailure('tookTooLong');
  }
  return new DeliveryFailure('unreachable', { detail: codeOf(error) });
}

/** Answers after which another try makes no sense: what was asked for is wrong, not the moment. */
export const isFinalStatus = (status: number): boolean =>
  status >= 300 && status < 500 && ![408, 425, 429].includes(status);
