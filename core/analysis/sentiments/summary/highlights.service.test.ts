import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeProvider, plainAnswer } from '../../analyzer/testing.js';
import { importSentiments } from '../import/import-sentiments.service.js';
import { getSentiment } from '../sentiments.service.js';
import { openSentiments, type SentimentsBench } from '../testing.js';

const test = suite<{ bench: SentimentsBench }>('highlights of an import');

test.before(async (context) => {
  // Each comment ends with its score.
  const provider = fakeProvider({
    async askBatch(_question, comments) {
      const answers = comments.map(({ id, text }) => {
        const score = Number(text.split(' ').at(-1));
        const label = score > 5 ? ('positive' as const) : ('negative' as const);
        return { id, answer: { ...plainAnswer([], text), sentiment: { label, score, confidence: 0.5 } } };
      });
      return { answers, model: 'fake-1.2', usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 } };
    },
  });
  context.bench = await openSentiments(provider);
});
test.after(async ({ bench }) => await bench.close());

/** Imports comments, each with its author, reactions and score, a chunk per call; answers the highlights' authors. */
async function importChunks({ ctx, newTask }: SentimentsBench, chunks: [string, number, number][][]) {
  const part = { kind: 'comments', taskId: await newTask(), source: 'banjir.json' } as const;
  let id = 0;
  for (const [at, chunk] of chunks.entries()) {
    const rows = chunk.map(([name, likes, score]) => ({
      name,
      likes,
      text: `Air naik lagi depan rumah 😢 ${score}`,
    }));
    const outcome = await importSentiments(ctx, { ...part, rows, last: at === chunks.length - 1 });
    assert.is(outcome.inserted, chunk.length);
    id = outcome.analysis?.id ?? 0;
  }
  const { mostPositive, mostNegative, mostReacted } = await getSentiment(ctx, id);
  return [mostPositive, mostNegative, mostReacted].map((list) => list.map(({ author }) => author));
}

test('each highlight leads to its comment, whichever chunk brought it', async ({ bench }) => {
  const highlights = await importChunks(bench, [
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
  assert.equal(highlights, [
    ['Siti', 'Mei Ling', 'Aminah'],
    ['Kamal', 'Raj', '阿明'],
    ['Kamal', '阿明', 'Siti', 'Mei Ling', 'Aminah'],
  ]);
});

test('of equals those that were stored before stay', async ({ bench }) => {
  const first = ['Aminah', 'Siti', 'Raj', 'Kamal', '阿明'];
  const chunk = (names: string[]) => names.map((name): [string, number, number] => [name, 5, 9]);
  const [positive, , reacted] = await importChunks(bench, [chunk(first), chunk(['Mei Ling', 'Farid'])]);
  assert.equal([positive, reacted], [first, first]);
});

test.run();
