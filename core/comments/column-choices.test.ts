import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommentFile } from './read-comment-file.js';

const test = suite('columns that people chose for a header');

const CSV =
  'Bila,Siapa,Kata,Catatan\n03/04/2026,Aminah,Longkang tersumbat,a\n05/04/2026,陈先生,路灯坏了 😡,b\n';
const read = (input: string, choices: Parameters<typeof readCommentFile>[1] = {}) =>
  readCommentFile(input, { fileName: 'komen.csv', ...choices });
const CHOICE = {
  header: ['kata', 'CATATAN', 'Bila', 'siapa'],
  mapping: { content: 'kata', author: 'Siapa', time: 'bila' },
  dateOrder: 'day' as const,
};

test('a header that was seen is read as people said, however its names are written and ordered', () => {
  assert.throws(() => read(CSV), /no known column for the text|No column for the text/);
  const { comments, remembered, guessed } = read(CSV, { choices: [CHOICE] });
  assert.equal(
    comments.map(({ content, author, time }) => [content, author, time]),
    [
      ['Longkang tersumbat', 'Aminah', '2026-04-02T16:00:00.000Z'],
      ['路灯坏了 😡', '陈先生', '2026-04-04T16:00:00.000Z'],
    ],
  );
  assert.equal(remembered?.mapping, { content: 'Kata', author: 'Siapa', time: 'Bila' });
  assert.equal(guessed, []);
});

test('one more column is another header, and what is said now goes before what was said', () => {
  const other = CSV.replace('Catatan\n', 'Catatan,Zon\n').replaceAll(/,([ab])\n/g, ',$1,z\n');
  assert.throws(() => read(other, { choices: [CHOICE] }));
  const { comments, remembered } = read(CSV, {
    choices: [CHOICE],
    mapping: { author: 'Catatan' },
    dateOrder: 'month',
  });
  assert.equal(
    comments.map(({ author, time }) => [author, time]),
    [
      ['a', '2026-03-03T16:00:00.000Z'],
      ['b', '2026-05-03T16:00:00.000Z'],
    ],
  );
  assert.is(remembered?.dateOrder, 'day');
});

test('a field can be switched off, and the others follow their names', () => {
  const known = 'Nama,Komen,Tarikh\nAminah,Banjir lagi,2026-11-20\nRaj,Sampah,2026-11-21\n';
  const choices = [{ header: ['Nama', 'Komen', 'Tarikh'], mapping: { author: null }, dateOrder: null }];
  const { comments } = read(known, { choices });
  assert.equal(
    comments.map(({ author, time }) => [author, time]),
    [
      ['', '2026-11-19T16:00:00.000Z'],
      ['', '2026-11-20T16:00:00.000Z'],
    ],
  );
});

test('the keys of JSON are a header too', () => {
  const rows = JSON.stringify([
    { who: { n: 'Siti' }, said: 'Terima kasih' },
    { who: { n: '美玲' }, said: 'ok' },
  ]);
  const { header } = read(rows, { mapping: { content: 'said', author: 'who.n' } });
  assert.equal(header, ['who.n', 'said']);
  const choices = [{ header, mapping: { content: 'said', author: 'who.n' }, dateOrder: null }];
  assert.equal(
    read(rows, { choices }).comments.map(({ author }) => author),
    ['Siti', '美玲'],
  );
});

test.run();
