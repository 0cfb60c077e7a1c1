import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AppError, messageOf } from '../errors.js';
import { runInChild } from './run-in-child.js';

const test = suite<{ folder: string; script: URL }>('a limited child');

/** Does with its memory and time what it is told. */
const SOURCE = `
  import { serveChild } from ${JSON.stringify(new URL('./child-side.js', import.meta.url).href)};
  serveChild(async function* (what) {
    if (what === 'numbers') { yield 1; yield 2; return; }
    if (what === 'secret') { yield process.env.SMOPS_SECRET_OF_THE_TEST ?? 'none'; return; }
    if (what === 'complaint') throw new Error('Tiada lajur.');
    if (what === 'exit') process.exit(1);
    if (what === 'for ever') for (;;);
    const kept = [];
    if (what === 'buffers') for (;;) kept.push(Buffer.alloc(8e6, 1));
    if (what === 'heap') for (;;) kept.push(new Array(1e5).fill({}));
  });`;

test.before((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-child-'));
  writeFileSync(join(context.folder, 'what.mjs'), SOURCE);
  context.script = pathToFileURL(join(context.folder, 'what.mjs'));
});
test.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

async function resultOf(script: URL, input: string, seconds = 60): Promise<unknown> {
  const limits = { heapMb: 100, memoryMb: 300, seconds };
  const got: unknown[] = [];
  try {
    const work = { script, input, limits, subject: 'This list', remedy: 'Split it.' };
    for await (const message of runInChild(work)) got.push(message);
    return got;
  } catch (error) {
    return `${(error as AppError).code}: ${messageOf(error)}`;
  }
}

test('what a child makes of its input comes message by message, and so does its complaint', async ({
  script,
}) => {
  assert.equal(await resultOf(script, 'numbers'), [1, 2]);
  assert.is(await resultOf(script, 'complaint'), 'VALIDATION: Tiada lajur.');
});

test('an input that takes too much memory or time, or ends the child, is refused in one sentence', async ({
  script,
}) => {
  const tooMuch = 'VALIDATION: This list needs too much memory, or is damaged. Split it.';
  for (const what of ['buffers', 'heap', 'exit']) assert.is(await resultOf(script, what), tooMuch, what);
  assert.is(await resultOf(script, 'for ever', 1), 'VALIDATION: This list takes too long to read. Split it.');
});

test('a child knows no secrets of its parent', async ({ script }) => {
  process.env.SMOPS_SECRET_OF_THE_TEST = 'rahsia';
  assert.equal(await resultOf(script, 'secret'), ['none']);
});

test.run();
