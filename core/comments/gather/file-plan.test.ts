import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planOf } from './file-plan.js';

const test = suite('what the first rows tell of a file');

const rows = [
  { Bila: '2026-11-20', Siapa: 'Aminah', Kata: 'Longkang di Jalan Mawar tersumbat lagi' },
  { Bila: '2026-11-21', Siapa: '陈美玲', Kata: 'Terima kasih, lampu sudah dibaiki' },
  { Bila: '2026-11-22', Siapa: 'Raj', Kata: 'Sampah tiga hari tidak dikutip 😡' },
];

test('columns that no name tells are guessed only where that is asked for', () => {
  assert.equal(planOf(rows, {}).guessed, []);
  assert.is(planOf(rows, {}).readRow(rows[0]!).content, undefined);
  const { guessed, readRow } = planOf(rows, { guess: true });
  assert.equal(guessed.sort(), ['author', 'content', 'time']);
  assert.equal(readRow(rows[1]!).content, { path: 'Kata', value: 'Terima kasih, lampu sudah dibaiki' });
});

test('a chosen column is no guess', () => {
  const { guessed, readRow } = planOf(rows, { guess: true, mapping: { content: 'Siapa' } });
  assert.equal(guessed, []);
  assert.is(readRow(rows[2]!).content?.value, 'Raj');
});

test('the rows of pages and lists tell the layout', () => {
  const comment = { id: '1', text: 'Banjir lagi', timestamp: '2026-11-20T01:00:00Z', username: 'aminah' };
  const page = { data: [{ ...comment, like_count: 2 }] };
  assert.is(planOf([page], {}).readRow(page.data[0]!).reactionsCount?.value, 2);
});

test('the question of a form is its text', () => {
  const answers = rows.map(({ Bila, Kata }) => ({ 'Cap masa': Bila, 'Apakah aduan anda?': Kata, Zon: 'A' }));
  const { layout, guessed, readRow } = planOf(answers, {});
  assert.is(layout?.name, 'Google Forms');
  assert.equal(guessed, []);
  assert.is(readRow(answers[0]!).content?.path, 'Apakah aduan anda?');
});

test.run();
