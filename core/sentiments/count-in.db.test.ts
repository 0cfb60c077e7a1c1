import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeProvider, silentLogger, testContext, testWorker } from '../analyzer/testing.js';
import type { Comment } from '../comments/comment.js';
import type { Connection } from '../db/connect.js';
import { openTestDatabase } from '../db/testing.js';
import { commentKey, sourceKey } from './comment-key.js';
import { findCommentRows } from './sentiment-comments.repository.js';
import { findAnalysisRow } from './sentiments.repository.js';
import { storeComments } from './store-comments.js';
import type { Ranked } from './totals.model.js';

const test = suite<{ connection: Connection }>('highlights of stored comments');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(async ({ connection }) => await connection.close());

const commentOf = (author: string, reactionsCount: number, index: number): Comment => ({
  content: 'Air naik lagi depan rumah 😢',
  author,
  reactionsCount,
  externalId: `${author}-${index}`,
  parentId: null,
  depth: 0,
  time: null,
  timeText: null,
  link: null,
  line: null,
  index,
});

/** Stores comments, each with its author, reactions and score, in chunks; answers the highlights' authors. */
async function storeChunks(connection: Connection, taskId: string, chunks: [string, number, number][][]) {
  const provider = fakeProvider();
  const ctx = testContext(connection, testWorker(connection, [provider], { logger: silentLogger }));
  const target = { taskId, sourceKey: sourceKey([taskId]), fileName: 'banjir.json', provider };
  let id = 0;
  for (const chunk of chunks) {
    const keyed = chunk.map(([author, reactions], index) => {
      const comment = commentOf(author, reactions, index);
      return { comment, key: commentKey({ taskId }, comment) };
    });
    const scores = chunk.map(([, , score]) => ({
      label: score > 5 ? ('positive' as const) : ('negative' as const),
      score,
      confidence: 0.5,
      language: 'ms' as const,
      failure: null,
    }));
    const stored = await storeComments(ctx, target, keyed, scores);
    assert.is(stored.inserted, chunk.length);
    id = stored.analysisId ?? 0;
  }
  const totals = (await findAnalysisRow(ctx.db, id))?.totals;
  const authors = async (list: Ranked[] = []) => {
    const ids = list.map(([one]) => one);
    return (await findCommentRows(ctx.db, id, ids)).map((row) => row.author);
  };
  return {
    mostPositive: await authors(totals?.mostPositive),
    mostNegative: await authors(totals?.mostNegative),
    mostReacted: await authors(totals?.mostReacted),
  };
}

test('each highlight leads to its comment, whichever chunk brought it', async ({ connection }) => {
  const highlights = await storeChunks(connection, 'TASK-0001', [
    [
      ['Aminah', 3, 8],
      ['阿明', 40, 2],
      ['Raj', 0, 1],
    ],
    [
      ['Siti', 12, 9],
      ['Kamal', 90, 0.5],
    ],
    [['Mei Ling', 7, 8.5]],
  ]);
  assert.equal(highlights, {
    mostPositive: ['Siti', 'Mei Ling', 'Aminah'],
    mostNegative: ['Kamal', 'Raj', '阿明'],
    mostReacted: ['Kamal', '阿明', 'Siti', 'Mei Ling', 'Aminah'],
  });
});

test('of equals those that were stored before stay', async ({ connection }) => {
  const first = ['Aminah', 'Siti', 'Raj', 'Kamal', '阿明'];
  const chunk = (names: string[]) => names.map((name): [string, number, number] => [name, 5, 9]);
  const highlights = await storeChunks(connection, 'TASK-0002', [chunk(first), chunk(['Mei Ling', 'Farid'])]);
  assert.equal(highlights.mostPositive.toSorted(), first.toSorted());
  assert.equal(highlights.mostReacted.toSorted(), first.toSorted());
});

test.run();
