import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dumbbellScene } from './dumbbell.js';
import { lineScene } from './line.js';
import { partsScene } from './parts.js';
import { marksOf, type Scene } from './scene.js';
import { widthOf } from './words.js';

const words = suite('words in a chart');

const textsOf = (scene: Scene) => marksOf(scene).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

const sides = (a: number, b: number, width = 900) =>
  dumbbellScene({
    label: 'Penang against Johor',
    width,
    rows: [
      {
        key: 'banjir',
        name: 'banjir',
        a: { share: a, low: a - 0.02, high: a + 0.02 },
        b: { share: b, low: b - 0.02, high: b + 0.02 },
        difference: { value: a - b, low: a - b - 0.2, high: a - b + 0.2 },
      },
    ],
    words: { name: 'Variable', a: 'Penang', b: 'Johor', interval: '95% interval', difference: 'difference' },
  });

words('of two dots that meet are said once', () => {
  const shares = (scene: Scene) =>
    textsOf(scene).filter(({ role, text }) => role === 'text' && text.includes('%'));
  assert.is(shares(sides(0.1003, 0.1)).length, 1);
  assert.is(shares(sides(0.2, 0.1)).length, 2);
});

words('below a scale of differences never run together', () => {
  for (const width of [560, 600, 700, 900]) {
    const below = textsOf(sides(0.3, 0.1, width)).filter(({ role, y }) => role === 'quiet' && y > 34);
    below.sort((one, other) => one.x - other.x);
    below.slice(1).forEach((tick, index) => {
      const before = below[index];
      assert.ok(before && tick.x - before.x > (widthOf(tick.text) + widthOf(before.text)) / 2, `${width} px`);
    });
  }
});

words('stand in a part of a bar only where the bar is high enough for them', () => {
  const inside = (barHeight: number) =>
    textsOf(
      partsScene({
        label: 'Languages',
        width: 400,
        barHeight,
        rows: [{ key: 'all', parts: [{ key: 'ms', name: 'Malay', count: 54, role: 'series1' }] }],
        words: { name: 'File' },
      }),
    ).length;
  assert.equal([inside(10), inside(20)], [0, 1]);
});

words('name each band of a score from its lowest, and the columns below', () => {
  const scene = lineScene({
    label: 'Score',
    width: 320,
    height: 200,
    domain: [0, 10],
    bands: [
      { at: 0, name: 'Negative' },
      { at: 4, name: 'Neutral' },
      { at: 7, name: 'Positive' },
    ],
    points: [3, 5, 8].map((value, at) => ({
      ...{ key: `${at}`, at, name: `${at}`, tick: `${at}`, value, volume: 100 },
    })),
    format: String,
    words: { time: 'Date', value: 'Score', interval: '', volume: 'Comments' },
  });
  const named = textsOf(scene).filter(({ anchor }) => anchor === 'start');
  assert.equal(
    named.sort((one, other) => other.y - one.y).map(({ text }) => text),
    ['Comments', 'Negative', 'Neutral', 'Positive'],
  );
  const [columns, ...bands] = named;
  const lowest = scene.axes.find(({ side }) => side === 'left')?.ticks[0];
  assert.ok((columns?.y ?? 0) > (lowest?.at ?? 0), 'the columns lie below the scale');
  assert.ok(bands.every(({ y }) => y < (lowest?.at ?? 0)));
  assert.is(scene.axes[0]?.ticks.filter(({ text }) => text === '0').length, 1, 'the scale begins once');
});

words('say of a platform without accounts that it has none', () => {
  const scene = partsScene({
    label: 'Status per platform',
    width: 400,
    rows: [
      {
        key: 'Instagram',
        name: 'Instagram',
        parts: [{ key: 'active', name: 'active', count: 0, role: 'base' }],
      },
    ],
    words: { name: 'Platform', none: 'No account' },
  });
  assert.ok(textsOf(scene).some(({ text }) => text === 'No account'));
});

words.run();
