import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listed, parseLanguage, setLanguage, setLanguageOfCalls } from './language.model.js';
import { sentencesOf } from './texts.model.js';

const languages = suite('texts in several languages');
// The process goes on with other test files.
const before = setLanguageOfCalls(() => undefined);
languages.after.each(() => {
  setLanguage('written');
  setLanguageOfCalls(() => undefined);
});
languages.after(() => void setLanguageOfCalls(before));

languages('change with each call where one process serves several people', () => {
  const greeting = sentencesOf('greeting', 'en', { text: { en: 'Hello', zh: '你好', ms: 'Helo' } });
  assert.is(greeting().text, 'Hello');
  setLanguageOfCalls(() => 'zh');
  assert.is(greeting().text, '你好');
  assert.equal(
    greeting.all().map(({ text }) => text),
    ['Hello', 'Hello', '你好', 'Helo'],
  );
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
