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
  assert.equal(changes, { applied: ['deepseek-9'], waiting: ['port'] });
  assert.equal(
    [config.providers['deepseek-9'].apiKey, config.youtube.apiKey, config.port],
    ['baru', 'yt', 3000],
  );
});

test.run();
