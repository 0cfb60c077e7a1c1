import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage } from '../../platform/language/caller-language.js';
import { actorText } from './actor-names.model.js';

const test = suite('the names of actors');

test('are a user by name, and what is no user in the language of the reader', () => {
  const names = ['aminah', '陈美华', 'system', 'token:cron', 'local:root', 'token:'];
  const told = () => names.map((name) => actorText(name));
  assert.equal(told(), ['aminah', '陈美华', 'smops itself', 'token cron', 'root, on this machine', 'token:']);
  assert.equal(inLanguage('ms', told).slice(2, 5), [
    'smops sendiri',
    'token cron',
    'root, pada komputer ini',
  ]);
  assert.equal(inLanguage('zh', told).slice(2, 5), ['smops 本身', '令牌「cron」', '本机的 root']);
});

test.run();
