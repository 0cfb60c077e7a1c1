import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentWith } from './testing.js';
import { FileAuthors } from './whole-file.js';

const test = suite('authors of a file');

const by = (...authors: string[]) => authors.map((author) => commentWith({ author }));

/** What the authors of these comments give back, when the last of them was dropped as a repetition. */
function repeatedOf(comments: ReturnType<typeof by>) {
  const authors = new FileAuthors(false);
  for (const comment of comments) authors.see(comment);
  const last = comments.at(-1)!;
  authors.drop(last);
  return authors.takeRepeated(comments.slice(0, -1));
}

test('an author of every row is none: what was dropped for being said twice comes back', () => {
  const comments = by('MPSJ', 'MPSJ', 'MPSJ', 'MPSJ');
  assert.equal(repeatedOf(comments), comments.slice(-1));
});

test('two authors, no author, three rows or an id leave everything as it is', () => {
  assert.is(repeatedOf(by('Aminah', 'Aminah', 'Aminah', '陈先生')), null);
  assert.is(repeatedOf(by('', '', '', '')), null);
  assert.is(repeatedOf(by('MPSJ', 'MPSJ', 'MPSJ')), null);
  const named = by('MPSJ', 'MPSJ', 'MPSJ', 'MPSJ');
  named[0]!.externalId = '1';
  assert.is(repeatedOf(named), null);
});

test('the names of a chat are taken off, in the texts too', () => {
  const authors = new FileAuthors(true);
  const [first, second] = by('Siti Hajar', 'Encik Lim');
  second!.content = '@Siti Hajar betul tu';
  for (const comment of [first!, second!]) authors.see(comment);
  authors.unnameChat([first!, second!]);
  assert.equal([first!.author, second!.author, second!.content], ['', '', '@… betul tu']);
});

test.run();
