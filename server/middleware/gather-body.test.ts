import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { gatherBody } from './read-body.js';

const test = suite('gathering a body');

const bytesOf = (text: string) => new TextEncoder().encode(text);
const streamOf = (pieces: string[], isEnding = true) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytesOf(piece));
      if (isEnding) controller.close();
    },
  });

test('pieces of any size become one buffer of the right length, whatever length was named', async () => {
  const text = 'teh tarik '.repeat(300);
  for (const declared of [undefined, 10, text.length, 10 * text.length]) {
    const bytes = await gatherBody(streamOf([...text]), { limit: 20 * text.length, declared });
    assert.is(new TextDecoder().decode(bytes), text);
  }
});

test('a sender that stands still is refused with status 408', async () => {
  const still = gatherBody(streamOf(['{'], false), { limit: 1000, paceMs: 5 });
  assert.is(await still.catch(({ status }) => status), 408);
});

test.run();
