// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source texts with their placeholders
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyEdits, findChanges } from './change-texts.mjs';
import { readTexts } from './read-texts.mjs';

const FILES = {
  'web/pages/tasks/tasks.texts.ts': `import { textsOf } from 'language';
export const TEXT = textsOf('tasks', 'en', {
  title: { en: 'Tasks', zh: '任务', ms: 'Tugasan' },
  rows: { en: '{count} rows', zh: '{count} 行', ms: '{count} baris', written: 'zh' },
  keys: [[{ all: 'n' }, { en: 'Add', zh: '添加', ms: 'Tambah' }]],
});`,
  'core/platform/upstream/services.texts.model.ts': `const ROWS = { notRead: { en: 'Not read yet.', zh: '尚未读取。', ms: 'Belum dibaca.' } } as const;
export const SAY = sentencesOf('core.services', 'en', ROWS);`,
  'cli/languages/help.ts': `export const HELP: Readonly<Record<string, Text>> = { 'the result as JSON': { zh: '以 JSON 输出', ms: 'hasil sebagai JSON' } };`,
};
let root;
const texts = suite('the table of texts');
texts.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'smops-texts-'));
  for (const [file, source] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
});
texts.after.each(() => rmSync(root, { recursive: true }));

texts('has every text with its key, its place and its languages', () => {
  const found = readTexts(root);
  assert.equal([...found.keys()].filter((key) => key.startsWith('tasks.')).sort(), [
    'tasks.keys.0.0',
    'tasks.keys.0.1',
    'tasks.rows',
    'tasks.title',
  ]);
  assert.is(found.get('tasks.title').ms.value, 'Tugasan');
  assert.is(found.get('tasks.title').written.value, 'Tasks');
  assert.is(found.get('tasks.title').written.line, 3);
  assert.is(found.get('tasks.rows').ms.value, '{count} baris');
  assert.is(found.get('tasks.rows').written.value, '{count} 行');
  assert.is(found.get('tasks.keys.0.0').zh.value, 'n');
});

texts('finds the texts of core, and rows that have a name of their own', () => {
  const found = readTexts(root).get('core.services.notRead');
  assert.is(found.written.value, 'Not read yet.');
  assert.is(found.ms.value, 'Belum dibaca.');
});

texts('shows the English of the help beside its translation', () => {
  const found = readTexts(root).get('help.the result as JSON');
  assert.is(found.written.value, 'the result as JSON');
  assert.is(found.ms.value, 'hasil sebagai JSON');
});

texts('is read back: changed texts are written where they stand, all others stay', () => {
  const { edits, problems } = findChanges(readTexts(root), [
    { key: 'tasks.title', en: 'Tasks', zh: '任务', ms: "Tugasan 'baharu'" },
    { key: 'tasks.rows', ms: 'Ada {count, number} baris' },
  ]);
  assert.equal(problems, []);
  assert.equal([...edits.keys()], ['web/pages/tasks/tasks.texts.ts']);
  const [file, list] = [...edits][0];
  const changed = applyEdits(file, readFileSync(join(root, file), 'utf8'), list);
  assert.is(
    changed,
    FILES[file]
      .replace("'Tugasan'", "'Tugasan \\'baharu\\''")
      .replace('{count} baris', 'Ada {count, number} baris'),
  );
});

texts('takes no code: only the numbers that a text already has', () => {
  const { edits, problems } = findChanges(readTexts(root), [
    { key: 'tasks.rows', ms: '{rows} baris' },
    { key: 'tasks.rows', ms: 'Baris' },
    { key: 'tasks.rows', ms: '{count baris' },
    { key: 'tasks.title', ms: ' ' },
    { key: 'tasks.gone', ms: 'x' },
    { key: 'tasks.keys.0.0', zh: '新' },
  ]);
  assert.is(edits.size, 0);
  assert.is(problems.length, 6);
  assert.match(problems[0], 'row 2, ms of tasks.rows: {rows} is not a value of this text; it has {count}');
  assert.match(problems[1], 'row 3, ms of tasks.rows: {count} is missing');
  assert.match(problems[2], 'no name of a value');
  assert.match(problems[4], 'there is no text tasks.gone');
  assert.match(problems[5], 'the same in every language');
});

texts.run();
