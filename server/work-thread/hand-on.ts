import { AppError } from '@smops/core/errors.js';
import type { Context } from 'hono';
import type { AppEnvironment } from '../environment.js';
import { bodyOf, piecesOf, type WorkCall } from './work-messages.js';
import type { WorkThread } from './work-thread.js';

/** They are about the connection, which ends here, or about who calls, which is known. */
const ENDING_HERE = new Set([
  ...['connection', 'transfer-encoding', 'content-length', 'keep-alive', 'expect'],
  ...['authorization', 'cookie'],
]);

/**
 * Lets the work thread answer a call whose caller is known and has the right. Its body is read here, as far as it may be
 * large; one that breaks off is refused.
 */
export async function handOn(c: Context<AppEnvironment>, workThread: WorkThread): Promise<Response> {
  const actor = c.get('ctx')?.actor;
  if (actor === undefined) throw new AppError('UNAUTHENTICATED', 'Nobody is signed in.');
  const { method, url, headers, body } = c.req.raw;
  const pieces = await piecesOf(body).catch((error) => {
    throw new AppError('VALIDATION', 'The body broke off before its end.', { cause: error });
  });
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const passedOn = [...headers].filter(([name]) => !ENDING_HERE.has(name));
  const call: WorkCall = {
    method,
    url,
    headers: size > 0 ? [...passedOn, ['content-length', `${size}`]] : passedOn,
    body: pieces,
    caller: { requestId: c.get('requestId'), address: c.get('address'), actor },
  };
  const answer = await workThread.answer(call, c.req.raw.signal);
  const [first, ...rest] = answer.body;
  return c.newResponse(
    rest.length > 0 ? bodyOf(answer.body) : (first ?? null),
    answer.status as 200,
    Object.fromEntries(answer.headers),
  );
}
