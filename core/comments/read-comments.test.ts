import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../errors.js';
import { readSheetComments } from './formats/sheet-rows.js';
import { readComments, readCommentsInSlices } from './read-comment-file.js';

const contents = (data: unknown) => readComments(data).comments.map(({ content }) => content);

function refusal(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    assert.instance(error, AppError);
    assert.is((error as AppError).code, 'VALIDATION');
    return error as AppError;
  }
  throw new Error('nothing was thrown');
}

test('camelCase and snake_case names are one', () => {
  const { comments } = readComments([
    { comment_text: 'Banjir di Klang', author_name: 'Pembaca Satu', likes_count: 3, parent_comment_id: 'p' },
    { commentText: 'Banjir di Muar', authorName: 'Pembaca Dua', likesCount: 3, parentCommentId: 'p' },
  ]);
  assert.equal(
    comments.map(({ author, reactionsCount, parentId }) => [author, reactionsCount, parentId]),
    [
      ['Pembaca Satu', 3, 'p'],
      ['Pembaca Dua', 3, 'p'],
    ],
  );
});

test('the first accepted name with a usable value wins, row by row', () => {
  assert.equal(
    contents([
      { text: 'second', content: 'first' },
      { text: 'only here', content: '' },
      { comment: { text: 'inside' }, body: null },
    ]),
    ['first', 'only here', 'inside'],
  );
});

test('a mapping by the caller is used instead of the accepted names, also to switch a field off', () => {
  const rows = [{ text: 'label', post: { caption: 'Harga naik' }, 'a.b': 'Pembaca Satu', likes: 9 }];
  const { comments, mapping, paths } = readComments(rows, {
    mapping: { content: 'post.caption', author: 'a.b', reactionsCount: null },
  });
  assert.is(comments[0]?.content, 'Harga naik');
  assert.is(comments[0]?.author, 'Pembaca Satu');
  assert.is(comments[0]?.reactionsCount, 0);
  assert.is(mapping.content, 'post.caption');
  assert.is(mapping.reactionsCount, null);
  assert.equal(paths, ['text', 'post.caption', 'a.b', 'likes']);
});

test('pages of pages and lists of lists are read as one list', () => {
  assert.equal(contents([{ data: [{ text: 'a' }] }, { data: [{ text: 'b' }], paging: {} }]), ['a', 'b']);
  assert.equal(contents({ data: { comments: [[{ text: 'a' }], [{ text: 'b' }]] } }), ['a', 'b']);
});

test('a post with comments_full gives its comments, not its own text', () => {
  assert.equal(contents([{ text: 'the post', comments_full: [{ comment_text: 'the comment' }] }]), [
    'the comment',
  ]);
});

test('replies to a comment without text are kept, with its id as parent', () => {
  const { comments, empty } = readComments([
    { id: 's', author: 'Pembaca Satu', replies: [{ text: 'Comelnya' }] },
  ]);
  assert.is(empty, 1);
  assert.is(comments[0]?.parentId, 's');
  assert.is(comments[0]?.depth, 1);
});

test('depth of flat replies follows their parents, in any order, and circles do no harm', () => {
  const { comments } = readComments([
    { id: 'c', parentId: 'b', text: 'reply to a reply' },
    { id: 'b', parentId: 'a', text: 'reply' },
    { id: 'a', text: 'comment' },
    { id: 'x', parentId: 'y', text: 'one of a circle' },
    { id: 'y', parentId: 'x', text: 'the other' },
    { id: 'z', parentId: 'elsewhere', text: 'parent not in the file' },
    { id: 'w', parentId: 'w', text: 'own parent' },
  ]);
  const depths = Object.fromEntries(comments.map(({ externalId, depth }) => [externalId, depth]));
  assert.equal(depths, { c: 2, b: 1, a: 0, x: 2, y: 1, z: 1, w: 0 });
});

test('a row is a duplicate only when it says the same of the same person, under the same id', () => {
  const { comments, duplicates, problems } = readComments([
    { id: '1', text: 'Setuju', likes: 2 },
    { id: '1', text: ' setuju', likes: 5 },
    { id: '1', text: 'Setuju, disunting' },
    { author: 'Pembaca Satu', text: 'Harga  NAIK', time: '2026-03-02T01:00:00Z' },
    { author: 'Pembaca Satu', text: 'harga naik', time: '2026-03-02T09:00:00+08:00' },
    { author: 'Pembaca Satu', text: 'harga naik', time: '2026-03-02T01:00:00Z', likes: 3 },
    { author: 'Pembaca Dua', text: 'harga naik', time: '2026-03-02T01:00:00Z' },
  ]);
  assert.equal(
    comments.map(({ index }) => index),
    [0, 2, 3, 5, 6],
  );
  assert.is(duplicates, 2);
  assert.equal(
    problems.map(({ index, outcome, reason }) => [index, outcome, reason]),
    [
      [1, 'duplicate', 'Repeats row 1: the same id, author and words.'],
      [4, 'duplicate', 'Repeats row 4: the same author, words and details.'],
    ],
  );
});

test('the same words of people whom the file does not name are as many comments', () => {
  const { comments, accepted, duplicates } = readComments(['ok', '加油', 'OK', 'setuju', 'ok ', '加油']);
  assert.is(accepted, 6);
  assert.is(duplicates, 0);
  assert.equal(
    comments.map(({ repeat }) => repeat),
    [undefined, undefined, 1, undefined, 2, 1],
  );
});

test('ids that JSON has rounded do not make different comments the same', () => {
  const { accepted } = readComments(
    JSON.parse('[{"id":12345678901234567891,"text":"a"},{"id":12345678901234567892,"text":"b"}]'),
  );
  assert.is(accepted, 2);
});

test('rows that are no comments are rejected one by one with place, field and reason', () => {
  const { rejected, problems } = readComments([{ text: 'ok' }, null, 7, { text: 5 }, { message: ['x'] }]);
  assert.is(rejected, 4);
  assert.equal(
    problems.map(({ index, field, reason }) => [index, field, reason]),
    [
      [1, null, 'A comment is expected here, not null.'],
      [2, null, 'A comment is expected here, not a number.'],
      [3, 'text', 'The text must be a string, but is a number.'],
      [4, 'message', 'The text must be a string, but is a list.'],
    ],
  );
});

test('a comment of a million characters is one rejected row', () => {
  const { accepted, rejected, problems } = readComments([{ text: 'x'.repeat(1_000_000) }, { text: 'ok' }]);
  assert.is(accepted, 1);
  assert.is(rejected, 1);
  assert.is(problems[0]?.reason, 'The comment is 1,000,000 characters long; at most 20,000 are read.');
});

test('the list of problems is capped, the count is not', () => {
  const { rejected, problems } = readComments([{ text: 'ok' }, ...Array.from({ length: 500 }, () => 0)]);
  assert.is(rejected, 500);
  assert.is(problems.length, 50);
});

test('__proto__, constructor and toString as keys are keys like any other', () => {
  const data = JSON.parse(
    '[{"__proto__":{"text":"evil"},"constructor":{"prototype":{"polluted":1}},"toString":1,"text":"ok"}]',
  );
  const { comments } = readComments(data);
  assert.is(comments[0]?.content, 'ok');
  assert.is(({} as Record<string, unknown>).polluted, undefined);
  assert.match(
    refusal(() => readComments(JSON.parse('{"__proto__":{"comments":[{"text":"x"}]}}'))).message,
    '"__proto__"',
  );
});

test('10,000 levels of replies or lists are refused in one sentence', () => {
  let reply: unknown = { text: 'deepest' };
  let list: unknown = 'deepest';
  for (let level = 0; level < 10_000; level++) {
    reply = { text: `level ${level}`, replies: [reply] };
    list = [list];
  }
  assert.match(refusal(() => readComments([{ text: 'ok' }, reply])).message, 'row 2');
  assert.match(refusal(() => readComments(list)).message, 'more than 1,000 levels deep');
});

test('nesting in fields that hold no comments does no harm', () => {
  let junk: unknown = 1;
  for (let level = 0; level < 100_000; level++) junk = { junk };
  assert.equal(contents([{ text: 'ok', attachment: junk }]), ['ok']);
});

test('too many comments are refused with the limit', () => {
  const rows = [{ text: 'a' }, { text: 'b' }, { text: 'c' }];
  const { message } = refusal(() => readComments(rows, { limits: { maxComments: 2 } }));
  assert.match(message, 'more than 2 comments');
  assert.is(readComments(rows, { limits: { maxComments: 3 } }).accepted, 3);
});

test('an object without a list is refused with the keys it has', () => {
  const { message } = refusal(() => readComments({ posts: [], total: 0 }));
  assert.match(message, '"posts", "total"');
  assert.match(message, '"comments"');
});

test('nothing with text is refused with the first reason and the fields to choose from', () => {
  assert.match(refusal(() => readComments([])).message, 'the list is empty');
  const { message, problems } = refusal(() => readComments([{ caption: 'x' }, { caption: 'y' }]));
  assert.match(message, 'No comment with text among 2 rows');
  assert.match(message, '"caption"');
  assert.equal(problems?.[0], { path: '0', message: 'The comment has no text.' });
  assert.match(refusal(() => readComments('text')).message, 'but this is a string');
});

test('posts with their comments inside give the comments; under an unknown name they are refused with the way to take them', () => {
  const posts = [{ url: 'https://www.instagram.com/p/1', latestComments: [{ text: 'Banjir lagi' }] }];
  assert.equal(contents(posts), ['Banjir lagi']);
  const others = [{ url: 'https://www.instagram.com/p/1', shownComments: [{ text: 'Banjir lagi' }] }];
  assert.match(
    refusal(() => readComments(others)).message,
    `under "shownComments": put those lists into one file, for example with jq '[.[] | .shownComments[]?]'`,
  );
  const counted = [{ url: 'https://www.instagram.com/p/1', latestComments: 3 }];
  assert.match(refusal(() => readComments(counted)).message, '--text-column');
});

test('a workbook without a column for the text is called one', () => {
  const rows = [
    ['Bil', 'Kandungan penuh'],
    [1, 'Banjir lagi'],
  ];
  const { message } = refusal(() => readSheetComments([{ sheet: 'Sheet1', data: rows }], {}));
  assert.match(
    message,
    /^No column for the text was found in this workbook.*\n {2}1 {2}"Bil"\n {2}2 {2}"Kandungan penuh"$/,
  );
  assert.not.match(message, 'neither JSON');
});

test('read in time slices the comments and the refusals are the same', async () => {
  const data = { comments: Array.from({ length: 500 }, (_, id) => ({ id, text: `Jalan ${id} banjir` })) };
  assert.equal(await readCommentsInSlices(data), readComments(data));
  for (const bad of [[], { jalan: 1 }, 'banjir'])
    assert.is(
      await readCommentsInSlices(bad).catch((error: AppError) => error.message),
      refusal(() => readComments(bad)).message,
    );
});

test.run();
