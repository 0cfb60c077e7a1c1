import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UNREADABLE } from './comment-file.texts.js';
import { readChosenFile } from './read-chosen-file.js';

const test = suite('a ZIP archive that is chosen on the dashboard');

/** `eksport/komen.csv` with two comments, and what a Mac writes beside it. */
const ARCHIVE =
  'UEsDBBQAAAAIAABIdF06yjW2SQAAAEQAAAARAAAAZWtzcG9ydC9rb21lbi5jc3YBRAC7/05hbWEsS29tZW4sU3VrYQpBbWluYWgsQmFuamlyIGxhZ2kg8J+YoSwzCumZiOWFiOeUnyzot6/nga/lnY/kuoYsMTIKUEsDBBQAAAAIAABIdF2DFtyMAwAAAAEAAAAcAAAAX19NQUNPU1gvZWtzcG9ydC8uX2tvbWVuLmNzdqsAAFBLAQIUAxQAAAAIAABIdF06yjW2SQAAAEQAAAARAAAAAAAAAAAAAACAAQAAAABla3Nwb3J0L2tvbWVuLmNzdlBLAQIUAxQAAAAIAABIdF2DFtyMAwAAAAEAAAAcAAAAAAAAAAAAAACAAXgAAABfX01BQ09TWC9la3Nwb3J0Ly5fa29tZW4uY3N2UEsFBgAAAAACAAIAiQAAALUAAAAAAA==';
/** `gambar.jpg` alone. */
const WITHOUT_COMMENTS =
  'UEsDBBQAAAAIAABIdF1ghY85BQAAAB4AAAAKAAAAZ2FtYmFyLmpwZ6uowAcAUEsBAhQDFAAAAAgAAEh0XWCFjzkFAAAAHgAAAAoAAAAAAAAAAAAAAIABAAAAAGdhbWJhci5qcGdQSwUGAAAAAAEAAQA4AAAALQAAAAAA';

const read = (base64: string, cut = Number.POSITIVE_INFINITY) => {
  const bytes = Buffer.from(base64, 'base64').subarray(0, cut);
  let isRead = false;
  const known = { corrections: undefined, choices: [] };
  return readChosenFile(new File([bytes], 'eksport.zip'), known, UNREADABLE, () => {
    isRead = true;
  }).then((report) => ({ ...report, isRead }));
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was thrown',
    (error: Error) => error.message,
  );

test('its one comment file is read like the file itself', async () => {
  const { comments, format, isRead } = await read(ARCHIVE);
  assert.ok(isRead);
  assert.is(format, 'csv');
  assert.equal(
    comments.map(({ author, content, reactionsCount }) => [author, content, reactionsCount]),
    [
      ['Aminah', 'Banjir lagi 😡', 3],
      ['陈先生', '路灯坏了', 12],
    ],
  );
});

test('one without a comment file, and one that is cut off, say what to do', async () => {
  assert.match(await refusal(read(WITHOUT_COMMENTS)), 'ZIP archive without a comment file. Unpack it');
  assert.match(await refusal(read(ARCHIVE, 60)), 'damaged, cut off or compressed');
});

test.run();
