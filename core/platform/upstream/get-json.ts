import type { IncomingHttpHeaders } from 'node:http';
import { type CallLimits, getBytes } from './get-bytes.js';
import { SAY_OF } from './services.texts.model.js';
import { UpstreamError } from './upstream-error.js';

export interface JsonResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Undefined when an answer that reports a failure (400 or above) is no JSON: its status then has to do. */
  body: unknown;
}

/** One GET whose answer is JSON. As `getBytes`; a success that is no whole JSON (HTML, cut off) is `transient`. */
export async function getJson(service: string, url: URL, limits: CallLimits): Promise<JsonResponse> {
  const { status, headers, body } = await getBytes(service, url, limits);
  try {
    return { status, headers, body: JSON.parse(body.toString('utf8')) };
  } catch {
    if (status >= 400) return { status, headers, body: undefined };
    throw new UpstreamError('transient', SAY_OF().notJson(service));
  }
}
