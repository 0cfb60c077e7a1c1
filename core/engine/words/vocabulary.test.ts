import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('vocabulary');
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What people read has one word for one thing; on the left the words that were used beside it. */
const ONE_WORD: Record<string, string> = { 评论: '留言', 中立: '中性', 數據: '数据' };

/** Files that hold what other people write: names of columns, data of the demo. */
const WORDS_OF_OTHERS = ['core/comments/fields/comment-fields.ts', 'core/telling/demo/'];

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : listSources(path);
    return /\.tsx?$/.test(path) && !/\.(test|bench)\.tsx?$|\.d\.ts$/.test(path) ? [path] : [];
  });
}

test('no screen, command, message or report has a second word for the same thing', () => {
  const sources = ['core', 'server', 'cli', 'web'].flatMap(listSources);
  assert.ok(sources.length > 500, `${sources.length} files`);
  const found: string[] = [];
  for (const path of sources.filter((one) => !WORDS_OF_OTHERS.some((start) => one.startsWith(start)))) {
    for (const [at, line] of readFileSync(join(root, path), 'utf8').split('\n').entries()) {
      for (const [other, word] of Object.entries(ONE_WORD))
        if (line.includes(other)) found.push(`${path}:${at + 1} says ${other}, not ${word}`);
    }
  }
  assert.equal(found, []);
});

test.run();
