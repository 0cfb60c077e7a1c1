import { setLanguage } from '@smops/core/platform/language/language.model.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOf, speakLanguageOf } from './language.js';

const language = suite('the language of a command');
language.after.each(() => setLanguage('written'));

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
    /^ta is not a language of smops\. Choose written, en, zh, ms\.$/,
  );
  assert.throws(() => languageOf([], { SMOPS_LANG: 'klingon' }), /klingon is not a language/);
});

language('that smops does not have is refused in the language of the terminal', async () => {
  const refusal = async (argv: string[], env: Record<string, string>) => {
    setLanguage('written');
    try {
      await speakLanguageOf(argv, env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.match(await refusal(['--lang', 'ta'], { LANG: 'ms_MY.UTF-8' }), /^ta bukan bahasa smops/);
  assert.match(await refusal(['--lang', 'ta'], { SMOPS_LANG: 'zh', LANG: 'ms_MY.UTF-8' }), /^smops 没有 ta/);
  assert.match(await refusal([], { SMOPS_LANG: 'ta' }), /^ta is not a language/);
  assert.is(await refusal(['--lang', 'ms'], {}), '');
});

language.run();
