import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failedReply, fakeProvider } from '../analyzer/testing.js';
import { AppError } from '../errors.js';
import { scoreComments } from './score-comments.js';

const test = suite('scoring comments at once');
const TEXTS = ['Jalan ni teruk 😤', '塞车塞到傻', 'Terima kasih YB!'];

test('a comment without a usable answer is asked once more alone, and then has failed', async () => {
  const provider = fakeProvider({
    ask: (comments, right) => {
      const reply = right();
      return { ...reply, answers: reply.answers.filter(({ id }) => id !== 1 && comments.length > 0) };
    },
  });
  const scores = await scoreComments(provider, TEXTS);
  assert.equal(
    scores.map(({ label }) => label === null),
    [false, true, false],
  );
  assert.match(scores[1]?.failure ?? '', /no usable answer/);
  assert.equal(provider.calls, [[0, 1, 2], [1]]);
});

test('an engine that is closed meanwhile is no fault of the comments: none of them has failed', async () => {
  const provider = fakeProvider({
    ask: () => failedReply({ kind: 'transient', message: 'The local engine failed: it was closed.' }),
  });
  const failure = await scoreComments(provider, TEXTS).catch((error: unknown) => error);
  assert.instance(failure, AppError);
  assert.is((failure as AppError).code, 'UNAVAILABLE');
  assert.is(provider.calls.length, 1);
});

test.run();
