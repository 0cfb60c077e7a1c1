import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadChineseWords, loadPortable } from './chinese-words.js';

const test = suite('Chinese words');

/** The Chinese of the sample comments, and of the sentences that people judged. */
const RUNS = [
  '../../../../fixtures/comments.json',
  '../../../engine/train/examples/zh.txt',
  '../../../engine/lexicon/fields.txt',
].flatMap((path) => readFileSync(new URL(path, import.meta.url), 'utf8').match(/\p{Script=Han}+/gu) ?? []);

test('are cut and named by the WebAssembly form as by the native part', async () => {
  const [native, portable] = [await loadChineseWords(), await loadPortable()];
  assert.ok(RUNS.length > 1000);
  for (const run of RUNS) {
    assert.equal(portable.cut(run), native.cut(run));
    assert.is(portable.tagOf(run), native.tagOf(run), run);
  }
  assert.equal(portable.cut('安华拨款给槟城的华小'), ['安华', '拨款', '给', '槟城', '的', '华小']);
});

test('are cut where the machine has no native part', async () => {
  const words = await loadChineseWords(() => Promise.reject(new Error('Cannot find native binding.')));
  assert.equal(words.cut('新山又塞车'), ['新山', '又', '塞车']);
  assert.is(words.tagOf('巴刹'), 'n');
});

test.run();
