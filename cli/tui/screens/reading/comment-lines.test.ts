import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReaderLine } from '../../components/Reader.js';
import { field, wrapLine } from '../../components/Reader.js';
import { KEYS, MORE_KEYS } from '../../keys/keys.js';
import { widthOf } from '../../terminal/screen.js';
import { definitionLines, placeOfKey, variableLines } from './comment-lines.js';

const test = suite('the lines of a comment to read');

const variable = (name: string) => ({ name, definition: '', counts: '', notCounts: '' });
const textOf = ({ pieces }: ReaderLine) => pieces.map(({ text }) => text).join('');

test('a definition is shown with what counts and what does not, cut to its lines', () => {
  const banjir = {
    name: 'banjir',
    definition: 'Air bah di jalan atau di rumah',
    counts: 'air naik',
    notCounts: 'hujan sahaja',
  };
  const [first] = definitionLines(banjir, { width: 118, rows: 30 }).map(textOf);
  assert.is(first, 'banjir: Air bah di jalan atau di rumah  Counts: air naik  Does not count: hujan sahaja');
  const long = { ...banjir, definition: '任何关于洪水的留言'.repeat(40) };
  const lines = definitionLines(long, { width: 58, rows: 16 }).map(textOf);
  assert.is(lines.length, 2);
  assert.match(lines[1] as string, /…$/);
  assert.equal(definitionLines(variable('harga'), { width: 58, rows: 16 }), []);
});

test('variables keep to the width, and the focused one is among those in view', () => {
  const names = Array.from({ length: 40 }, (_, at) => variable(`物价上涨与生活成本的压力 ${at + 1}`));
  const room = { width: 58, rows: 16 };
  for (const focus of [0, 17, 39]) {
    const lines = variableLines(names, new Set([names[focus]?.name as string]), focus, room).map(textOf);
    assert.is(lines.length, 5);
    assert.ok(lines.every((line) => widthOf(line) <= 58));
    assert.match(lines.join('\n'), new RegExp(`›. \\[x\\] 物价上涨与生活成本的压力 ${focus + 1} `));
  }
});

test('no letter of a variable does anything else while one reads', () => {
  const others = Object.entries(KEYS.reading)
    .filter(([action]) => action !== 'markMore')
    .flatMap(([, { keys }]) => keys as readonly string[]);
  assert.equal(
    MORE_KEYS.filter((key) => others.includes(key)),
    [],
  );
  assert.equal(['1', '9', 'a', 'Z'].map(placeOfKey), [0, 8, 9, 44]);
});

test('further lines of a field stand below its value where there is room, else below its label', () => {
  const texts = (width: number) =>
    wrapLine(field('banjir', 'kiraan smops; dibetulkan selepas 26 lagi'), width).map(({ pieces }) =>
      pieces.map(({ text }) => text).join(''),
    );
  assert.equal(texts(50), [
    `${'banjir'.padEnd(22)}kiraan smops; dibetulkan `,
    `${' '.repeat(22)}selepas 26 lagi`,
  ]);
  assert.match(texts(40)[1] ?? '', /^\S/);
});

test.run();
