import type { Config } from '@smops/core/config.js';
import type { Actor } from '@smops/core/context.js';
import { gatherPieces, PIECE_BYTES } from '@smops/core/gather-pieces.js';
import type { Heartbeat } from '@smops/core/watchdog/heartbeat.js';
import type { LogFormat } from '../monitoring/logger.js';

/** What the thread is started with. */
export interface WorkThreadSettings {
  config: Config;
  logFormat?: LogFormat;
  version: string;
}

/** What the thread is started with, and what it raises while it comes round. */
export type WorkThreadData = WorkThreadSettings & { beats: Heartbeat };

/** Who calls, as the server found out: the work thread believes it. */
export interface Caller {
  requestId: string;
  address: string;
  actor: Actor;
}

/** A call with its whole body, in pieces as they came. */
export interface WorkCall {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>[];
  caller: Caller;
}

/** What the work thread answers, its body in pieces. */
export interface WorkAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>[];
}

export type ToWorkThread =
  | { kind: 'call'; id: number; call: WorkCall }
  /** Whoever made the call has gone. */
  | { kind: 'gone'; id: number }
  | { kind: 'config'; read: Config }
  | { kind: 'close' };

export type FromWorkThread =
  | { kind: 'answer'; id: number; answer: WorkAnswer }
  | { kind: 'failure'; id: number; reason: string };

/**
 * A body's bytes in pieces, each in memory of its own: posted with `buffersOf` it changes hands instead of being copied.
 * However small the body's own pieces are, these are not: a sender does not choose how much memory each byte takes.
 */
export async function piecesOf(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  if (body === null) return pieces;
  let piece = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  for await (const bytes of gatherPieces(body)) {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + PIECE_BYTES - filled);
      piece.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < PIECE_BYTES) continue;
      pieces.push(piece);
      piece = new Uint8Array(PIECE_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) pieces.push(piece.slice(0, filled));
  return pieces;
}

/** The memory that changes hands with a body. */
export const buffersOf = (body: Uint8Array<ArrayBuffer>[]): ArrayBuffer[] => body.map(({ buffer }) => buffer);

/** A body's pieces as they are read again. */
export const bodyOf = (pieces: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const left = pieces.values();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
};
