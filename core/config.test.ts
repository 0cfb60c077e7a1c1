import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentsPromise } from './analyzer/providers/policy.model.js';
import { PROVIDER_IDS } from './analyzer/providers/providers.constants.js';
import { readConfig } from './config.js';

const test = suite('the configuration');

test('SMOPS_PROVIDERS lists the providers that may be used, all of them when left out', () => {
  assert.is(readConfig({}).allowedProviders[0], 'local');
  assert.equal(readConfig({ SMOPS_PROVIDERS: '' }).allowedProviders.sort(), [...PROVIDER_IDS].sort());
  assert.equal(readConfig({ SMOPS_PROVIDERS: 'gemini, local' }).allowedProviders, ['local', 'gemini']);
  assert.is(readConfig({ SMOPS_PROVIDERS: 'gemini,local' }).defaultProvider, 'local');
  assert.is(readConfig({ SMOPS_PROVIDERS: 'deepseek-9 gemini' }).defaultProvider, 'gemini');
});

test('a name that is none, an empty list, and a default that is not on it stop the start', () => {
  assert.throws(
    () => readConfig({ SMOPS_PROVIDERS: 'local,gemni' }),
    /^.*SMOPS_PROVIDERS must be.*gemni is none$/,
  );
  assert.throws(() => readConfig({ SMOPS_PROVIDERS: ' , ' }), /SMOPS_PROVIDERS must be .* names none/);
  assert.throws(
    () => readConfig({ SMOPS_PROVIDERS: 'local', SMOPS_DEFAULT_PROVIDER: 'gemini' }),
    /SMOPS_DEFAULT_PROVIDER is gemini, which SMOPS_PROVIDERS does not name/,
  );
});

test('comments are said to stay here only where they cannot go elsewhere', () => {
  const promise = (env: Record<string, string>) => commentsPromise(readConfig(env)) ?? 'none';
  const local = { SMOPS_PROVIDERS: 'local' };
  assert.is(promise({}), 'none');
  assert.is(promise({ SMOPS_PROVIDERS: 'local,gemini' }), 'none');
  assert.match(promise(local), /do not leave this machine/);
  for (const here of ['postgres://smops@127.0.0.1/smops', 'postgres://%2Frun%2Fpostgresql/smops']) {
    assert.match(promise({ ...local, DATABASE_URL: here }), /do not leave this machine/, here);
  }
  for (const away of ['postgres://db.example.my/smops', 'postgres://127.0.0.1.evil.example/smops']) {
    assert.not.match(promise({ ...local, DATABASE_URL: away }), /this machine/, away);
  }
});

test.run();
