import { ApiError } from '@smops/server/client/client.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Outbox } from './outbox.js';

const test = suite('what a reader says on its way to the server');

// Tries that are still to come keep no program alive.
let alive: NodeJS.Timeout;
test.before(() => {
  alive = setInterval(() => {}, 1000);
});
test.after(() => clearInterval(alive));

test('is sent in order, however often the connection is lost between', async () => {
  const arrived: number[] = [];
  let calls = 0;
  const outbox = new Outbox(async (work) => {
    if (++calls % 2 === 1) throw new TypeError('fetch failed');
    return await work(undefined as never);
  }, 1);
  for (const number of [1, 2, 3]) outbox.add(async () => arrived.push(number));
  assert.is(outbox.unsent, 3);
  await outbox.drained();
  assert.equal(arrived, [1, 2, 3]);
  assert.equal([outbox.unsent, outbox.problem], [0, undefined]);
  outbox.add(async () => arrived.push(4));
  await outbox.drained();
  assert.equal(arrived, [1, 2, 3, 4]);
});

test('what the server refuses is told and does not hold up the rest', async () => {
  const refused: string[] = [];
  const arrived: string[] = [];
  const outbox = new Outbox(async (work) => await work(undefined as never), 1);
  outbox.onRefused = (message) => refused.push(message);
  outbox.add(async () => {
    throw new ApiError(404, 'Not Found', '{"error":"There is no comment 3."}');
  });
  outbox.add(async () => arrived.push('next'));
  await outbox.drained();
  assert.equal([refused, arrived], [['There is no comment 3.'], ['next']]);
});

test('nothing more is sent once it is given up', async () => {
  let tries = 0;
  const outbox = new Outbox(async () => {
    tries++;
    throw new TypeError('fetch failed');
  }, 1);
  outbox.add(async () => {});
  await new Promise((resolve) => setTimeout(resolve, 10));
  outbox.close();
  await outbox.drained();
  const before = tries;
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal([tries, outbox.unsent], [before, 0]);
});

test.run();
