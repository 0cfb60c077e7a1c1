import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { estimateMean, estimateVariable } from './estimates.js';
import {
  fewText,
  kindText,
  meanSentence,
  missingText,
  shareSentence,
  shareText,
} from './share-words.model.js';

const test = suite('how a share is said');

test('a corrected share is said with its interval, the reads and what smops alone counted', () => {
  const harga = estimateVariable('harga', { of: 910, read: 50, yes: 45 }, { of: 9090, read: 150, yes: 9 });
  assert.is(shareSentence(harga), '13.6%, between 10.9 and 18.2; 200 read; smops alone counted 9.1');
  assert.is(shareText(harga), '13.6% (10.9 to 18.2)');
  assert.is(kindText(harga), 'corrected, 200 read');
  assert.is(missingText(harga), '');
});

test('a share that rests on a second reader, too, says how many each has read', () => {
  const cell = (seen: number, read: number, yes: number) => ({ seen, read, yes });
  const harga = estimateVariable(
    'harga',
    { of: 910, read: 50, yes: 45, cells: [cell(300, 40, 40), cell(100, 10, 5)] },
    { of: 9090, read: 150, yes: 9, cells: [cell(100, 30, 8), cell(1500, 120, 1)] },
    { label: 'qwen3:8b', read: 2000 },
  );
  assert.match(
    shareSentence(harga),
    /^\d+\.\d%, between \d+\.\d and \d+\.\d; 200 read by people, 2,000 by qwen3:8b; smops alone counted 9\.1$/,
  );
  assert.is(kindText(harga), 'corrected, 200 read by people, 2,000 by qwen3:8b');
});

test("before the minimum it is the machine's count, and what is missing is said", () => {
  const harga = estimateVariable('harga', { of: 910, read: 9, yes: 8 }, { of: 9090, read: 41, yes: 3 });
  assert.is(
    shareSentence(harga),
    '9.1%, counted by smops. To correct it, read 6 more comments with the tag and 19 without.',
  );
  assert.is(shareText(harga), '9.1%');
  assert.is(kindText(harga), 'counted by smops');
  const half = estimateVariable('harga', { of: 910, read: 15, yes: 8 }, { of: 9090, read: 41, yes: 3 });
  assert.is(missingText(half), 'To correct it, read 19 more comments without the tag.');
});

test('a share too small for a number is said in words', () => {
  const tol = estimateVariable('tol', { of: 15, read: 15, yes: 3 }, { of: 985, read: 100, yes: 0 });
  assert.match(shareText(tol), /^at least 3 found; at most \d+\.\d% of all$/);
  assert.match(shareSentence(tol), /^at least 3 found; .* of all; 115 read; smops alone counted 1\.5%$/);
  const none = estimateVariable('tol', { of: 15, read: 15, yes: 0 }, { of: 985, read: 100, yes: 0 });
  assert.match(shareText(none), /^none found; at most/);
  assert.equal([fewText(tol), fewText(none)], ['at least 3', 'none found']);
  const harga = estimateVariable('harga', { of: 910, read: 50, yes: 45 }, { of: 9090, read: 150, yes: 9 });
  assert.is(fewText(harga), null);
});

test("a score says whether it is corrected, else what is missing, also of one of the machine's labels", () => {
  const strata = (negative: number, positive: number) => ({
    negative: { of: 400, scores: new Array<number>(negative).fill(0) },
    neutral: { of: 400, scores: new Array<number>(30).fill(5) },
    positive: { of: 200, scores: new Array<number>(positive).fill(10) },
  });
  assert.match(
    meanSentence(estimateMean(4.2, strata(40, 20))),
    /^Score 4\.0 of 10, between \d\.\d and \d\.\d; corrected, 90 read; smops alone counted 4\.2$/,
  );
  const machine = (missing: number) =>
    `Score 4.2 of 10, counted by smops. Read ${missing} more comments to correct it.`;
  assert.is(meanSentence(estimateMean(4.2, strata(0, 0))), machine(30));
  assert.is(meanSentence(estimateMean(4.2, strata(40, 2))), machine(3));
});

test.run();
