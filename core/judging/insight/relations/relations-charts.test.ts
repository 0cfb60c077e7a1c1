import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { targetsOf } from '../../../platform/charts/scene.js';
import { RELATIONS } from '../reports.texts.model.js';
import { clusteredOrder } from './clustered-order.js';
import { relate } from './relate.js';
import { relationsGraph, relationsMatrix } from './relations-charts.model.js';

const test = suite('the charts of relations');

const names = ['banjir', 'harga', '塞车', 'gaji'];
const sets = [
  { variables: [0, 2], comments: 120 },
  { variables: [1, 3], comments: 90 },
  { variables: [0], comments: 60 },
  { variables: [1], comments: 80 },
  { variables: [], comments: 650 },
];
const relations = {
  taskId: 'r-1',
  runName: 'komen.json',
  fileName: 'komen.json',
  total: 1000,
  createdAt: '2026-11-23T00:00:00Z',
  providerLabel: '本地分析',
  variables: [180, 170, 120, 90].map((count, at) => ({ name: names[at] ?? '', count })),
  pairs: relate(names, sets),
};
const say = RELATIONS().chart;

test('variables that occur together stand together', () => {
  const rows = relationsMatrix(relations, 800, say).table.rows.map(([name]) => name ?? '');
  const apart = (a: string, b: string) => Math.abs(rows.indexOf(a) - rows.indexOf(b));
  assert.equal([rows.length, apart('banjir', '塞车'), apart('harga', 'gaji')], [4, 1, 1]);
});

test('every pair is a cell on either side, with its lift; colour says together or apart', () => {
  const { marks } = relationsMatrix(relations, 800, say);
  const cells = marks.filter((mark) => mark.kind === 'rect' && mark.label !== undefined);
  assert.is(cells.length, 12);
  const of = (a: string, b: string) => cells.find(({ key, part }) => key === a && part === b);
  assert.is(of('banjir', '塞车')?.role, 'positive');
  assert.match(
    of('塞车', 'banjir')?.label ?? '',
    '120 comments with both, 21.6 expected; 5.56 times as by chance; clearly together',
  );
  assert.is(of('banjir', 'harga')?.role, 'negative');
  assert.match(
    of('banjir', 'harga')?.label ?? '',
    '0 comments with both, 30.6 expected; 0.00 times as by chance; clearly apart',
  );
});

test('the graph has the clear pairs with their counts, and each of its marks can be reached', () => {
  const scene = relationsGraph(relations, 600, say);
  assert.equal(
    targetsOf(scene).map(({ key, part }) => [key, part ?? '']),
    [
      ['banjir', '塞车'],
      ['harga', 'gaji'],
      ...relationsMatrix(relations, 600, say).table.rows.map(([name]) => [name, '']),
    ],
  );
  assert.ok(scene.marks.some((mark) => mark.kind === 'text' && mark.text === '120'));
  assert.is(relationsGraph({ ...relations, pairs: [] }, 600, say).label, say.none);
});

test('the order of a chain is the chain, whatever the order of its links', () => {
  const place = [2, 0, 3, 1];
  const alike = (a: number, b: number) => -Math.abs((place[a] ?? 0) - (place[b] ?? 0));
  const found = clusteredOrder(4, alike).map((at) => place[at] ?? 0);
  assert.ok(['0,1,2,3', '3,2,1,0'].includes(found.join()), found.join());
  assert.equal(clusteredOrder(0, alike), []);
});

test.run();
