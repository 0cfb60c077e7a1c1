import { Turns } from '@smops/core/turns.js';
import type { Context, TypedResponse } from 'hono';
import type { AppEnvironment } from './environment.js';
import { streamOf } from './file-answer.js';

/** Shorter lists are written in a millisecond or two, at once. */
const LONG = 500;
/** Answers hold their lists no deeper: `analysisResults.results.comments`. */
const MOST_DEEP = 4;
/** Characters that are sent on together. */
const PIECE = 32_768;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);

/** Whether there is a long list in it, at most `depth` objects deep. */
function hasLongList(value: unknown, depth = MOST_DEEP): boolean {
  if (isLong(value)) return true;
  return depth > 0 && isPlain(value) && Object.values(value).some((one) => hasLongList(one, depth - 1));
}

/** What JSON.stringify makes of it, a row of a long list at a time. */
function* writeJson(value: unknown): Generator<string> {
  if (isLong(value)) {
    yield '[';
    for (const [at, row] of value.entries()) yield `${at > 0 ? ',' : ''}${JSON.stringify(row) ?? 'null'}`;
    yield ']';
  } else if (isPlain(value) && hasLongList(value)) {
    yield '{';
    let separator = '';
    for (const [key, one] of Object.entries(value)) {
      if (one === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      separator = ',';
      yield* writeJson(one);
    }
    yield '}';
  } else yield JSON.stringify(value);
}

async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  const turns = new Turns();
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < PIECE && !turns.isOver()) continue;
    yield text;
    text = '';
    if (turns.isOver()) await turns.next();
  }
  yield text;
}

/** As `c.json`, but long lists are written and sent piece by piece: others have their turns meanwhile. */
export function answerJson<Body extends object, Status extends 200 | 201>(
  c: Context<AppEnvironment>,
  body: Body,
  status: Status,
): Response & TypedResponse<Body, Status, 'json'> {
  if (!hasLongList(body)) return c.json(body, status) as never;
  return c.body(streamOf(inTurns(writeJson(body))), status, { 'content-type': 'application/json' }) as never;
}
