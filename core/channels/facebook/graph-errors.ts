import { z } from 'zod';
import type { JsonResponse } from '../../platform/upstream/get-json.js';
import { retryAfter } from '../../platform/upstream/retry-after.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { type FailureKind, UpstreamError } from '../../platform/upstream/upstream-error.js';
import { readGraphUsage } from './graph-usage.js';

const MINUTE_MS = 60_000;
/** Pause after a throttled call whose answer names no time. */
const THROTTLED_MS = 5 * MINUTE_MS;

const ErrorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number().int().catch(0),
    error_subcode: z.number().int().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
    fbtrace_id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional()
      .catch(undefined),
  }),
});

/** Asked for too much at once: the same call with half the limit may pass. */
export class TooMuchData extends UpstreamError {
  constructor() {
    super('bad_request', SERVICES_TEXTS().facebook.smallerPages);
  }
}

function kindOf(status: number, code: number, subcode: number | undefined, transient?: boolean): FailureKind {
  if (code === 190 || code === 102 || code === 10 || (code >= 200 && code <= 299)) return 'auth';
  if ([4, 17, 32, 80001, 613].includes(code)) return 'rate';
  if (code === 368) return 'blocked';
  if (transient === true || code === 1 || code === 2) return 'transient';
  if (code === 803 || (code === 100 && subcode === 33)) return 'not_found';
  if (code !== 0) return 'bad_request';
  if (status === 429) return 'rate';
  if (status === 401 || status === 403) return 'auth';
  return status >= 500 || status === 408 ? 'transient' : 'bad_request';
}

/** The failure behind an answer of 400 or above, by its code, whatever its status; the trace id stands at its end. */
export function graphError(answer: JsonResponse, now: Date): UpstreamError {
  const parsed = ErrorBody.safeParse(answer.body);
  const error = parsed.success ? parsed.data.error : { message: '', code: 0 };
  const {
    code,
    message,
    error_subcode: subcode,
    is_transient: transient,
    fbtrace_id: trace,
  } = {
    error_subcode: undefined,
    is_transient: undefined,
    fbtrace_id: undefined,
    ...error,
  };
  if (code === 1 && /reduce the amount of data/i.test(message)) return new TooMuchData();
  const kind = kindOf(answer.status, code, subcode, transient);
  const minutes = readGraphUsage(answer.headers)?.regainMinutes ?? 0;
  const pause = minutes > 0 ? minutes * MINUTE_MS : THROTTLED_MS;
  const throttledUntil = retryAfter(answer.headers['retry-after'], now) ?? new Date(now.getTime() + pause);
  const isPermission = code === 10 || (code >= 200 && code <= 299);
  const ofToken: Record<number, string | undefined> = SERVICES_TEXTS().facebookToken;
  const sentence =
    (kind === 'auth' && subcode !== undefined ? ofToken[subcode] : undefined) ??
    (isPermission ? SERVICES_TEXTS().facebook.noPermission : SERVICES_TEXTS().facebook[kind]);
  const note = [
    code === 0 ? `HTTP ${answer.status}` : `code ${code}`,
    trace === undefined ? '' : `trace ${trace}`,
  ];
  return new UpstreamError(
    kind,
    `${sentence} (${note.filter((part) => part !== '').join(', ')})`,
    kind === 'rate' ? { retryAt: throttledUntil } : {},
  );
}
