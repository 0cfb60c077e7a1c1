import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { terminateRepeatedly } from '../bench/terminate.js';

const test = suite('SIGTERM during a paid run');

test('calls under way are awaited and stored: nothing is paid twice', async () => {
  const { paidAgain, problems } = await terminateRepeatedly(2, () => 0.5);
  assert.equal([paidAgain, problems], [0, []]);
});

test.run();
