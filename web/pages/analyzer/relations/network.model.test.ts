import type { Relation } from '@smops/core/insight/relations/relations.schemas.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_NODES, networkOf } from './network.model.js';

const pair = (a: string, b: string, change: Partial<Relation> = {}): Relation => ({
  a,
  b,
  both: 20,
  countA: 30,
  countB: 30,
  expected: 9,
  lift: 2.2,
  pmi: 1.1,
  low: 0.6,
  high: 1.6,
  p: 0.001,
  pAdjusted: 0.003,
  test: 'fisher',
  isClear: true,
  isThin: false,
  ...change,
});
const relations = (names: string[], pairs: Relation[]) => ({
  taskId: 't',
  fileName: 'komen.json',
  total: 100,
  createdAt: '2026-11-20T03:00:00Z',
  providerLabel: '本地分析',
  variables: names.map((name) => ({ name, count: 30 })),
  pairs,
});

test('only what clearly occurs together is drawn, the same way each time', () => {
  const given = relations(
    ['banjir', '塞车', 'harga', 'sekolah'],
    [
      pair('banjir', '塞车'),
      pair('harga', 'sekolah', { isClear: false }),
      pair('banjir', 'harga', { lift: 0, pmi: null }),
    ],
  );
  const { nodes, edges } = networkOf(given);
  assert.equal(
    nodes.map(({ name }) => name),
    ['banjir', '塞车'],
  );
  assert.is(edges.length, 1);
  assert.equal(networkOf(given), { nodes, edges });
});

test('no more variables are drawn than can be read, and long names are cut', () => {
  const names = Array.from({ length: 30 }, (_, index) => `一个非常长的变量名字 ${index}`);
  const pairs = names.slice(1).map((name) => pair(names[0] ?? '', name));
  const { nodes } = networkOf(relations(names, pairs));
  assert.is(nodes.length, MOST_NODES);
  assert.is(nodes[0]?.label, '一个非常长的变量…');
});

test('without clear relations there is nothing to draw', () => {
  assert.equal(networkOf(relations(['banjir'], [])), { nodes: [], edges: [] });
});

test.run();
