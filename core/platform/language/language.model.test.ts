import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addCatalogue,
  listed,
  parseLanguage,
  sentencesOf,
  setLanguage,
  setLanguageOfCalls,
  textsOf,
} from './language.model.js';

const languages = suite('texts in several languages');
// The process goes on with other test files.
const before = setLanguageOfCalls(() => undefined);
languages.after.each(() => {
  setLanguage('written');
  setLanguageOfCalls(() => undefined);
});
languages.after(() => void setLanguageOfCalls(before));

languages('are as written until a language is chosen, and in what it lacks', () => {
  const asWritten = { title: 'Tasks', rows: (count: number) => `${count} rows` };
  assert.is(textsOf('tasks', asWritten), asWritten);
  addCatalogue('ms', { tasks: { title: 'Tugasan', rows: (count: number) => `${count} baris` } });
  setLanguage('ms');
  assert.is(textsOf('tasks', asWritten).rows(2), '2 baris');
  assert.is(textsOf('somethingElse', asWritten), asWritten);
});

languages('change with each call where one process serves several people', () => {
  addCatalogue('zh', { greeting: '你好' });
  const greeting = sentencesOf('greeting', 'Hello');
  assert.is(greeting(), 'Hello');
  setLanguageOfCalls(() => 'zh');
  assert.is(greeting(), '你好');
});

languages('are named as settings, headers and systems name them', () => {
  assert.equal(
    ['ms', 'ms_MY.UTF-8', 'zh-Hans', 'en_GB', 'EN', 'written', 'id_ID', 'C', ''].map(parseLanguage),
    ['ms', 'ms', 'zh', 'en', 'en', 'written', undefined, undefined, undefined],
  );
});

languages('set parts of a sentence in a row each in their way', () => {
  assert.is(
    listed(['2 duplicates', '1 row without text', '3 files']),
    '2 duplicates, 1 row without text, 3 files',
  );
  setLanguage('ms');
  assert.is(listed(['2 pendua', '1 baris']), '2 pendua, 1 baris');
  setLanguage('zh');
  assert.is(listed(['2 行重复', '1 行没有文字']), '2 行重复、1 行没有文字');
});

languages.run();
