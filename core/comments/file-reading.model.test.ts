import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage } from '../platform/language/caller-language.js';
import { readingOf, readingText } from './file-reading.model.js';
import { readCommentFile } from './read-comment-file.js';

const test = suite('what was read of a file');

test('comments in Jawi are counted and named, in the language of the reader', () => {
  const file =
    'Komen,Suka\nJalan banjir lagi,3\nجالن بنجير لاݢي,2\nتولوڠ باءيقي لوڠكڠ 🙏,0\nجزاك الله خيرا,1\n路又淹水了,4\n';
  const reading = readingOf(readCommentFile(file));
  assert.is(reading.comments, 5);
  assert.is(reading.jawi, 2);
  assert.match(readingText(reading), '; 2 comments in Jawi');
  assert.match(
    inLanguage('ms', () => readingText(reading)),
    '; 2 komen dalam tulisan Jawi',
  );
});

test('a chat has messages and no columns', () => {
  const chat = readCommentFile(
    '21/09/2026, 17:45 - Ali: Longkang tersumbat\n21/09/2026, 17:46 - Siti: Betul\n',
  );
  assert.is(
    readingText(readingOf(chat)),
    'WhatsApp chat; text: message; author: left out; time: message time, 2 of 2; likes: none; replies: none',
  );
});

test('a file without Jawi says nothing of it', () => {
  const reading = readingOf(readCommentFile('Komen,Suka\nJalan banjir lagi,3\n路又淹水了,4\n'));
  assert.not('jawi' in reading);
  assert.not.match(readingText(reading), 'Jawi');
});

test.run();
