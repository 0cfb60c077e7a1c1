import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLogger } from './logger.js';

const test = suite('the log');

test('where it cannot be written smops goes on, and holds no more than a little of it', () => {
  if (!existsSync('/dev/full')) return;
  const descriptor = openSync('/dev/full', 'w');
  const logger = createLogger({ level: 'info', descriptor });
  const heldBytes = () => {
    (globalThis as { gc?: () => void }).gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = heldBytes();
  for (let line = 0; line < 50_000; line++)
    logger.info({ line, text: 'harga naik lagi 😢 '.repeat(20) }, 'request');
  assert.ok(heldBytes() - before < 40 * 1024 * 1024);
  closeSync(descriptor);
});

test('keys and passwords in what is logged are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smops-log-'));
  const path = join(folder, 'log');
  const descriptor = openSync(path, 'w');
  const logger = createLogger({ level: 'info', descriptor });
  logger.info({ password: 'teh-tarik', body: { token: 'smops_rahsia' }, user: 'aminah' }, 'uji');
  const [line] = readFileSync(path, 'utf8').split('\n');
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
  const entry = JSON.parse(line as string);
  assert.equal([entry.password, entry.body.token, entry.user], ['[removed]', '[removed]', 'aminah']);
});

test('what PostgreSQL quotes of a row is not logged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smops-log-'));
  const path = join(folder, 'log');
  const descriptor = openSync(path, 'w');
  const error = Object.assign(new Error('violates a check'), {
    code: '23514',
    detail: 'Failing row contains (1, aminah, $argon2id$…)',
    where: 'unnamed portal parameter $1 = aminah',
  });
  createLogger({ level: 'info', descriptor }).error({ err: error }, 'unexpected error');
  const text = readFileSync(path, 'utf8');
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
  assert.match(text, '23514');
  assert.not.match(text, 'aminah');
});

test.run();
