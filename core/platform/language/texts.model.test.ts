import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCatalogue, setLanguage, setLanguageOfCalls } from './language.model.js';
import { pseudo } from './pseudo.model.js';
import { textsInOne, textsOf } from './texts.model.js';

const ROWS = {
  title: { en: 'Tasks', zh: '任务', ms: 'Tugasan' },
  format: { all: 'CSV' },
  total: { en: 'In all', zh: '合计', ms: 'Semua', written: 'Total ListTodo' },
  chosen: { en: 'Chosen', zh: '已选', ms: 'Dipilih', written: 'zh' },
  edit: { en: 'Edit {task}', zh: '编辑 {task}', ms: 'Sunting {task}' },
  accepted: { en: '{n, plural, one {comment} other {comments}}', zh: '条留言', ms: 'komen' },
  moved: { en: '{from} to {to}', zh: '{to}，原为 {from}', ms: '{from} ke {to}', takes: ['from', 'to'] },
  keys: [[{ all: '/' }, { en: 'Search', zh: '搜索', ms: 'Cari' }]],
} as const;

const texts = suite('texts as rows');
// The process goes on with other test files.
const before = setLanguageOfCalls(() => undefined);
texts.after.each(() => setLanguage('written'));
texts.after(() => void setLanguageOfCalls(before));

const inLanguage = (language: 'written' | 'en' | 'zh' | 'ms') => {
  setLanguage(language);
  return textsOf('rowsOfTest', 'en', ROWS);
};

texts('are in the language that is chosen', () => {
  const ms = inLanguage('ms');
  assert.is(ms.title, 'Tugasan');
  assert.is(ms.format, 'CSV');
  assert.is(ms.edit('TASK-0001'), 'Sunting TASK-0001');
  assert.equal(ms.keys, [['/', 'Cari']]);
});

texts('are as written in the language of their room, unless the row says otherwise', () => {
  const written = inLanguage('written');
  assert.is(written.title, 'Tasks');
  assert.is(written.total, 'Total ListTodo');
  assert.is(written.chosen, '已选');
  assert.is(textsOf('rowsOfTest', 'zh', ROWS).title, '任务');
  assert.is(inLanguage('en').total, 'In all');
});

texts('take their values in the order of the row, however a language orders them', () => {
  assert.is(inLanguage('zh').moved('A', 'B'), 'B，原为 A');
  assert.is(inLanguage('zh').moved.length, 2);
});

texts('are a function in every language where one language has a value', () => {
  assert.is(inLanguage('zh').accepted(1), '条留言');
  assert.is(inLanguage('en').accepted(1), 'comment');
});

texts('may be asked for in one language, whatever the current one', () => {
  setLanguage('ms');
  assert.is(textsInOne('zh', ROWS).edit('A'), '编辑 A');
});

texts('come from a catalogue of one language where one was loaded', () => {
  addCatalogue('ms', { ofCatalogue: { title: { all: 'Tugasan' } } });
  setLanguage('ms');
  const rows = { title: { all: 'Tasks' } };
  const found = textsOf('ofCatalogue', 'en', rows);
  assert.is(found.title, 'Tugasan');
  addCatalogue('en', pseudo);
  setLanguage('en');
  assert.is.not(textsOf('ofCatalogue', 'en', rows).title, 'Tasks');
  addCatalogue('en', {});
});

texts('do not compile where a language or one of its values is missing', () => {
  // @ts-expect-error Malay is missing
  textsOf('a', 'en', { title: { en: 'Tasks', zh: '任务' } });
  // @ts-expect-error Chinese does not show the value
  textsOf('b', 'en', { edit: { en: 'Edit {task}', zh: '编辑', ms: 'Sunting {task}' } });
  // @ts-expect-error Malay does not show the number
  textsOf('c', 'en', { rows: { en: '{n, plural, one {# row} other {# rows}}', zh: '{n} 行', ms: 'baris' } });
  // @ts-expect-error several values have no order
  textsOf('d', 'en', { moved: { en: '{from} to {to}', zh: '{from}{to}', ms: '{from} ke {to}' } });
  // @ts-expect-error a text alone is in no language
  textsOf('e', 'en', { title: 'Tasks' });
  const { rows } = textsOf('f', 'en', {
    rows: { en: '{rows, number} rows', zh: '{rows, number} 行', ms: '{rows, number} baris' },
  });
  // @ts-expect-error it takes a number
  assert.is(rows('2'), '2 rows');
});

texts.run();
