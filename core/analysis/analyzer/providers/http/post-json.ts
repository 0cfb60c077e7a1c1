import {
  type BrotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  type Gunzip,
  type Inflate,
} from 'node:zlib';
import { Agent, request } from 'undici';
import { withSignal } from '../../../../platform/upstream/with-signal.js';
import { FAILURE } from '../../failures.texts.model.js';
import type { Place } from '../place.model.js';
import type { AskFailure } from '../provider.js';
import { guardedLookup, isPlainlyTooFar, type Resolve, TooFarError } from './places.js';
import { retryAfterMs } from './retry-after.js';

/** How long a call may take. DeepSeek may queue a call for minutes, sending blank lines meanwhile (vendor's page). */
export interface CallDeadlines {
  connectMs: number;
  /** Without a single byte, before the answer begins and within it. */
  idleMs: number;
  /** Until the answer's content begins: blank lines only say that the service is still there. */
  contentMs: number;
  /** From there to the end of the answer. */
  endMs: number;
}

export const DEFAULT_DEADLINES: CallDeadlines = {
  connectMs: 10_000,
  idleMs: 120_000,
  contentMs: 180_000,
  endMs: 60_000,
};

/** Far beyond any answer to 32 comments, unpacked. A body that goes on is cut off here. */
const MAX_BYTES = 8 * 1024 * 1024;

export interface HttpReply {
  status: number;
  /** The parsed body; undefined when it is no JSON. */
  body: unknown;
  retryAfterMs: number | undefined;
}

/** A call that brought no answer that could be read at all. */
export interface CallFailure {
  failure: AskFailure;
}

const transient = (message: string): CallFailure => ({ failure: { kind: 'transient', message } });

class TooLarge extends Error {}

const isBlank = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/**
 * Reads a body up to the limit, counted after unpacking: a small packed body may hold gigabytes. Blank bytes before the
 * content are not kept; `onContent` is called when it begins.
 */
async function readBody(stream: AsyncIterable<Buffer>, onContent: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new TooLarge();
    if (chunks.length === 0) {
      if (chunk.every(isBlank)) continue;
      onContent();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const UNPACK: Record<string, () => Gunzip | Inflate | BrotliDecompress> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What the codes of a connection that was never made mean. */
const REASONS = {
  ENOTFOUND: 'noHost',
  EAI_AGAIN: 'noNameService',
  ECONNREFUSED: 'nothingListens',
  EHOSTUNREACH: 'noRouteToHost',
  ENETUNREACH: 'noRouteToNetwork',
  ETIMEDOUT: 'noAnswerInTime',
  UND_ERR_CONNECT_TIMEOUT: 'noAnswerInTime',
} as const;

function describe(error: unknown, service: string, deadlines: CallDeadlines): CallFailure {
  if (error instanceof TooLarge) {
    return transient(FAILURE().tooLarge(service, MAX_BYTES / 1024 / 1024));
  }
  if (error instanceof TooFarError)
    return { failure: { kind: 'outside', message: FAILURE().tooFar(service) } };
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') {
    const { contentMs, endMs } = deadlines;
    const [toBegin, toEnd] = [contentMs, endMs].map((ms) => Math.round(ms / 1000)) as [number, number];
    return transient(FAILURE().tooSlow(service, toBegin, toEnd));
  }
  // Only the code: messages of network libraries may quote the address.
  const known = REASONS[code as keyof typeof REASONS] as (typeof REASONS)[keyof typeof REASONS] | undefined;
  const say = FAILURE();
  return transient(
    known === undefined
      ? say.brokeOff(service, code ?? name ?? say.networkError)
      : say.unreachable(service, say[known]),
  );
}

/** How far the connections to a service may lead; each is checked. `resolve` is for tests. */
export interface Guard {
  reach: Place;
  resolve?: Resolve | undefined;
}

/** Connections to one service, kept open between calls; `close` ends them. */
export function createHttpCaller(
  service: string,
  deadlines: CallDeadlines = DEFAULT_DEADLINES,
  guard?: Guard,
) {
  const agent = new Agent({
    connect: {
      timeout: deadlines.connectMs,
      ...(guard === undefined ? {} : { lookup: guardedLookup(guard.reach, guard.resolve) as never }),
    },
    headersTimeout: deadlines.idleMs,
    bodyTimeout: deadlines.idleMs,
    // One connection for each call under way: a slow answer holds no other up.
    pipelining: 1,
  });

  /** Does `work` under a signal that aborts when the content does not begin, or then does not end, in time. */
  async function withDeadlines<Result>(
    signal: AbortSignal,
    work: (bounded: AbortSignal, onContent: () => void) => Promise<Result>,
  ): Promise<Result> {
    const deadline = new AbortController();
    const expire = () => deadline.abort(new DOMException('The answer took too long.', 'TimeoutError'));
    let timer = setTimeout(expire, deadlines.contentMs);
    const onContent = () => {
      clearTimeout(timer);
      timer = setTimeout(expire, deadlines.endMs);
    };
    try {
      return await withSignal({ signals: [signal, deadline.signal] }, (bounded) => work(bounded, onContent));
    } finally {
      clearTimeout(timer);
    }
  }

  async function read(
    url: string,
    headers: Record<string, string>,
    body: string | undefined,
    signal: AbortSignal,
    onContent: () => void,
  ) {
    if (guard !== undefined && isPlainlyTooFar(url, guard.reach)) throw new TooFarError();
    const answer = await request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        accept: 'application/json',
        'accept-encoding': 'gzip',
        ...headers,
      },
      body: body ?? null,
      signal,
      dispatcher: agent,
    });
    const encoding = String(answer.headers['content-encoding'] ?? 'identity').toLowerCase();
    const unpacked = UNPACK[encoding]?.();
    // A body that breaks off must end its unpacking; destroying one makes it emit an error without another listener.
    answer.body.on('error', (error) => unpacked?.destroy(error));
    unpacked?.on('error', () => {});
    try {
      const stream = unpacked === undefined ? answer.body : answer.body.pipe(unpacked);
      return { answer, bytes: await readBody(stream as AsyncIterable<Buffer>, onContent) };
    } finally {
      answer.body.destroy();
    }
  }

  return {
    /**
     * One POST of JSON text, or a GET without a body. Redirects are not followed: they would carry the key to another host. Never throws, but
     * for an abort by `signal`.
     */
    async post(
      url: string,
      headers: Record<string, string>,
      body: string | undefined,
      signal: AbortSignal,
    ): Promise<HttpReply | CallFailure> {
      try {
        const { answer, bytes } = await withDeadlines(signal, (bounded, onContent) =>
          read(url, headers, body, bounded, onContent),
        );
        const { statusCode: status } = answer;
        if (status >= 300 && status < 400) {
          return transient(FAILURE().redirected(service));
        }
        return { status, body: parseJson(bytes), retryAfterMs: retryAfterMs(answer.headers, Date.now()) };
      } catch (error) {
        if (signal.aborted) throw error;
        return describe(error, service, deadlines);
      }
    },
    close: () => agent.close(),
  };
}

/** JSON in UTF-8, white space around it allowed; undefined for anything else, also for another charset. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim());
  } catch {
    return undefined;
  }
}
