import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { costScene, costSeries, monthsUpTo } from './cost-months.model.js';
import type { ProviderCosts } from './providers.schemas.js';

const test = suite('costs by month');

const provider = (id: string, label: string, costUsd: number) => ({
  id,
  label,
  inputTokens: 1000,
  outputTokens: 100,
  costUsd,
});
const COSTS: ProviderCosts = {
  dailyBudgetUsd: 5,
  todayUsd: 0.2,
  months: [
    {
      month: '2026-11',
      costUsd: 3.2,
      providers: [provider('gemini', 'Gemini', 3), provider('deepseek-9', '9后商谈', 0.2)],
    },
    { month: '2026-08', costUsd: 4, providers: [provider('deepseek-9', '9后商谈', 4)] },
    { month: '2025-11', costUsd: 90, providers: [provider('gemini', 'Gemini', 90)] },
  ],
};
const scene = (costs = COSTS, width = 700) =>
  costScene(costs, {
    current: '2026-11',
    width,
    height: 180,
    label: 'Cost by month, USD',
    words: { column: 'Month', all: 'All' },
    name: (month) => month,
    tick: (month) => month.slice(5),
  });

test('the last twelve months go over the new year and end with this one', () => {
  const months = monthsUpTo('2026-02');
  assert.equal(
    [months.length, months[0], months.at(-2), months.at(-1)],
    [12, '2025-03', '2026-01', '2026-02'],
  );
});

test('a month without costs keeps its place, and one of a year ago has none', () => {
  const { rows, head } = scene().table;
  assert.equal(head, ['Month', 'Gemini', '9后商谈', 'All']);
  assert.equal(
    rows.map(([month, , , sum]) => `${month} ${sum}`).filter((row) => !row.endsWith(' 0.00')),
    ['2026-08 4.00', '2026-11 3.20'],
  );
  assert.is(rows.length, 12);
  assert.equal(rows.at(-1), ['2026-11', '3.00', '0.2000', '3.20']);
});

test('the provider that charged most comes first; one that charged nothing has no colour', () => {
  const free = provider('local', '本地分析', 0);
  const months = COSTS.months.map((one) => ({ ...one, providers: [free, ...one.providers] }));
  assert.equal(
    costSeries({ ...COSTS, months }).map(({ key, role }) => [key, role]),
    [
      ['gemini', 'series1'],
      ['deepseek-9', 'series2'],
    ],
  );
});

test('small amounts have room on the axis, and columns stay within a narrow chart', () => {
  const small = COSTS.months.map((one) => ({ ...one, providers: [provider('gemini', 'Gemini', 0.0004)] }));
  for (const width of [288, 700]) {
    const drawn = scene({ ...COSTS, months: small }, width);
    const [axis] = drawn.axes;
    assert.ok((axis?.at ?? 0) > 48, 'room for "0.0004"');
    for (const mark of drawn.marks)
      if (mark.kind === 'rect') assert.ok(mark.x >= (axis?.at ?? 0) && mark.x + mark.width <= width);
  }
});

test.run();
