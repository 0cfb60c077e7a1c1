import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommentSource } from '../read-comment-source.node.js';
import { exportFiles } from './export-kinds.js';
import { SAID } from './said.js';
import type { ExportFile } from './write-files.js';

const test = suite('exports of the known tools');

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const read = ({ fileName, bytes }: Pick<ExportFile, 'fileName' | 'bytes'>) =>
  readCommentSource(once(bytes), { fileName });

for (const file of exportFiles()) {
  test(`${file.fileName} is read as it was said`, async () => {
    const report = await read(file);
    const { comments } = report;
    const byText = (text: string) => [...text].length;
    assert.equal(comments.map(({ content }) => content).sort(), SAID.map(({ text }) => text).sort(), 'texts');
    assert.ok(byText(comments[0]?.content ?? '') > 0);
    // The two that say the same are told apart by their place.
    const left = [...comments];
    const wrong: string[] = [];
    const found = SAID.map((one) => {
      const at = left.findIndex(
        ({ content, author }) => content === one.text && (author === '' || author === one.author),
      );
      const [comment] = left.splice(
        at === -1 ? left.findIndex(({ content }) => content === one.text) : at,
        1,
      );
      return comment!;
    });
    for (const [at, one] of SAID.entries()) {
      const comment = found[at]!;
      const say = (what: string, is: unknown, was: unknown) => {
        if (is !== was) wrong.push(`${what} of "${one.text.slice(0, 20)}": ${is} for ${was}`);
      };
      const holds = (field: ExportFile['holds'][number]) => file.holds.includes(field);
      say('author', comment.author, holds('author') ? one.author : '');
      say('likes', comment.reactionsCount, holds('likes') ? one.likes : 0);
      say('stars', comment.stars, holds('stars') ? one.stars : undefined);
      const day = file.precision === 86_400;
      const wall = (time: string) => Date.parse(time) + (day ? 8 * 3_600_000 : 0);
      const moment = (time: string | null) =>
        time === null ? null : Math.floor(wall(time) / 1000 / file.precision) * file.precision;
      say('time', moment(comment.time), holds('time') ? moment(one.time) : null);
      if (!holds('answers')) continue;
      const parent = one.answers === null ? null : (found[one.answers]?.externalId ?? 'no id');
      say('parent', comment.parentId, parent);
      say('depth', comment.depth, one.answers === null ? 0 : 1);
    }
    assert.equal(wrong, []);
    assert.is(report.posts + report.notices, file.leftOut, 'posts and notices');
    assert.is(report.duplicates, 0);
  });
}

test.run();
