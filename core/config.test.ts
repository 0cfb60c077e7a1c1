import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentsPromise } from './analysis/analyzer/providers/policy.model.js';
import { PROVIDER_IDS } from './analysis/analyzer/providers/providers.constants.js';
import { ConfigError, readConfig } from './config.js';
import { readConfigAndFile } from './config-file.js';
import { CONFIG_VARIABLES } from './config-variables.js';
import { setLanguage } from './platform/language/language.model.js';

const test = suite('the configuration');
test.after.each(() => setLanguage('written'));

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

test('a model of one’s own is reached by https, or at home by http', () => {
  const urlOf = (url: string, more = {}) => readConfig({ OWN_MODEL_URL: url, ...more }).ownModel.url;
  assert.is(urlOf('http://127.0.0.1:11434'), 'http://127.0.0.1:11434/v1', 'the usual path is added');
  assert.is(urlOf('https://nama.openai.azure.com/openai/v1/'), 'https://nama.openai.azure.com/openai/v1');
  assert.is(
    urlOf('http://gpu.pejabat.example:8000/v1/chat/completions'),
    'http://gpu.pejabat.example:8000/v1',
  );
  for (const url of ['http://8.8.8.8/v1', 'ftp://127.0.0.1', 'https://kunci:rahsia@model.example/v1', 'x'])
    assert.throws(() => urlOf(url), /OWN_MODEL_URL must be an https address, or an http address/, url);
  const atHome = { SMOPS_PROVIDERS: 'local,own' };
  assert.throws(() => urlOf('https://8.8.8.8/v1', atHome), /leads outside of your network \(8\.8\.8\.8\)/);
  assert.ok(urlOf('https://10.0.0.7/v1', atHome));
  assert.equal(readConfig({ OWN_MODEL_PRICE: '0.15/0.6' }).ownModel.price, [0.15, 0.6]);
  assert.throws(() => readConfig({ OWN_MODEL_PRICE: '1' }), /OWN_MODEL_PRICE must be two amounts/);
});

test('comments are said to stay here only where they cannot go elsewhere', () => {
  const promise = (env: Record<string, string>) => commentsPromise(readConfig(env)) ?? 'none';
  const local = { SMOPS_PROVIDERS: 'local' };
  assert.is(promise({}), 'none');
  assert.is(promise({ SMOPS_PROVIDERS: 'local,gemini' }), 'none');
  const model = { SMOPS_PROVIDERS: 'local,own', OWN_MODEL_NAME: 'qwen3:8b' };
  assert.match(promise(model), /do not leave this machine: only the local engine may/);
  assert.match(
    promise({ ...model, OWN_MODEL_URL: 'http://localhost:11434' }),
    /do not leave this machine: only the local engine and qwen3:8b at localhost:11434 may be used/,
  );
  for (const url of ['http://10.0.0.7:8000', 'https://model.pejabat.example', 'http://gpu.local'])
    assert.match(promise({ ...model, OWN_MODEL_URL: url }), /do not leave your network/, url);
  assert.match(promise(local), /do not leave this machine/);
  for (const here of ['postgres://smops@127.0.0.1/smops', 'postgres://%2Frun%2Fpostgresql/smops']) {
    assert.match(promise({ ...local, DATABASE_URL: here }), /do not leave this machine/, here);
  }
  for (const away of ['postgres://db.example.my/smops', 'postgres://127.0.0.1.evil.example/smops']) {
    assert.not.match(promise({ ...local, DATABASE_URL: away }), /this machine/, away);
  }
});

/** What is said of a configuration that does not fit; empty when it does. */
function refusal(env: Record<string, string>): string {
  try {
    readConfigAndFile({ SMOPS_DATA_DIR: '/nowhere/smops', ...env });
    return '';
  } catch (error) {
    assert.instance(error, ConfigError);
    return (error as Error).message;
  }
}

test('what is wrong with a setting is said in the language of the command', async () => {
  const wrong = { PORT: 'lapan puluh' };
  assert.is(refusal(wrong), 'PORT must be a whole number from 0 to 65535');
  setLanguage('ms');
  assert.is(refusal(wrong), 'PORT mestilah nombor bulat dari 0 hingga 65535');
  assert.is(
    refusal({ SMOPS_PROVIDER: 'gemini' }),
    'SMOPS_PROVIDER tidak dikenali: maksud anda SMOPS_PROVIDERS?',
  );
  setLanguage('zh');
  assert.is(refusal(wrong), 'PORT 必须是 0 到 65535 的整数');
  assert.is(refusal({ S3_BUCKET: 'fail-smops' }), '设置了 S3_BUCKET，也必须设置 S3_ACCESS_KEY_ID');
});

test('no setting is refused in words of the library that reads it', async () => {
  const values = ['  ', '☃', '☃'.repeat(300), 'abcdefghij', '-1', 'password123'];
  for (const [language, words] of [
    ['written', /^\w+ (must|is) /],
    ['ms', /^\w+ (mesti|mestilah|bukan|tidak|boleh|ialah) /],
    ['zh', /^\w+ \p{Script=Han}/u],
  ] as const) {
    setLanguage(language);
    for (const name of CONFIG_VARIABLES) {
      for (const value of values) {
        const said = refusal({ [name]: value });
        if (said.startsWith(name)) assert.match(said, words, `${name}=${value}`);
      }
    }
  }
});

test.run();
