import { readCommentFile } from '@smops/core/comments/read-comment-file.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { previewLines } from './reading-lines.js';

const test = suite('the lines that say how a file is read');

test('in a narrow terminal the text is cut, not what is known of the comment', () => {
  const long = 'Terima kasih kepada pasukan yang datang membantu kami sejak petang semalam';
  const report = readCommentFile(`Nama,Komen,Tarikh,Suka\nKumar,${long},2026-11-06 10:00,41\n`);
  assert.equal(previewLines(report, 78), [
    'Terima kasih kepada pasukan yang datang …  (Kumar, 2026-11-06 10:00, 41 likes)',
  ]);
  assert.match(previewLines(report)[0] ?? '', /sejak petang [^(]*… {2}\(Kumar/);
});

test.run();
