import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsFor } from './words.mjs';

const words = suite('the words of setting up');

words('are those of the language given, of SMOPS_LANG, then of the locale', () => {
  assert.is(wordsFor(['serve', '--lang', 'ms'], { LANG: 'zh_CN.UTF-8' }).compiling, 'sedang mengompil…');
  assert.is(wordsFor(['--lang=zh'], {}).compiling, '正在编译…');
  assert.is(wordsFor([], { SMOPS_LANG: 'zh', LANG: 'ms_MY' }).compiling, '正在编译…');
  assert.is(wordsFor([], { LANG: 'ms_MY.UTF-8' }).compiling, 'sedang mengompil…');
  assert.is(wordsFor([], { LANG: 'id_ID.UTF-8' }).compiling, 'compiling…');
});

words('say how long the steps before took', () => {
  assert.is(wordsFor([], {}).after(12), 'after 12 s');
  assert.is(wordsFor(['--lang', 'zh'], {}).ready(48), '准备完成，用了 48 秒');
});

words('have no gaps', () => {
  const names = Object.keys(wordsFor([], {})).sort();
  for (const lang of ['zh', 'ms']) assert.equal(Object.keys(wordsFor(['--lang', lang], {})).sort(), names);
});

words.run();
