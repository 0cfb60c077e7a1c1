import { networkOf } from '@smops/core/people/users/networks.js';
import { type Expensive, type PlaceFor, Places } from '@smops/core/places.js';
import type { ExportedFile } from '@smops/core/platform/export/table-file.js';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../environment.js';

/**
 * All share one thread, so more at once would only hold more memory. One caller has two; a request that waits holds little, so more of them may:
 * a team that asks for its files on a Monday waits in turn.
 */
const waiting = { atOncePerCaller: 2, waitingMax: 512, waitingMaxPerCaller: 64 };
const placesOf = (): Record<Expensive, Places> => ({
  answer: new Places({ ...waiting, atOnce: 4, waitMs: 60_000 }),
  file: new Places({ ...waiting, atOnce: 3, waitMs: 240_000 }),
});
const PLACES = placesOf();
/** Who calls without an account waits apart, so that no number of networks fills the team's queue. */
const PLACES_OF_STRANGERS = placesOf();

/** A file that nobody takes further for so long gives its place back, and waits for one before it goes on. */
const IDLE_MS = 5000;

/** Sessions and tokens of one user are one caller; without an account a network is. */
function callerOf(c: Context<AppEnvironment>): { caller: string; isStranger: boolean } {
  const actor = c.get('ctx')?.actor;
  if (actor === undefined) return { caller: networkOf(c.get('address') ?? ''), isStranger: true };
  return { caller: actor.userId === null ? actor.name : `user ${actor.userId}`, isStranger: false };
}

/** The pieces of a body, each made in a place. */
function inPlace(
  body: ExportedFile['body'],
  places: Places,
  who: PlaceFor,
  first: () => void,
): AsyncIterable<string | Uint8Array> {
  let release: (() => void) | undefined = first;
  let idle: NodeJS.Timeout | undefined;
  const giveBack = () => {
    clearTimeout(idle);
    release?.();
    release = undefined;
  };
  const pause = () => {
    idle = setTimeout(giveBack, IDLE_MS).unref();
  };
  pause();
  return (async function* () {
    const pieces =
      Symbol.asyncIterator in body
        ? body[Symbol.asyncIterator]()
        : (body[Symbol.iterator]() as Iterator<string | Uint8Array>);
    try {
      for (;;) {
        clearTimeout(idle);
        release ??= await places.takeAgain(who);
        const { done, value } = await pieces.next();
        if (done === true) return;
        pause();
        yield value;
      }
    } finally {
      giveBack();
      await pieces.return?.();
    }
  })();
}

/** Waits for a place and keeps it until the response is made, of a file until its last piece is. Throws UNAVAILABLE. */
export function expensive(kind: Expensive): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const { caller, isStranger } = callerOf(c);
    const places = (isStranger ? PLACES_OF_STRANGERS : PLACES)[kind];
    const who = { caller, signal: c.req.raw.signal };
    const release = await places.take(who);
    let isKept = false;
    c.set('inPlace', (body) => {
      isKept = true;
      return inPlace(body, places, who, release);
    });
    try {
      await next();
    } finally {
      if (!isKept) release();
    }
  };
}
