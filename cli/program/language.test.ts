import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOf } from './language.js';

const language = suite('the language of a command');

language('is the one given, then SMOPS_LANG, then the locale, else as written', () => {
  const env = { SMOPS_LANG: 'zh', LC_ALL: 'en_GB.UTF-8', LANG: 'ms_MY.UTF-8' };
  assert.is(languageOf(['tasks', 'list', '--lang', 'ms'], env), 'ms');
  assert.is(languageOf(['--lang=written', 'tasks', 'list'], env), 'written');
  assert.is(languageOf(['tasks', 'list'], env), 'zh');
  assert.is(languageOf(['tasks', 'list'], { ...env, SMOPS_LANG: '' }), 'en');
  assert.is(languageOf(['tasks', 'list'], { LANG: 'ms_MY.UTF-8' }), 'ms');
  assert.is(languageOf(['tasks', 'list'], { LANG: 'id_ID.UTF-8' }), 'written');
  assert.is(languageOf(['analyze', '--', '--lang', 'ms'], {}), 'written');
});

language('that smops does not have is refused with the ones it has', () => {
  assert.throws(
    () => languageOf(['tasks', 'list', '--lang', 'ta'], {}),
    /^ta is no language of smops\. Choose written, en, zh, ms\.$/,
  );
  assert.throws(() => languageOf([], { SMOPS_LANG: 'klingon' }), /klingon is no language/);
});

language.run();
