import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from '../api-error.js';
import { Outbox } from './outbox.js';
import { memoryShelf, type Shelf } from './shelf.js';
import type { Said, Unsent } from './unsent.js';

const test = suite('what a person says on its way to the server');

const NOON = Date.UTC(2026, 10, 24, 12);

/** A clock that goes when it is told to, and what waits for it. */
function fakeClock() {
  let now = NOON;
  let waiting: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    later: (ms: number, work: () => void) => {
      const one = { at: now + ms, work };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    async pass(ms: number): Promise<void> {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { work } of due) work();
      await settle();
    },
  };
}

/** Lets all that can go on without the clock or the network go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const tag = (Q1: boolean, seq = 0): Said => ({ taskId: 'r', seq, judgement: { tags: { Q1 } } });
const away = () => Promise.reject(new TypeError('fetch failed'));
const refusal = (status: number, error: string) => () =>
  Promise.reject(new ApiError(status, '', JSON.stringify({ error })));

/** A server that answers as it is told, and notes what it has stored. */
function fakeServer() {
  const stored: Unsent[] = [];
  const calls: Unsent[] = [];
  const server = {
    stored,
    calls,
    /** What the next calls come to; without one they are stored. */
    next: [] as (() => Promise<unknown>)[],
    async send(unsent: Unsent): Promise<void> {
      calls.push(unsent);
      await server.next.shift()?.();
      stored.push(unsent);
    },
    saidOf: () => stored.map(({ said }) => said),
  };
  return server;
}

let ids = 0;

function open({ shelf = memoryShelf(), server = fakeServer(), clock = fakeClock() } = {}) {
  const outbox = new Outbox({
    shelf,
    send: server.send,
    now: clock.now,
    later: clock.later,
    newId: () => `${++ids}`,
    reasonOf: (error) =>
      error instanceof TypeError
        ? 'The server cannot be reached.'
        : ((error as ApiError).text ?? (error as Error).message),
  });
  return { outbox, server, clock, shelf };
}

test('words said quickly, one after the other, are all sent in order, however slow the server is', async () => {
  const { outbox, server } = open();
  let answer = () => {};
  server.next = Array.from({ length: 3 }, () => () => new Promise<void>((resolve) => (answer = resolve)));
  const said = [tag(true), tag(false), tag(true, 1)];
  for (const one of said) outbox.add(one);
  for (let sent = 1; sent <= 3; sent++) {
    await settle();
    assert.is(server.calls.length, sent, 'one at a time');
    answer();
  }
  await outbox.drained();
  assert.equal(server.saidOf(), said);
  assert.equal(outbox.snapshot().waiting, []);
});

test('each word says when it was given, one later than the other, also on a clock that stands or goes back', async () => {
  let now = NOON;
  const server = fakeServer();
  const { outbox } = open({ server, clock: { ...fakeClock(), now: () => now } });
  outbox.add(tag(true));
  outbox.add(tag(false));
  now -= 60_000;
  outbox.add(tag(true));
  await outbox.drained();
  assert.equal(
    server.stored.map(({ givenAt }) => Date.parse(givenAt) - NOON),
    [0, 1, 2],
  );
});

test('a lost network, a server that restarts and one that is busy are waited for; it says so until all is stored', async () => {
  const { outbox, server, clock } = open();
  server.next = [away, refusal(503, 'The server is stopping.'), refusal(429, 'Too many calls.')];
  outbox.add(tag(true));
  outbox.add(tag(false));
  await settle();
  const { waiting, problem, isLate } = outbox.snapshot();
  assert.equal([waiting.length, problem, isLate], [2, 'The server cannot be reached.', true]);
  await clock.pass(999);
  assert.is(server.calls.length, 1);
  await clock.pass(1);
  assert.is(outbox.snapshot().problem, 'The server is stopping.');
  await clock.pass(2000);
  await clock.pass(5000);
  await outbox.drained();
  assert.equal(server.saidOf(), [tag(true), tag(false)]);
  assert.equal(outbox.snapshot(), { waiting: [], refused: [], problem: undefined, isLate: false });
});

test('a person who does not want to wait has it tried at once', async () => {
  const { outbox, server } = open();
  server.next = [away, away];
  outbox.add(tag(true));
  await settle();
  outbox.tryAgain();
  await settle();
  assert.is(server.calls.length, 2);
  outbox.tryAgain();
  await outbox.drained();
  assert.is(server.stored.length, 1);
});

test('a slow server is said after two seconds; a request that hangs is sent again with the time it was given at', async () => {
  const { outbox, server, clock } = open();
  server.next = [() => new Promise(() => undefined)];
  outbox.add(tag(true));
  await settle();
  assert.is(outbox.snapshot().isLate, false);
  await clock.pass(2000);
  assert.equal([outbox.snapshot().isLate, outbox.snapshot().problem], [true, undefined]);
  await clock.pass(13_000);
  assert.is(outbox.snapshot().problem, 'The server does not answer.');
  await clock.pass(1000);
  await outbox.drained();
  const [first, again] = server.calls;
  assert.equal(first, again);
});

test('what the server refuses is kept and told, and holds up nothing; it is tried again or given up', async () => {
  const { outbox, server } = open();
  server.next = [refusal(404, 'There is no comment 3.')];
  outbox.add(tag(true, 2));
  outbox.add(tag(true, 3));
  await outbox.drained();
  assert.equal(server.saidOf(), [tag(true, 3)]);
  assert.equal(
    outbox.snapshot().refused.map(({ said, refused }) => [said.seq, refused]),
    [[2, 'There is no comment 3.']],
  );
  const { givenAt } = outbox.snapshot().refused[0] as Unsent;
  outbox.tryAgain();
  await outbox.drained();
  assert.equal([server.stored[1]?.said, server.stored[1]?.givenAt], [tag(true, 2), givenAt]);

  server.next = [refusal(403, 'You may not do this.')];
  outbox.add(tag(true, 4));
  await outbox.drained();
  assert.is(outbox.snapshot().refused.length, 1);
  outbox.giveUpRefused();
  assert.equal(outbox.snapshot().refused, []);
});

test('who leaves has it tried once; what cannot be stored stays for the next visit, or is given up', async () => {
  const { outbox, server, shelf } = open();
  server.next = [away, away];
  outbox.add(tag(true));
  outbox.add(tag(false));
  await settle();
  await outbox.sendOnce();
  assert.is(server.calls.length, 2);
  outbox.close();
  await settle();
  assert.is(shelf.list().length, 2);

  const again = open({ shelf, server });
  await again.outbox.drained();
  assert.equal(server.saidOf(), [tag(true), tag(false)]);
  assert.equal(shelf.list(), []);

  server.next = [away];
  again.outbox.add(tag(true));
  await settle();
  again.outbox.forget();
  assert.equal([shelf.list(), again.outbox.snapshot().waiting], [[], []]);
});

test('nothing is sent once it is closed: a 401 ends the page, and what is left waits for the same person', async () => {
  const { outbox, server, shelf, clock } = open();
  server.next = [
    () => {
      outbox.close();
      return Promise.reject(new ApiError(401, '', '{"error":"You are not signed in."}'));
    },
  ];
  outbox.add(tag(true));
  await settle();
  await clock.pass(60_000);
  outbox.add(tag(false));
  assert.equal([server.calls.length, shelf.list().map(({ said }) => said)], [1, [tag(true)]]);
});

/** One shelf for two tabs, of which one sends at a time. */
function sharedShelf(): () => Shelf {
  const shelf = memoryShelf();
  const tabs = new Set<() => void>();
  let turn: Promise<unknown> = Promise.resolve();
  return () => {
    let own = () => {};
    const others = () => {
      for (const tell of tabs) if (tell !== own) tell();
    };
    return {
      ...shelf,
      put: (one) => {
        shelf.put(one);
        others();
      },
      remove: (one) => {
        shelf.remove(one);
        others();
      },
      alone: (work) => {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
      onChange: (listener) => {
        own = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
}

test('two tabs send one list: each word once, in the order of both, and both learn what is stored', async () => {
  const tab = sharedShelf();
  const server = fakeServer();
  const clock = fakeClock();
  server.next = [away];
  const [one, two] = [open({ shelf: tab(), server, clock }), open({ shelf: tab(), server, clock })];
  const learned: string[] = [];
  one.outbox.onStored(({ said }) => learned.push(`one ${said.seq}`));
  two.outbox.onStored(({ said }) => learned.push(`two ${said.seq}`));
  one.outbox.add(tag(true, 1));
  two.outbox.add(tag(true, 2));
  one.outbox.add(tag(false, 3));
  assert.is(two.outbox.snapshot().waiting.length, 3);
  await settle();
  await clock.pass(1000);
  await Promise.all([one.outbox.drained(), two.outbox.drained()]);
  assert.equal(
    server.stored.map(({ said }) => said.seq),
    [1, 2, 3],
  );
  assert.equal(learned.sort(), ['one 1', 'one 2', 'one 3', 'two 1', 'two 2', 'two 3']);
});

test.run();
