import type { IncomingHttpHeaders } from 'node:http';

/** No service is left alone longer than this on the word of a header; a daily quota is told apart by its own code. */
const MAX_WAIT_MS = 10 * 60 * 1000;

const limited = (ms: number) => (Number.isFinite(ms) ? Math.min(MAX_WAIT_MS, Math.max(0, ms)) : undefined);

/**
 * How long a service asks to be left alone: `retry-after-ms`, or `Retry-After` in seconds (also with a fraction) or as
 * a date (RFC 9110, 10.2.3). Undefined without either, or when it makes no sense.
 */
export function retryAfterMs(headers: IncomingHttpHeaders, now: number): number | undefined {
  const ms = Number.parseFloat(String(headers['retry-after-ms'] ?? ''));
  if (!Number.isNaN(ms)) return limited(ms);
  const text = String(headers['retry-after'] ?? '').trim();
  if (/^\d+(\.\d+)?$/.test(text)) return limited(Number(text) * 1000);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : limited(date - now);
}

/** A protobuf duration as Gemini's RetryInfo has it: `22s`, `1.5s`. */
export function durationMs(text: unknown): number | undefined {
  const match = /^(\d+(?:\.\d+)?)s$/.exec(String(text ?? ''));
  return match === null ? undefined : limited(Number(match[1]) * 1000);
}
