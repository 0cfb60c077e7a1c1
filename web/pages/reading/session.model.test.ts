import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { disputeOf } from './dispute.model.js';
import {
  countsOf,
  judgementOf,
  keyOf,
  moved,
  points,
  recounted,
  startSession,
  stored,
  toggled,
  verdictIn,
  withSentiment,
  withVerdict,
} from './session.model.js';

const test = suite('a session of reading');

const item = (seq: number, more: Partial<ReadingItem> = {}): ReadingItem => ({
  seq,
  number: seq + 1,
  content: 'Harga ayam naik lagi',
  plainSpelling: null,
  language: 'ms',
  parent: null,
  copies: 1,
  own: { tags: {}, sentiment: null },
  isSkipped: false,
  isFlagged: false,
  note: '',
  said: [],
  ...more,
});

test('what is not marked is no; a sentiment may stay open', () => {
  const verdict = toggled({ yes: [], sentiment: null }, '价格');
  assert.equal(judgementOf(verdict, ['价格', 'banjir']), {
    tags: { 价格: true, banjir: false },
    blind: true,
  });
  assert.is(judgementOf(withSentiment(verdict, 'negative'), ['价格']).sentiment, 'negative');
  assert.is(
    withSentiment(withSentiment(verdict, 'negative'), 'negative').sentiment,
    null,
    'a second time takes it away',
  );
});

test('storing goes on to the next, back shows what was said, and it counts once', () => {
  let session = startSession([item(4), item(9)]);
  session = stored(withVerdict(session, 4, { yes: ['banjir'], sentiment: 'neutral' }));
  assert.equal([session.at, session.judged], [1, [4]]);
  session = moved(session, -1);
  assert.equal(verdictIn(session, item(4)), { yes: ['banjir'], sentiment: 'neutral' });
  session = stored(stored(session));
  assert.equal([session.at, session.judged], [2, [4, 9]]);
  assert.is(stored(session), session, 'after the last there is nothing to store');
  assert.is(moved(startSession([item(1)]), -1).at, 0);
});

test('keys are digits and then letters that mean nothing else', () => {
  assert.equal([keyOf(0), keyOf(8), keyOf(9)], ['1', '9', 'a']);
  const letters = Array.from({ length: 40 }, (_, place) => keyOf(place + 9) ?? '').join('');
  assert.not.match(letters, /[usgptdyn]/);
  assert.is(keyOf(60), undefined);
});

test('a half width is written in points', () => {
  assert.equal([0.03, 0.025, 0.1].map(points), ['3', '2.5', '10']);
});

test('only that on which readers differ is to be settled; readers without a name are numbered', () => {
  const said = (more: object) => ({
    reader: null,
    isYou: false,
    isSettled: false,
    isPerson: true,
    isDrawn: true,
    isBlind: true,
    tags: {},
    sentiment: null,
    at: '2026-11-22T04:00:00Z',
    ...more,
  });
  const readers = [
    said({ reader: 'mei', isYou: true, tags: { 价格: true, banjir: false }, sentiment: 'negative' }),
    said({ tags: { 价格: false, banjir: false }, sentiment: 'neutral' }),
    said({ tags: { 价格: true, banjir: true }, isBlind: false }),
    said({ tags: { 价格: true, banjir: true }, isPerson: false }),
  ];
  const names = { you: 'you', reader: (number: number) => `reader ${number}` };
  const dispute = disputeOf(item(1, { said: readers }), ['价格', 'banjir'], names);
  assert.equal(dispute.variables, [
    {
      name: '价格',
      said: [
        { reader: 'you', verdict: true },
        { reader: 'reader 2', verdict: false },
      ],
    },
  ]);
  assert.is(dispute.sentiment.length, 2);
  const settled = said({ isSettled: true, tags: { 价格: true }, sentiment: 'neutral' });
  const after = disputeOf(item(1, { said: [...readers, settled] }), ['价格', 'banjir'], names);
  assert.equal(after, { variables: [], sentiment: [] });
});

test('the counts of the tabs follow what is read in the session, and what is known of the rest', () => {
  const progress = { texts: 95, read: 50, skipped: 1, disputed: 2, flagged: 0 };
  const queue = { progress } as ReadingQueue;
  assert.equal(countsOf(queue, { judged: [3, 8] }), { drawn: 43, disputed: 2, flagged: 0 });
  const later = recounted(queue, ({ flagged }) => ({ flagged: flagged + 1, disputed: 5 }));
  assert.equal(countsOf(later, { judged: [] }), { drawn: 45, disputed: 5, flagged: 1 });
});

test.run();
