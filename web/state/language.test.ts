import { setLanguage } from '@smops/core/language/language.model.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reportLanguage, tagOf } from './language.js';

const test = suite('the chosen language');
test.after(() => setLanguage('written'));

test('is that of reasons and summaries; the screens as written have them in Chinese', () => {
  assert.is(reportLanguage(), 'zh');
  setLanguage('ms');
  assert.is(reportLanguage(), 'ms');
  assert.is(tagOf('zh-CN'), 'ms-MY');
});

test.run();
