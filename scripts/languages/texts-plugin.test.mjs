import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textsPlugin } from './texts-plugin.mjs';

const SOURCE = `import { textsInOne, textsOf } from 'language';
const ROWS = {
  title: { en: 'Tasks', zh: '任务', ms: 'Tugasan' },
  total: { en: 'In all', zh: '合计', ms: 'Semua', written: 'Total ListTodo' },
  accepted: { en: '{n, plural, one {comment} other {comments}}', zh: '条留言', ms: 'komen' },
} as const;
export const TEXT = textsOf('tasks', 'en', ROWS);
export const CHINESE = textsInOne('zh', ROWS);
export const OTHER = textsOf('other', 'en', { name: { en: 'Name', zh: '名称', ms: 'Nama' } });
`;

const plugin = suite('the texts that a browser loads');
let root;
let vite;
plugin.before(() => {
  root = mkdtempSync(join(tmpdir(), 'smops-texts-'));
  writeFileSync(join(root, 'tasks.texts.ts'), SOURCE);
  vite = textsPlugin();
  vite.configResolved({ root });
});
plugin.after(() => rmSync(root, { recursive: true }));

/** What a module of one language holds. */
const roomsIn = (language) => {
  const code = vite.load.call({ addWatchFile: () => undefined }, vite.resolveId(`virtual:texts/${language}`));
  return JSON.parse(code.slice('export default '.length, -1));
};

plugin('are as written in the module, and in the language that code asks for alone', () => {
  const { code } = vite.transform(SOURCE, join(root, 'tasks.texts.ts'));
  assert.not.match(code, 'Tugasan');
  assert.match(code, '"title":{"all":"Tasks","zh":"任务"}');
  assert.match(code, '"total":{"all":"Total ListTodo","zh":"合计"}');
  assert.match(code, '{"name":{"all":"Name"}}');
});

plugin('are all rooms of one language in a module of their own', () => {
  assert.equal(roomsIn('ms'), {
    tasks: {
      title: { all: 'Tugasan' },
      total: { all: 'Semua' },
      // It takes a number, though Malay has one form for all numbers.
      accepted: { all: 'komen', takes: ['n'] },
    },
    other: { name: { all: 'Nama' } },
  });
});

plugin('leave out a room that is the same as written', () => {
  assert.equal(Object.keys(roomsIn('en')), ['tasks']);
});

plugin('are in a build those of the rooms that the dashboard uses', () => {
  const built = textsPlugin();
  built.configResolved({ root, command: 'build' });
  writeFileSync(join(root, 'server.texts.ts'), SOURCE.replaceAll("('tasks'", "('server'"));
  const code = built.load.call({ addWatchFile: () => undefined }, built.resolveId('virtual:texts/ms'));
  built.transform(SOURCE, join(root, 'dist/tasks.texts.js'));
  const chunk = built.renderChunk(`const texts = ${code.slice('export default '.length)}`);
  assert.match(chunk.code, /^const texts = \{"tasks":\{"title":\{"all":"Tugasan"/);
  assert.not.match(chunk.code, '"server"');
  assert.is(built.renderChunk('const other = 1;'), undefined);
});

plugin('leave all other modules as they are', () => {
  assert.is(vite.transform(SOURCE, join(root, 'tasks.ts')), undefined);
});

plugin.run();
