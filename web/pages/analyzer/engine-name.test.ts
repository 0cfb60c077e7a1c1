import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { engineName } from './engine-name.js';

const test = suite('name of the provider in the toast');

test('a provider that is new here is named by its label, never taken for the local engine', () => {
  assert.is(engineName({ id: 'qwen', label: 'Qwen' }), 'Qwen');
  assert.is(engineName({ id: 'gemini', label: 'Gemini' }), 'Gemini');
  assert.is(engineName({ id: 'deepseek-penang', label: '槟城快讯' }), 'DeepSeek');
  assert.is(engineName({ id: 'local', label: '本地分析' }), '本地');
});

test.run();
