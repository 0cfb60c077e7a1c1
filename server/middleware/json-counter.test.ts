import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSlowToParse } from './json-counter.js';

const isSlow = async (text: string) => await isSlowToParse(Buffer.from(text), 1_000);
const names = (count: number, from = 0) =>
  `{${Array.from({ length: count }, (_, at) => `"nama${from + at}":1`).join(',')}}`;
const list = (count: number, one: (at: number) => string) =>
  `[${Array.from({ length: count }, (_, at) => one(at)).join(',')}]`;

test('comments as programs write them are taken, however long their texts', async () => {
  const comment = (at: number) =>
    `{"id":"${at}","from":{"name":"Siti","id":"${at}"},"message":"${'[{\\"a\\":1},'.repeat(40)}","likes":[]}`;
  assert.is(await isSlow(`{"comments_data":${list(1_000, comment)}}`), false);
  assert.is(await isSlow(names(5_000)), false);
});

test('a body with more values, objects or lists than the comments that it may bring is refused', async () => {
  assert.is(await isSlow(list(19_000, () => '1')), false);
  assert.is(await isSlow(list(21_000, () => '1')), true);
  assert.is(await isSlow(list(4_900, () => '{}')), false);
  assert.is(await isSlow(list(5_100, () => '[]')), true);
});

test('a body that is very deep is refused', async () => {
  assert.is(await isSlow(`{"x":"${' '.repeat(5_000)}","a":${'['.repeat(900)}${']'.repeat(900)}}`), false);
  assert.is(await isSlow(`${'['.repeat(3_000)}${']'.repeat(3_000)}`), true);
});

test('a body with too many names in one object, or in ever new sequences, is refused', async () => {
  assert.is(await isSlow(names(5_001)), true);
  assert.is(await isSlow(list(15, (at) => names(1_000, at * 1_000))), false);
  assert.is(await isSlowToParse(Buffer.from(list(60, (at) => names(1_000, at * 1_000))), 200_000), true);
  assert.is(await isSlow(list(1_001, (at) => `{"n${at}":1}`)), true);
  assert.is(await isSlow(list(1_001, (at) => `{"n${at % 10}":1}`)), false);
});

test.run();
