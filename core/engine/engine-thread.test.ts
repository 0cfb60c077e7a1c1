import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineThread } from './engine-thread.js';

const facts = { readBy: null, droppedTags: 0 };
const question = { variables: [], post: '', language: 'en' as const };

// A worker that summarises everything as "fine" and dies of any other request.
const FRAGILE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, kind }) => {
      if (kind !== 'summarize') throw new Error('out of memory');
      parentPort.postMessage({ id, kind: 'summary', summary: 'fine' });
    });`)}`,
);

test('a thread that dies rejects what was under way, and the next request starts a new one', async () => {
  const thread = new EngineThread(FRAGILE);
  const lost = await Promise.allSettled([
    thread.ask({ id: 1, kind: 'answer', key: 'a', question, texts: ['banjir'] }),
    thread.ask({ id: 2, kind: 'answer', key: 'a', question, texts: ['jem'] }),
  ]);
  assert.equal(
    lost.map((result) => result.status),
    ['rejected', 'rejected'],
  );
  assert.is(thread.pending, 0);
  assert.equal(await thread.ask({ id: 3, kind: 'summarize', summary: 'a', question, facts }), {
    id: 3,
    kind: 'summary',
    summary: 'fine',
  });
  await thread.close();
});

// A worker that never answers, in an endless loop.
const ENDLESS = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    Atomics.add(workerData.beats, 0, 1);
    parentPort.on('message', () => { for (;;); });`)}`,
);

test('a thread in an endless loop is ended and rejects what was under way', async () => {
  const thread = new EngineThread(ENDLESS, 1500);
  const [lost] = await Promise.allSettled([
    thread.ask({ id: 1, kind: 'answer', key: 'a', question, texts: ['banjir'] }),
  ]);
  assert.is(lost?.status, 'rejected');
  assert.is(thread.pending, 0);
  await thread.close();
});

test.run();
