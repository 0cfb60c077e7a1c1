import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Comment } from '../../../comments/comment.js';
import { AppError } from '../../../errors.js';
import { prepareSentimentRun } from '../../analyzer/runs/sentiment-runs.service.js';
import { failedReply, fakeProvider } from '../../analyzer/testing.js';
import { scoreComments } from './score-comments.js';

const test = suite('scoring comments at once');
const TEXTS = ['Jalan ni teruk 😤', '塞车塞到傻', 'Terima kasih YB!'];
const run = (texts: string[]) => prepareSentimentRun(texts.map((content) => ({ content }) as Comment));

test('a comment without a usable answer is asked once more alone, and then has failed', async () => {
  const provider = fakeProvider({
    ask: (comments, right) => {
      const reply = right();
      return { ...reply, answers: reply.answers.filter(({ id }) => id !== 1 && comments.length > 0) };
    },
  });
  const scores = await scoreComments(provider, await run(TEXTS));
  assert.equal(
    scores.map(({ answer }) => answer === null),
    [false, true, false],
  );
  assert.match(scores[1]?.failure ?? '', /no usable answer/);
  assert.equal(provider.calls, [[0, 1, 2], [1]]);
});

test('an engine that is closed meanwhile is no fault of the comments: none of them has failed', async () => {
  const provider = fakeProvider({
    ask: () => failedReply({ kind: 'transient', message: 'The local engine failed: it was closed.' }),
  });
  const failure = await scoreComments(provider, await run(TEXTS)).catch((error: unknown) => error);
  assert.instance(failure, AppError);
  assert.is((failure as AppError).code, 'UNAVAILABLE');
  assert.is(provider.calls.length, 1);
});

test('comments with the same words are scored once and share the result', async () => {
  const provider = fakeProvider();
  const scores = await scoreComments(provider, await run(['加油', 'ok', '加油 ', '加油']));
  assert.equal(
    scores.map(({ seq, copies }) => [seq, copies]),
    [
      [0, 3],
      [1, 1],
    ],
  );
  assert.equal(provider.calls, [[0, 1]]);
});

test.run();
