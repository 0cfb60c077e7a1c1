import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommentFile } from '../read-comment-file.js';

const readShape = (fileName: string) =>
  readCommentFile(readFileSync(new URL(`../../../../fixtures/comment-shapes/${fileName}`, import.meta.url)), {
    fileName,
  });

const EXPECTED: [fileName: string, format: string, shape: string, accepted: number, depths: number[]][] = [
  ['graph-api.json', 'json', 'Graph API', 3, [0, 1, 0]],
  ['facebook-scraper.json', 'json', 'facebook-scraper', 3, [0, 1, 0]],
  ['bright-data.json', 'json', 'Bright Data', 2, [0, 1]],
  ['fb-comments-exporter.json', 'json', 'FB-Comments-Exporter', 3, [0, 1, 2]],
  ['fb-comments-exporter.csv', 'csv', 'FB-Comments-Exporter', 3, [0, 1, 2]],
  ['apify-user-name.json', 'json', 'Apify', 1, [0]],
  ['apify-author-name.json', 'json', 'Apify', 1, [0]],
  ['apify-raw-text.json', 'json', 'Apify', 2, [0, 1]],
  ['apify-wrapped-comment.json', 'json', 'Apify', 1, [0]],
  ['apify-author-object.json', 'json', 'Apify', 1, [0]],
  ['apify-official.json', 'json', 'Apify', 1, [0]],
  ['youtube-comment-downloader.ndjson', 'ndjson', 'youtube-comment-downloader', 3, [0, 0, 0]],
  ['youtube-comment-threads.json', 'json', 'YouTube commentThreads', 2, [0, 1]],
  ['export-comments.csv', 'csv', 'ExportComments', 2, [0, 0]],
  ['generic-utf16.tsv', 'csv', 'generic', 2, [0, 0]],
  ['generic-list.json', 'json', 'generic', 3, [0, 0, 0]],
];

for (const [fileName, format, shape, accepted, depths] of EXPECTED) {
  test(`${fileName} is recognised as ${shape}`, () => {
    const report = readShape(fileName);
    assert.is(report.format, format);
    assert.is(report.shape, shape);
    assert.is(report.accepted, accepted);
    assert.equal(
      report.comments.map(({ depth }) => depth),
      depths,
    );
    assert.is(report.read, report.accepted + report.duplicates + report.empty + report.rejected);
  });
}

test('a Graph API comment keeps id, author, time, reactions, link and the parent of a nested reply', () => {
  const { comments, mapping, empty, problems } = readShape('graph-api.json');
  assert.equal(comments[0], {
    content: 'Harga ayam naik lagi, macam mana nak berjimat?',
    author: 'Pembaca Satu',
    reactionsCount: 14,
    externalId: '701_1',
    parentId: null,
    depth: 0,
    time: '2026-03-02T01:15:09.000Z',
    timeText: null,
    link: 'https://facebook.example/701/posts/701_1',
    line: null,
    index: 0,
    repliesCount: 1,
  });
  assert.is(comments[1]?.parentId, '701_1');
  assert.is(mapping.content, 'message');
  assert.is(mapping.author, 'from.name');
  assert.is(empty, 1);
  assert.is(problems[0]?.index, 2);
});

test('reactions come from the count, else from the sum of the object', () => {
  const { comments } = readShape('facebook-scraper.json');
  assert.equal(
    comments.map(({ reactionsCount }) => reactionsCount),
    [3, 4, 0],
  );
});

test('a CSV names the line on which each record starts, also after a text of two lines', () => {
  const { comments } = readShape('fb-comments-exporter.csv');
  assert.equal(
    comments.map(({ line }) => line),
    [2, 4, 5],
  );
  assert.is(comments[0]?.content, 'Layanan kaunter lambat, tunggu "dua jam"\nbaru dipanggil');
  assert.equal(
    comments.map(({ timeText }) => timeText),
    ['2d', '1d', '3 hrs'],
  );
});

test('a damaged line of NDJSON is reported with its line and the lines after it are read', () => {
  const { comments, rejected, problems } = readShape('youtube-comment-downloader.ndjson');
  assert.is(rejected, 1);
  assert.is(problems[0]?.line, 4);
  assert.is(comments.at(-1)?.line, 5);
  assert.is(comments.at(-1)?.reactionsCount, 30_000);
});

test('the original text of a YouTube comment is preferred, and a display text loses its HTML', () => {
  const { comments } = readShape('youtube-comment-threads.json');
  assert.equal(
    comments.map(({ content }) => content),
    ['Harga rumah > gaji & simpanan', 'Setuju\n100% betul'],
  );
});

test("the sample comments hold what the README's first command looks for, a duplicate and an empty one", () => {
  const { comments, duplicates, empty, rejected } = readShape('../comments.json');
  assert.ok(comments.length >= 110);
  assert.equal([duplicates, empty, rejected], [1, 1, 0]);
  for (const word of ['价格', 'banjir', 'harga', 'flood'])
    assert.ok(comments.filter(({ content }) => content.toLowerCase().includes(word)).length >= 5, word);
  assert.ok(comments.some(({ depth }) => depth === 1));
});

test('the second sample file, a spreadsheet of another community, holds what the tutorial compares', () => {
  const { comments, format, duplicates, empty, rejected } = readShape('../comments-coast.csv');
  assert.is(format, 'csv');
  assert.ok(comments.length >= 80);
  assert.equal([duplicates, empty, rejected], [1, 1, 0]);
  assert.ok(comments.filter(({ content }) => /banjir|flood|水灾/i.test(content)).length >= 5);
});

test.run();
