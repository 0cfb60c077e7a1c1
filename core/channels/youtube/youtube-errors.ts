import { z } from 'zod';
import type { JsonResponse } from '../../platform/upstream/get-json.js';
import { retryAfter } from '../../platform/upstream/retry-after.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { type FailureKind, UpstreamError } from '../../platform/upstream/upstream-error.js';
import { nextPacificMidnight } from './pacific-day.js';

const ErrorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string().catch('') })).catch([]),
    details: z.array(z.object({ reason: z.string().catch('') })).catch([]),
  }),
});

/** Reasons of the Data API by what follows from them (developers.google.com/youtube/v3/docs/errors). */
const KINDS: Record<string, FailureKind> = {
  quotaExceeded: 'quota',
  dailyLimitExceeded: 'quota',
  rateLimitExceeded: 'rate',
  userRateLimitExceeded: 'rate',
  RATE_LIMIT_EXCEEDED: 'rate',
  keyInvalid: 'auth',
  API_KEY_INVALID: 'auth',
  forbidden: 'auth',
  accessNotConfigured: 'auth',
  SERVICE_DISABLED: 'auth',
  playlistNotFound: 'not_found',
  videoNotFound: 'not_found',
  channelNotFound: 'not_found',
  commentsDisabled: 'not_found',
  commentNotFound: 'not_found',
  notFound: 'not_found',
  backendError: 'transient',
  internalError: 'transient',
};

/** The page token is no longer good: the listing begins again at its first page. */
export class InvalidPageToken extends UpstreamError {
  constructor() {
    super('bad_request', SERVICES_TEXTS().youtube.placeLost);
  }
}

function kindOf(status: number, reasons: string[], message: string): FailureKind {
  if (status === 400 && /API key (not valid|expired)/i.test(message)) return 'auth';
  for (const reason of reasons) {
    const kind = KINDS[reason];
    if (kind !== undefined) return kind;
  }
  if (status === 429) return 'rate';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'not_found';
  return status >= 500 || status === 408 ? 'transient' : 'bad_request';
}

/** The failure behind an answer of 400 or above, without the service's own words, which may quote the key. */
export function youtubeError(answer: JsonResponse, now: Date): UpstreamError {
  const parsed = ErrorBody.safeParse(answer.body);
  const { message, errors, details } = parsed.success
    ? parsed.data.error
    : { message: '', errors: [], details: [] };
  const reasons = [...errors, ...details].map(({ reason }) => reason);
  if (reasons.includes('invalidPageToken')) return new InvalidPageToken();
  const kind = kindOf(answer.status, reasons, message);
  const retryAt =
    kind === 'quota' ? nextPacificMidnight(now) : retryAfter(answer.headers['retry-after'], now);
  const known = reasons.find((reason) => /^\w{1,60}$/.test(reason));
  const suffix = kind === 'bad_request' || kind === 'not_found' ? ` (${known ?? answer.status})` : '';
  return new UpstreamError(
    kind,
    `${SERVICES_TEXTS().youtube[kind]}${suffix}`,
    retryAt === undefined ? {} : { retryAt },
  );
}
