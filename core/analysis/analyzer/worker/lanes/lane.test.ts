import { setImmediate as turn } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AskReply } from '../../providers/provider.js';
import { fakeProvider } from '../../testing.js';
import { Lane } from './lane.js';

const GOOD: AskReply = {
  answers: [{ id: 1, answer: {} }],
  model: 'fake',
  usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
};

/** A lane whose clock stands until it is set; `made` are the calls to the service in their order. */
function openLane(width: number, { isService = true } = {}) {
  let now = 0;
  const provider = fakeProvider({ id: 'deepseek-9', isService });
  const lane = new Lane(
    provider,
    width,
    () => 0,
    () => now,
  );
  const made: { name: number; answer: (reply: AskReply) => void; isGivenUp: () => boolean }[] = [];
  const { signal } = new AbortController();
  const call = (name: number, run = 1) =>
    lane.call((own) => new Promise((answer) => made.push({ name, answer, isGivenUp: () => own.aborted })), {
      run,
      priority: 0,
      isCalledOff: () => false,
      signal,
    });
  const untilMade = async (count: number) => {
    while (made.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  /** Waits until the lane has looked at its calls some times more. */
  const looks = async () => {
    for (let look = 0; look < 4; look++) await new Promise((resolve) => setTimeout(resolve, 25));
    await turn();
  };
  const setTo = (ms: number) => {
    now = ms;
  };
  return { call, made, untilMade, looks, setTo };
}

test('when no call is answered one is made again, and the others when that one is answered', async () => {
  const { call, made, untilMade, looks, setTo } = openLane(4);
  const replies = [0, 1, 2, 3].map(call);
  await untilMade(4);
  setTo(29_000);
  await looks();
  assert.is(made.length, 4, 'a slow service gets its time');
  setTo(30_000);
  await untilMade(5);
  await looks();
  assert.equal(
    made.map(({ name }) => name),
    [0, 1, 2, 3, 0],
    'one call alone finds out',
  );
  setTo(31_000);
  made[4]?.answer(GOOD);
  assert.equal(await replies[0], GOOD);
  assert.ok(made[0]?.isGivenUp());
  await untilMade(8);
  assert.equal(
    made.slice(5).map(({ name }) => name),
    [1, 2, 3],
  );
  for (const { answer } of made.slice(5)) answer(GOOD);
  assert.equal(await Promise.all(replies), [GOOD, GOOD, GOOD, GOOD]);
});

test('a service that was only slow is paid once for the calls that it answers after all', async () => {
  const { call, made, untilMade, looks, setTo } = openLane(3);
  const replies = [0, 1, 2].map(call);
  await untilMade(3);
  setTo(30_000);
  await untilMade(4);
  made[0]?.answer(GOOD);
  await replies[0];
  await looks();
  assert.is(made.length, 4);
  for (const { answer } of made) answer(GOOD);
  await Promise.all(replies);
});

test('where one call made again helps nothing, another one is tried after the same time', async () => {
  const { call, made, untilMade, setTo } = openLane(3);
  const replies = [0, 1, 2].map(call);
  await untilMade(3);
  setTo(30_000);
  await untilMade(4);
  setTo(60_000);
  await untilMade(5);
  assert.equal(
    made.slice(3).map(({ name }) => name),
    [0, 1],
  );
  for (const { answer } of made) answer(GOOD);
  await Promise.all(replies);
});

test('smops itself has a window for each run, so that a run never waits for the calls of another', async () => {
  const { call, made, untilMade, looks } = openLane(2, { isService: false });
  const names = () => made.map(({ name }) => name);
  const first = [0, 1, 2].map((name) => call(name, 1));
  await untilMade(2);
  const second = call(10, 2);
  await untilMade(3);
  await looks();
  assert.equal(names(), [0, 1, 10], 'the third call of the first run waits for its own');
  made[2]!.answer(GOOD);
  await second;
  made[0]!.answer(GOOD);
  await untilMade(4);
  assert.equal(names(), [0, 1, 10, 2]);
  for (const { answer } of made) answer(GOOD);
  await Promise.all(first);
});

test('the runs of a paid provider share one window, as they share its limits', async () => {
  const { call, made, untilMade, looks } = openLane(2);
  const replies = [call(0, 1), call(1, 1), call(10, 2)];
  await untilMade(2);
  await looks();
  assert.equal(made.length, 2);
  made[0]!.answer(GOOD);
  await untilMade(3);
  for (const { answer } of made) answer(GOOD);
  await Promise.all(replies);
});

test.run();
