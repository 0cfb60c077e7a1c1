import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Turns } from './engine-pool.js';

/** Pieces of work that note their begin and end when they are let. */
function worker(begun: string[]) {
  const open: (() => void)[] = [];
  const pieces = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => async () => {
      begun.push(`${name}${at}`);
      await new Promise<void>((resolve) => open.push(resolve));
      return `${name}${at}`;
    });
  /** Ends the pieces that are under way, in turn, until there are none. */
  const endAll = async () => {
    for (let end = open.shift(); end !== undefined; end = open.shift()) {
      end();
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    }
  };
  return { pieces, endAll };
}

test('who comes later with little has a turn after the pieces that are under way', async () => {
  const begun: string[] = [];
  const { pieces, endAll } = worker(begun);
  const turns = new Turns(2);
  const large = turns.all(pieces('besar', 5));
  const small = turns.all(pieces('kecil', 1));
  await endAll();
  assert.equal(await large, ['besar0', 'besar1', 'besar2', 'besar3', 'besar4']);
  assert.equal(await small, ['kecil0']);
  assert.ok(begun.indexOf('kecil0') <= 3, begun.join(' '));
});

test('a piece that fails ends its call alone, and nothing more of it is begun', async () => {
  const begun: string[] = [];
  const { pieces, endAll } = worker(begun);
  const turns = new Turns(1);
  const failing = turns.all([() => Promise.reject(new Error('rosak')), ...pieces('lain', 2)]);
  const other = turns.all(pieces('baik', 2));
  await failing.then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'rosak'),
  );
  await endAll();
  assert.equal(await other, ['baik0', 'baik1']);
  assert.equal(begun, ['baik0', 'baik1']);
  assert.equal(await turns.all([]), []);
});

test.run();
