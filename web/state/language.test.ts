import { setLanguage } from '@smops/core/platform/language/language.model.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOfCall, reportLanguage, tagOf } from './language.js';

const test = suite('the chosen language');
test.after(() => setLanguage('written'));

test('is that of reasons and summaries; the screens as written have them in Chinese', () => {
  assert.is(reportLanguage(), 'zh');
  setLanguage('ms');
  assert.is(reportLanguage(), 'ms');
  assert.is(tagOf('zh-CN'), 'ms-MY');
});

test('is that of what calls answer; as written that of the screen which asks', () => {
  const asked = () =>
    [
      '/api/fb-analyzer/task/x/results',
      '/api/facebook-posts',
      '/api/reports/run/x',
      '/api/reports/series/1',
      '/api/tasks',
    ].map(languageOfCall);
  setLanguage('written');
  assert.equal(asked(), ['zh', 'zh', 'zh', 'en', 'en']);
  setLanguage('ms');
  assert.equal(asked(), Array(5).fill('ms'));
});

test.run();
