import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { barsScene } from './bars.js';
import { captioned } from './captioned.js';
import { columnsScene } from './columns.js';
import { coursesScene } from './courses.js';
import { divergingScene } from './diverging.js';
import { dumbbellScene } from './dumbbell.js';
import { histogramScene } from './histogram.js';
import { lineScene } from './line.js';
import { matrixScene } from './matrix.js';
import { neighbourOf } from './neighbour.js';
import { partsScene } from './parts.js';
import { type Mark, marksOf, type Scene, targetsOf } from './scene.js';
import { sceneBlocks } from './scene-blocks.js';
import { sceneSvg } from './scene-svg.js';
import { sparkBlocks, sparklineScene } from './sparkline.js';
import { tileMapScene } from './tile-map.js';
import { fitting, widthOf } from './words.js';

const WORDS = {
  name: 'Variable',
  count: 'Comments',
  share: 'Share',
  interval: '95% interval',
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  trend: 'Over time',
};
const BANJIR = {
  key: 'banjir',
  name: 'banjir',
  count: 1606,
  share: 0.3212,
  low: 0.308,
  high: 0.334,
  sentiment: { positive: 519, neutral: 119, negative: 968 },
  trend: [3, 4, 90, 88, 2],
};
const PRICES = {
  key: '价格',
  name: '价格',
  count: 458,
  share: 0.0916,
  low: 0.084,
  high: 0.1,
  trend: [9, 8, 9, 8, 9],
};
const bars = (width = 900) => barsScene({ label: 'Variables', width, rows: [BANJIR, PRICES], words: WORDS });

const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11'].map((key, index) => ({
  key,
  name: `${9 + index} Nov 2026`,
  tick: `${9 + index} Nov`,
  values:
    [
      [10, 2, 5],
      [20, 4, 70],
      [18, 3, 64],
    ][index] ?? [],
}));
const SENTIMENTS = [
  { key: 'positive', name: 'positive', role: 'positive' },
  { key: 'neutral', name: 'neutral', role: 'neutral' },
  { key: 'negative', name: 'negative', role: 'negative' },
] as const;
const columns = (width = 600) =>
  columnsScene({
    label: 'Comments by day',
    width,
    height: 180,
    series: SENTIMENTS,
    columns: DAYS,
    peaks: [
      {
        from: '2026-11-10',
        to: '2026-11-11',
        name: 'banjir 72%',
        label: '10 to 11 Nov: banjir 72%, other days 16%',
      },
    ],
    words: { column: 'Day', all: 'All' },
  });
const histogram = (width = 300) =>
  histogramScene({
    label: 'Scores',
    width,
    height: 100,
    bins: [640, 737, 601, 539, 415, 444, 384, 364, 412, 464],
    words: { ...WORDS, score: 'Score' },
  });
const dumbbell = (width = 900) =>
  dumbbellScene({
    label: 'Penang against Johor',
    width,
    rows: [
      {
        key: 'banjir',
        name: 'banjir',
        a: { share: 0.321, low: 0.308, high: 0.334 },
        b: { share: 0.089, low: 0.081, high: 0.097 },
        difference: { value: 0.232, low: 0.217, high: 0.247 },
      },
    ],
    words: { name: 'Variable', a: 'Penang', b: 'Johor', interval: '95% interval', difference: 'difference' },
  });
const matrix = (width = 500) =>
  matrixScene({
    label: 'Lift',
    width,
    rows: [
      { key: 'banjir', name: 'banjir' },
      { key: '价格', name: '价格' },
    ],
    columns: [
      { key: 'banjir', name: 'banjir' },
      { key: '价格', name: '价格' },
    ],
    cells: [
      {
        row: 'banjir',
        column: '价格',
        text: '×0.4',
        label: 'banjir and 价格: 12, 231 expected',
        strength: 0.6,
        role: 'negative',
      },
    ],
    words: { name: 'Variable' },
  });
const line = (width = 600) =>
  lineScene({
    label: 'Score',
    width,
    height: 220,
    domain: [0, 10],
    bands: [
      { at: 4, name: 'neutral' },
      { at: 7, name: 'positive' },
    ],
    points: [3.1, 4.4, 6.2].map((value, index) => ({
      key: `TASK-000${index + 1}`,
      at: Date.UTC(2026, 10, 1 + index * 7),
      name: `TASK-000${index + 1}`,
      tick: `${1 + index * 7} Nov`,
      value,
      low: value - 0.4,
      high: value + 0.4,
      volume: 100 * (index + 1),
    })),
    format: (value) => value.toFixed(1),
    words: { time: 'Task', value: 'Score', interval: '95% interval', volume: 'Comments' },
  });
const changed = lineScene({
  ...{
    label: 'Score',
    width: 600,
    height: 220,
    domain: [0, 10] as const,
    format: (value: number) => value.toFixed(1),
  },
  points: [4, 5].map((value, at) => ({
    ...{ key: `${at}`, at, name: `TASK-000${at + 1}`, tick: '', value },
    change: at === 0 ? undefined : 'scored by local-19',
  })),
  words: { time: 'Task', value: 'Score', interval: '', volume: '' },
});
const parts = (width = 400) =>
  partsScene({
    label: 'Languages',
    width,
    rows: [
      {
        key: 'language',
        parts: [
          { key: 'ms', name: 'Malay', count: 530, role: 'series1' },
          { key: 'zh', name: 'Chinese', count: 460, role: 'series2' },
          { key: 'ta', name: 'Tamil', count: 10, role: 'series3' },
        ],
      },
    ],
    words: { name: 'File' },
  });
const states = (width = 400) =>
  tileMapScene({
    label: 'Accounts by state',
    width,
    counts: { Johor: 40, Sabah: 7 },
    nameOf: (state) => state,
    words: { state: 'State', count: 'Accounts' },
  });
const spark = (width = 80) =>
  sparklineScene({ label: '3 to 90 a day', values: BANJIR.trend, width, height: 18 });

const diverging = (width = 900) =>
  divergingScene({
    label: 'Sentiment of each side',
    width,
    rows: [
      { key: '0', name: 'Penang', mean: 4.4, sentiment: { positive: 1900, neutral: 350, negative: 2750 } },
      { key: '1', name: '槟城快讯', mean: 6.1, sentiment: { positive: 60, neutral: 18, negative: 22 } },
      { key: '2', name: 'Melaka', mean: null, sentiment: { positive: 0, neutral: 0, negative: 0 } },
    ],
    words: { ...WORDS, mean: 'Score', comments: 'Comments' },
  });
const stepsOf = (...hits: [number, number][]) =>
  hits.map(([of, total], index) => ({
    key: `2026-11-0${index + 1}`,
    name: `${index + 1} Nov`,
    tick: `${index + 1} Nov`,
    hits: of,
    total,
  }));
const courses = (width = 600) =>
  coursesScene({
    label: 'banjir over time',
    width,
    rows: [
      { key: '0', name: 'Penang', role: 'a', steps: stepsOf([4, 40], [20, 40], [0, 0], [2, 40], [4, 40]) },
      { key: '1', name: 'Johor', role: 'b', steps: stepsOf([10, 100], [30, 100], [0, 100]) },
      { key: '2', name: 'Melaka', role: 'base', steps: [], note: 'No times' },
    ],
    words: { name: 'Side', time: 'Day', share: 'Share', hits: 'With it', total: 'Comments' },
  });

const ALL: Record<string, (width?: number) => Scene> = {
  bars,
  columns,
  histogram,
  dumbbell,
  matrix,
  line,
  parts,
  states,
  spark,
  diverging,
  courses,
};

const rects = (scene: Scene, key: string, part?: string) =>
  scene.marks.filter(
    (mark): mark is Extract<Mark, { kind: 'rect' }> =>
      mark.kind === 'rect' && mark.role !== 'hit' && mark.key === key && mark.part === part,
  );

const charts = suite('charts');

charts('lengths are in proportion to numbers, from zero', () => {
  const [banjir, prices] = [rects(bars(), 'banjir')[0], rects(bars(), '价格')[0]];
  assert.ok(Math.abs((banjir?.width ?? 0) / (prices?.width ?? 1) - 0.3212 / 0.0916) < 0.001);
  assert.is(banjir?.x, prices?.x);
  const [negative, positive] = [
    rects(bars(), 'banjir', 'negative')[0],
    rects(bars(), 'banjir', 'positive')[0],
  ];
  assert.ok(Math.abs((negative?.width ?? 0) / (positive?.width ?? 1) - 968 / 519) < 0.001);
  assert.ok((negative?.x ?? 0) + (negative?.width ?? 0) === positive?.x, 'they meet at the line');
  const day = (index: number) => rects(columns(), DAYS[index]?.key ?? '', 'negative')[0]?.height ?? 0;
  assert.ok(Math.abs(day(1) / day(0) - 70 / 5) < 0.001);
});

charts('days of a line are named at even steps, and its numbers are not cut off at the left', () => {
  const points = Array.from({ length: 25 }, (_, index) => ({
    key: String(index),
    at: Date.UTC(2025, 10, 19 + index),
    name: `day ${index}`,
    tick: index < 12 ? `${19 + index} Nov` : `${index - 11} Dec`,
    value: 0.5,
  }));
  const { axes } = lineScene({
    label: 'Share of banjir',
    width: 700,
    height: 200,
    points,
    domain: [0, 1],
    format: (value) => `${(value * 100).toFixed(1)}%`,
    words: { time: 'Day', value: 'Share', interval: '95% interval', volume: 'Comments' },
  });
  const [numbers, days] = axes;
  assert.ok(numbers?.ticks.every(({ text }) => widthOf(text) < numbers.at));
  const at = days?.ticks.map((tick) => tick.at) ?? [];
  const steps = at.slice(1).map((one, index) => Math.round(one - (at[index] ?? 0)));
  assert.is(new Set(steps).size, 1, `${steps}`);
});

charts('a share that stands above its interval, as copies make it, is within the chart', () => {
  const { marks } = lineScene({
    label: 'Share of banjir',
    width: 700,
    height: 200,
    points: [0.2, 0.83, 0.2].map((value, at) => ({
      ...{ key: String(at), at, name: `day ${at}`, tick: `${at}`, value },
      ...{ low: 0.1, high: 0.4 },
    })),
    format: (value) => `${(value * 100).toFixed(1)}%`,
    words: { time: 'Day', value: 'Share', interval: '95% interval', volume: '' },
  });
  const dots = marks.flatMap((mark) => (mark.kind === 'circle' ? [mark.y] : []));
  assert.is(dots.length, 3);
  assert.ok(Math.min(...dots) > 0, String(dots));
});

charts('the names of bands stand beside the line, not on it, each in the middle of its band', () => {
  for (const width of [320, 600]) {
    const { marks } = line(width);
    const dots = marks.flatMap((mark) => (mark.kind === 'circle' ? [mark] : []));
    const names = marks.flatMap((mark) =>
      mark.kind === 'text' && ['neutral', 'positive'].includes(mark.text) ? [mark] : [],
    );
    assert.is(names.length, 2);
    for (const { x, anchor, text, size } of names) {
      assert.is(anchor, 'start');
      assert.ok(x > Math.max(...dots.map((dot) => dot.x + dot.r)), 'right of the last dot');
      assert.ok(x + widthOf(text, size) <= width, 'within the chart');
    }
    const [neutral, positive] = names;
    const scoreAt = (y: number) =>
      4.4 + ((dots[1]?.y ?? 0) - y) / (((dots[1]?.y ?? 0) - (dots[2]?.y ?? 0)) / 1.8);
    assert.equal(
      [neutral, positive].map((mark) => scoreAt(mark?.y ?? 0).toFixed(1)),
      ['5.5', '8.5'],
    );
  }
});

charts(
  'shares of sentiment lie to either side of one line, in proportion, whatever the size of a row',
  () => {
    for (const width of [320, 900]) {
      const scene = diverging(width);
      const part = (key: string, sentiment: string) => rects(scene, key, sentiment)[0];
      const [penang, johor] = [part('0', 'negative'), part('1', 'negative')];
      assert.ok(Math.abs((penang?.width ?? 0) / (johor?.width ?? 1) - 0.55 / 0.22) < 0.001);
      assert.is((penang?.x ?? 0) + (penang?.width ?? 0), part('0', 'positive')?.x, 'they meet at the line');
      assert.match(scene.table.rows[0]?.join(' | ') ?? '', 'Penang | 4.4 | 5,000 | 2,750 | 55.0%');
      assert.equal(scene.table.rows[2]?.slice(0, 3), ['Melaka', '–', '0'], 'no comment, no mean');
    }
  },
);

charts(
  'a dashed line stands where what is drawn changed, half the way from the point before, and the point says it',
  () => {
    const marks = marksOf(changed);
    const dashed = marks.filter((mark) => mark.kind === 'line' && mark.dashed === true);
    const places = marks.flatMap((mark) => (mark.kind === 'circle' ? [mark.x] : []));
    assert.equal(
      dashed.map((mark) => mark.kind === 'line' && [mark.x1, mark.x2]),
      [Array(2).fill(((places[0] ?? 0) + (places[1] ?? 0)) / 2)],
    );
    assert.equal(
      targetsOf(changed).map(({ label }) => label),
      ['TASK-0001: 4.0', 'TASK-0002: 5.0; scored by local-19'],
    );
    assert.is(changed.table.rows[1]?.[0], 'TASK-0002 (scored by local-19)');
  },
);

charts('lines of several rows have one scale; where a step has no comments its line is broken', () => {
  const scene = courses();
  const dots = scene.marks.flatMap((mark) => (mark.kind === 'circle' ? [mark] : []));
  const paths = scene.marks.flatMap((mark) => (mark.kind === 'path' ? [mark] : []));
  assert.is(dots.length, 7, 'none for the step without comments');
  assert.equal(
    paths.map(({ points }) => points.length),
    [2, 2, 3],
  );
  const rise = (from = dots[0], to = dots[1]) => (from?.y ?? 0) - (to?.y ?? 0);
  assert.ok(Math.abs(rise() / rise(dots[4], dots[5]) - 0.4 / 0.2) < 0.001, 'equal heights are equal shares');
  assert.ok(
    scene.marks.some((mark) => mark.kind === 'text' && mark.text === 'No times'),
    'a row without times says so',
  );
  assert.equal(scene.table.rows[1], ['Penang', '2 Nov', '50.0%', '20', '40']);
});

charts('the parts of a column stand on each other, in the order of the series', () => {
  const [low, middle, high] = SENTIMENTS.map(({ key }) => rects(columns(), '2026-11-10', key)[0]);
  assert.ok(Math.abs((low?.y ?? 0) - (middle?.y ?? 0) - (middle?.height ?? 0)) < 0.001);
  assert.ok(Math.abs((middle?.y ?? 0) - (high?.y ?? 0) - (high?.height ?? 0)) < 0.001);
});

charts('every mark to point at says in words what it shows, and what it filters by', () => {
  const said = Object.values(ALL).flatMap((draw) => targetsOf(draw()));
  assert.ok(said.length > 40);
  for (const { label, key } of said) assert.ok(label && key, `${label} / ${key}`);
  const labels = said.map(({ label }) => label);
  for (const sentence of [
    'banjir: 1,606, 32.1% (30.8–33.4%); positive 519, neutral 119, negative 968',
    'banjir, negative: 968',
    '10 Nov 2026: 94 (positive 20, neutral 4, negative 70)',
    '10 to 11 Nov: banjir 72%, other days 16%',
    '4 – 5 (neutral): 415, 8.3%',
    'banjir: Penang 32.1% (30.8–33.4%), Johor 8.9% (8.1–9.7%); difference +23.2 (+21.7 … +24.7)',
    'banjir and 价格: 12, 231 expected',
    'TASK-0002: 4.4 (4.0 – 4.8); Comments 200',
    'Malay: 530, 53.0%',
    'Johor: 40',
  ])
    assert.ok(labels.includes(sentence), sentence);
});

charts('the table has the numbers of the chart, in its order', () => {
  assert.equal(bars().table.rows[0], ['banjir', '1,606', '32.1%', '30.8–33.4%', '968', '119', '519']);
  assert.equal(columns().table.rows[1], ['10 Nov 2026', '20', '4', '70', '94']);
  assert.equal(histogram().table.rows.at(-1), ['9 – 10', '464']);
  assert.equal(states().table.rows[0], ['Johor', '40']);
  for (const [name, draw] of Object.entries(ALL)) {
    const { head, rows } = draw().table;
    for (const row of rows) assert.is(row.length, head.length, name);
  }
});

charts('nothing lies outside the chart, also on a narrow phone', () => {
  for (const [name, draw] of Object.entries(ALL)) {
    for (const width of [280, 320, 700, 1400]) {
      const scene = draw(width);
      for (const mark of marksOf(scene)) {
        if (mark.kind === 'rect') {
          assert.ok(mark.width >= 0 && mark.height >= 0, `${name} ${width}: ${JSON.stringify(mark)}`);
          assert.ok(
            mark.x >= -1 && mark.x + mark.width <= scene.width + 1,
            `${name} ${width}: ${JSON.stringify(mark)}`,
          );
          assert.ok(
            mark.y >= -1 && mark.y + mark.height <= scene.height + 1,
            `${name} ${width}: ${JSON.stringify(mark)}`,
          );
        }
        if (mark.kind === 'text') {
          const wide = widthOf(mark.text, mark.size);
          const from =
            mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - wide : mark.x - wide / 2;
          assert.ok(
            from >= -6 && from + wide <= scene.width + 6,
            `${name} ${width}: "${mark.text}" at ${from}`,
          );
        }
      }
    }
  }
});

charts('names of columns never stand on each other', () => {
  const hours = Array.from({ length: 240 }, (_, hour) => ({
    key: `${hour}`,
    name: `${hour}`,
    tick: `${hour % 24}:00`,
    values: [1],
  }));
  const scene = columnsScene({
    label: 'By hour',
    width: 320,
    height: 120,
    series: [{ key: 'all', name: 'Comments', role: 'base' }],
    columns: hours,
    words: { column: 'Hour', all: 'All' },
  });
  const ticks = scene.axes.find(({ side }) => side === 'bottom')?.ticks ?? [];
  ticks.slice(1).forEach((tick, index) => {
    const before = ticks[index];
    assert.ok(before && tick.at - before.at > (widthOf(tick.text) + widthOf(before.text)) / 2);
  });
  assert.ok(ticks.length > 2);
});

charts('no data give a chart without marks, not an error', () => {
  assert.is(targetsOf(barsScene({ label: 'Variables', width: 600, rows: [], words: WORDS })).length, 0);
  const empty = { label: '', width: 300, height: 100 };
  histogramScene({
    ...empty,
    bins: new Array(10).fill(0),
    words: { ...WORDS, score: '' },
  });
  columnsScene({ ...empty, series: SENTIMENTS, columns: [], words: { column: '', all: '' } });
  lineScene({
    ...empty,
    points: [],
    format: String,
    words: { time: '', value: '', interval: '', volume: '' },
  });
  for (const draw of [bars, columns]) assert.not.match(sceneSvg(draw()), /NaN|undefined|Infinity/);
});

charts('as an SVG text is well formed, whatever the names hold', () => {
  const svg = sceneSvg(
    barsScene({
      label: 'a <b> & "c"',
      width: 600,
      rows: [{ ...PRICES, name: '<script>alert(1)</script>' }],
      words: WORDS,
    }),
  );
  assert.not.match(svg, /<script/);
  assert.match(svg, /aria-label="a &lt;b&gt; &amp; &quot;c&quot;"/);
  for (const draw of Object.values(ALL)) {
    const text = sceneSvg(draw());
    assert.not.match(text, /NaN|undefined|Infinity/);
    assert.is(text.match(/<title>/g)?.length ?? 0, targetsOf(draw()).length);
  }
});

charts('as an image carry title, legend, file, number, date and method', () => {
  const about = ['penang-5000.json', '5,000 comments', '22 Nov 2026', 'local analysis'];
  const svg = sceneSvg(captioned(bars(), { title: 'Variables', about, legend: SENTIMENTS }));
  for (const word of ['>Variables<', '>positive<', ...about]) assert.ok(svg.includes(word), word);
});

charts('in blocks have one character for each cell, and the longest bar is the largest number', () => {
  const rows = sceneBlocks(
    barsScene({
      label: 'Variables',
      width: 80 * 8,
      rowHeight: 16,
      rows: [BANJIR, PRICES],
      parts: ['share'],
      words: WORDS,
    }),
  ).map((spans) => spans.map(({ text }) => text).join(''));
  assert.match(rows[1] ?? '', /^banjir +1,606 +32\.1%/);
  assert.match(rows[2] ?? '', /^价格 +458 +9\.2%/);
  const length = (row = '') => row.match(/[█▏▎▍▌▋▊▉]/g)?.length ?? 0;
  assert.ok(length(rows[1]) > 2.5 * length(rows[2]) && length(rows[2]) > 0, rows.join('\n'));
  for (const [name, draw] of Object.entries(ALL)) {
    const cells = (row: string) =>
      [...row].reduce((sum, one) => sum + (widthOf(one, 1) === 1 && !/[█-▟]/u.test(one) ? 2 : 1), 0);
    for (const spans of sceneBlocks(draw(640))) {
      assert.ok(cells(spans.map(({ text }) => text).join('')) <= 80 + 2, name);
    }
  }
});

charts('a course in blocks is as high as its columns on the dashboard', () => {
  const values = [0, 1, 4, 90, 45, 12, 80, 0, 30];
  const { marks } = sparklineScene({ label: '0 to 90 a day', values, width: 72, height: 9 });
  const columnOf = (at: number) =>
    marks.find((mark) => mark.kind === 'rect' && Math.floor(mark.x / 8) === at && mark.height > 0);
  const eighths = [...sparkBlocks(values)].map((block) => ' ▁▂▃▄▅▆▇█'.indexOf(block));
  assert.is(eighths.length, values.length);
  for (const [at, eighth] of eighths.entries()) {
    const column = columnOf(at);
    const height = column?.kind === 'rect' ? Math.max(1, Math.round(column.height)) : 0;
    assert.is(eighth, height, `${values[at]}`);
  }
  assert.is(sparkBlocks([0, 0]), '  ');
});

charts(
  'a long course has at most as many characters as there is room for, none lower for having fewer days',
  () => {
    const month = Array.from({ length: 31 }, () => 5);
    assert.is(sparkBlocks(month), '█'.repeat(16));
    assert.is(sparkBlocks(month, 8), '█'.repeat(8));
    assert.is(sparkBlocks([2, 4, 8, 8, 1, 1], 3), '▃█▁');
  },
);

charts('bars for a terminal have a course beside them where it is wide', () => {
  const inBlocks = (width: number) =>
    sceneBlocks(
      barsScene({ label: 'Variables', width, rows: [BANJIR, PRICES], words: WORDS, inBlocks: true }),
    )
      .map((spans) => spans.map(({ text }) => text).join(''))
      .join('\n');
  for (const cells of [120, 80]) {
    assert.match(inBlocks(cells * 8), `  ${sparkBlocks(BANJIR.trend)}`);
    assert.match(inBlocks(cells * 8), sparkBlocks(PRICES.trend));
  }
  for (const { trend } of [BANJIR, PRICES]) assert.not.match(inBlocks(60 * 8), sparkBlocks(trend));
});

charts('arrow keys go to the nearest mark in their direction, and stay at the edge', () => {
  const marks = targetsOf(bars());
  const named = (index: number) => `${marks[index]?.key} ${marks[index]?.part ?? ''}`.trim();
  assert.is(named(neighbourOf(marks, 0, 'down')), '价格');
  assert.is(neighbourOf(marks, 0, 'up'), 0);
  const days = targetsOf(columns());
  assert.is(days[neighbourOf(days, 0, 'right')]?.key, '2026-11-10');
  assert.is(neighbourOf(days, 0, 'left'), 0);
});

charts('words are cut where there is no room, and Chinese counts double', () => {
  assert.is(fitting('Perkhidmatan kaunter', 60), 'Perkhid…');
  assert.is(fitting('服务态度', 100), '服务态度');
  assert.is(widthOf('服务', 12), 24);
  assert.is(fitting('服务态度', 5), '');
});

charts.run();
