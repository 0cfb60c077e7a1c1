import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from './config.js';
import { applyConfig, readConfigAndFile } from './config-file.js';

const test = suite<{ folder: string; file: string }>('the configuration file');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-config-'));
  context.file = join(context.folder, 'smops.env');
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

test('gives what the environment does not set', ({ folder, file }) => {
  writeFileSync(
    file,
    '\uFEFF# kunci\nGEMINI_API_KEY="kunci #1"\nPORT=4000\nSMOPS_TIME_ZONE=Asia/Singapore\n',
  );
  const config = readConfigAndFile({ SMOPS_DATA_DIR: folder, PORT: '5000', SMOPS_TIME_ZONE: '' });
  assert.is(config.providers.gemini.apiKey, 'kunci #1');
  assert.equal([config.port, config.timeZone], [5000, 'Asia/Singapore']);
});

test('need not exist, unless it is named', ({ folder, file }) => {
  assert.is(readConfigAndFile({ SMOPS_DATA_DIR: folder }).port, 3000);
  assert.throws(() => readConfigAndFile({ SMOPS_CONFIG_FILE: file }), /smops\.env cannot be read/);
});

test('refuses what would decide where it is looked for, and bad values, by name', ({ folder, file }) => {
  const env = { SMOPS_DATA_DIR: folder };
  writeFileSync(file, 'SMOPS_DATA_DIR=/elsewhere\n');
  assert.throws(() => readConfigAndFile(env), /^SMOPS_DATA_DIR cannot stand in/);
  writeFileSync(file, 'PORT=banyak\n');
  assert.throws(() => readConfigAndFile(env), /^PORT must be/);
});

test('refuses a file that was cut short or overwritten, by the line and without its text', ({
  folder,
  file,
}) => {
  const env = { SMOPS_DATA_DIR: folder };
  const refused = (text: string) => {
    writeFileSync(file, text);
    try {
      readConfigAndFile(env);
      return 'read';
    } catch (error) {
      return (error as Error).message.replace(file, 'FILE');
    }
  };
  const no = (line: number) => `The configuration file FILE cannot be read (line ${line} is not NAME=value).`;
  assert.is(refused('PORT=4000\nDATABASE_UR'), no(2));
  assert.is(refused('# kunci\n\nGEMINI_API_KEY="rahsia-yang-terpo'), no(3));
  assert.is(refused('\u0000\u0000\u0000'), no(1));
  assert.is(refused('{"port": 4000}'), no(1));
});

test('takes quotes of each kind, values over lines, comments, spaces, export and CRLF', ({
  folder,
  file,
}) => {
  const lines = [
    '  # ulasan',
    'export PORT = 4000 # pelabuhan',
    "GEMINI_API_KEY='satu",
    "dua'",
    'YOUTUBE_API_KEY=pa"ss\'kata',
    'HOST=',
    'SMOPS_TIME_ZONE=`Asia/Singapore`',
    '',
  ];
  writeFileSync(file, lines.join('\n'));
  const config = readConfigAndFile({ SMOPS_DATA_DIR: folder, HOST: '127.0.0.1' });
  assert.equal(
    [config.port, config.providers.gemini.apiKey, config.timeZone],
    [4000, 'satu\ndua', 'Asia/Singapore'],
  );
  assert.is(config.youtube.apiKey, 'pa"ss\'kata');
  writeFileSync(file, 'PORT=4000\r\nSMOPS_TIME_ZONE="Asia/Singapore"\r\n');
  assert.is(readConfigAndFile({ SMOPS_DATA_DIR: folder }).port, 4000);
});

test('a name with a typing error is refused, with the one that was meant', ({ folder, file }) => {
  const env = { SMOPS_DATA_DIR: folder };
  const refused = (text: string) => {
    writeFileSync(file, text);
    try {
      readConfigAndFile(env);
      return 'read';
    } catch (error) {
      return (error as Error).message.replace(` (in ${file})`, '');
    }
  };
  assert.is(
    refused('SMOPS_DAILY_BUGET_USD=5\n'),
    'SMOPS_DAILY_BUGET_USD is unknown: did you mean SMOPS_DAILY_BUDGET_USD?',
  );
  assert.is(refused('GEMNI_MODEL=x\n'), 'GEMNI_MODEL is unknown: did you mean GEMINI_MODEL?');
  assert.is(refused('DEEPSEEK_API_KEY=x\n'), 'DEEPSEEK_API_KEY is unknown: did you mean DEEPSEEK_9_API_KEY?');
  assert.is(refused('SMOPS_COLOUR=merah\n'), 'SMOPS_COLOUR is unknown');
  assert.is(refused('HTTPS_PROXY=http://proxy.example:8080\nTZ=Asia/Kuala_Lumpur\n'), 'read');
});

test('of the environment only what can be meant for smops is refused', ({ folder }) => {
  const read = (more: Record<string, string>) => {
    try {
      readConfigAndFile({ SMOPS_DATA_DIR: folder, ...more });
      return 'read';
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.is(
    read({ SMOPS_PUBLC_URL: 'https://x.example' }),
    'SMOPS_PUBLC_URL is unknown: did you mean SMOPS_PUBLIC_URL?',
  );
  assert.is(read({ GEMINI_API_KY: 'x' }), 'GEMINI_API_KY is unknown: did you mean GEMINI_API_KEY?');
  assert.is(read({ SMOPS_TEST_ENGINE: 'postgres', SMOPS_SERVICE_HOST: '10.0.0.1' }), 'read');
  assert.is(read({ SMOPS_PORT: 'tcp://10.0.0.1:80', SMOPS_PORT_80_TCP_ADDR: '10.0.0.1' }), 'read');
  assert.is(
    read({ GOOGLE_APPLICATION_CREDENTIALS: 'x', GOOGLE_CLOUD_PROJECT: 'y', DEEPSEEK_API_KEY: 'z' }),
    'read',
  );
});

test('every setting has its variable', ({ folder }) => {
  const s3 = { S3_BUCKET: 'contoh', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
  const config = readConfigAndFile({ SMOPS_DATA_DIR: folder, ...s3 });
  const nothing = Object.fromEntries(Object.keys(config).map((name) => [name, undefined]));
  const { waiting, applied } = applyConfig(nothing as never, config);
  for (const name of [...waiting, ...applied]) assert.match(name, /^[A-Z0-9_]+$/);
});

test('a store at an IP address has its bucket in the path, whatever is set', () => {
  const keys = { S3_BUCKET: 'contoh', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
  const isPath = (endpoint: string) =>
    readConfig({ ...keys, SMOPS_DATA_DIR: '/nonexistent/smops', S3_ENDPOINT: endpoint }).s3?.forcePathStyle;
  assert.equal(['http://127.0.0.1:9000', 'http://[::1]:9000', 'https://s3.contoh.example'].map(isPath), [
    true,
    true,
    false,
  ]);
});

test('a new reading changes keys and limits in place, and names what has to wait', ({ folder }) => {
  const env = { SMOPS_DATA_DIR: folder, DEEPSEEK_9_API_KEY: 'lama', YOUTUBE_API_KEY: 'yt' };
  const config = readConfigAndFile(env);
  const changed = { ...env, DEEPSEEK_9_API_KEY: 'baru', PORT: '4000', YOUTUBE_API_KEY: 'yt2' };
  const changes = applyConfig(config, readConfigAndFile(changed), ['youtube']);
  assert.equal(changes, { applied: ['DEEPSEEK_9_API_KEY'], waiting: ['PORT'] });
  assert.equal(
    [config.providers['deepseek-9'].apiKey, config.youtube.apiKey, config.port],
    ['baru', 'yt', 3000],
  );
});

test('proxies and networks that are none stop the start with one line that names them', () => {
  for (const [value, wrong] of [
    ['10.0.0.0/99', '10.0.0.0/99'],
    ['127.0.0.1, proksi.example', 'proksi.example'],
    ['fd00::/129', 'fd00::/129'],
    ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  ]) {
    assert.throws(
      () => readConfig({ SMOPS_TRUSTED_PROXIES: value }),
      (error: Error) =>
        error.message ===
        `SMOPS_TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, which ${wrong} is not`,
    );
  }
  const { trustedProxies } = readConfig({ SMOPS_TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8,fd00::/8' });
  assert.equal(trustedProxies, ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
});

test.run();
