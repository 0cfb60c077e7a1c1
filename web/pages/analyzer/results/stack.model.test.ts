import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layersOf } from './stack.model.js';

const test = suite('the layers of the columns over time');

const day = (start: string, positive: number, neutral: number, negative: number) => ({
  ...{ start, positive, neutral, negative },
});
const variable = (name: string, byTime: number[]) => ({
  ...{ variable: name, byTime, count: byTime.reduce((sum, one) => sum + one, 0) },
  ...{ certain: 0, positive: 0, neutral: 0, negative: 0, reactions: 0, byLanguage: [] },
});
const overview = {
  variables: [
    ...['banjir', 'harga', '塞车', 'sekolah', 'klinik'].map((name, at) => variable(name, [10 - at, 5])),
    variable('sampah', [1, 2]),
    variable('网络', [2, 0]),
    variable('air', [0, 0]),
  ],
  languages: [
    { language: 'ms', count: 9, all: 9, byTime: [4, 5] },
    { language: 'zh', count: 6, all: 6, byTime: [6, 0] },
  ],
  time: {
    ...{ unit: 'day' as const, withTime: 15, peaks: [] },
    buckets: [day('2026-11-10', 1, 2, 7), day('2026-11-11', 0, 1, 4)],
  },
} as unknown as RunOverview;
const words = { sentiment: (key: string) => key, language: (key: string) => `(${key})`, others: '其他' };
const said = (...[stack, filter]: [Parameters<typeof layersOf>[1], Parameters<typeof layersOf>[2]]) =>
  layersOf(overview, stack, filter, words).map(({ name, values }) => [name, ...values]);

test('sentiments have negative on the line', () => {
  assert.equal(said('sentiment', {}), [
    ['negative', 7, 4],
    ['neutral', 2, 1],
    ['positive', 1, 0],
  ]);
});

test('of variables the five of most comments are shown, the others as one, those without a comment not at all', () => {
  assert.equal(said('variable', {}).slice(4), [
    ['klinik', 6, 5],
    ['其他', 3, 2],
  ]);
});

test('a filter of variables or languages leaves only these', () => {
  assert.equal(said('variable', { variable: ['sampah'] }), [['sampah', 1, 2]]);
  assert.equal(said('language', { language: ['zh'] }), [['(zh)', 6, 0]]);
  assert.equal(said('language', {}).length, 2);
});

test.run();
