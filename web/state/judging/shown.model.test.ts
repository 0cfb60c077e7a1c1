import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import type { Unsent } from '@smops/server/client/outbox/unsent.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tagIn, withAllSaid } from './shown.model.js';

const test = suite('what was said and is not stored yet, on the screen');

const comment = (seq: number, content: string) =>
  ({ seq, content, correction: null, judgements: [] }) as unknown as AnalysisComment;
const at = '2026-11-24T08:00:00.000Z';
const said = (runId: string, seq: number, judgement: Unsent['said']['judgement']): Unsent =>
  ({ id: `${seq}`, givenAt: at, said: { taskId: runId, seq, judgement } }) as Unsent;

test('it stands on all comments with the same words, and is added to what was said before', () => {
  const [first, other, copy] = withAllSaid(
    [comment(0, 'Banjir'), comment(1, 'Harga'), comment(2, 'Banjir')],
    [
      said('r', 0, { tags: { Q1: true } }),
      said('r', 2, { tags: { Q2: false }, sentiment: 'negative' }),
      said('s', 1, { tags: { Q1: true } }),
    ],
    'r',
    'mei',
  );
  assert.equal(first?.correction, { tags: { Q1: true, Q2: false }, by: 'mei', at });
  assert.equal(
    first?.judgements.map(({ tags, sentiment }) => [tags, sentiment]),
    [[{ Q1: true, Q2: false }, 'negative']],
  );
  assert.equal(copy?.correction, first?.correction);
  assert.is(other?.correction, null, 'of another run');
});

test('a removal takes all of it away', () => {
  const unsent = [said('r', 0, { tags: { Q1: true } }), said('r', 0, 'removed')];
  const [first] = withAllSaid([comment(0, 'Banjir')], unsent, 'r', 'mei');
  assert.equal([first?.correction, first?.judgements], [null, []]);
});

test('of a variable the last word counts, wherever it was said', () => {
  const places = [
    { taskId: 'a', seq: 1 },
    { taskId: 'b', seq: 7 },
  ];
  const unsent = [said('a', 1, { tags: { Q1: true } }), said('b', 7, { tags: { Q1: false } })];
  assert.is(tagIn(unsent, places, 'Q1'), false);
  assert.is(tagIn(unsent, places, 'Q2'), undefined);
  assert.is(tagIn(unsent, [{ taskId: 'a', seq: 7 }], 'Q1'), undefined);
});

test.run();
