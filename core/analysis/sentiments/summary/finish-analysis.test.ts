import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeProvider, plainAnswer } from '../../analyzer/testing.js';
import { importSentiments } from '../import/import-sentiments.service.js';
import { getSentiment } from '../sentiments.service.js';
import { openSentiments } from '../testing.js';
import { reactionWeight, scoreText } from './totals.model.js';

const LABEL = { 9: 'positive', 5: 'neutral', 1: 'negative' } as const;

/** The record of four comments with the scores 9, 1, 1 and 5, as `id` scores them; the first has 40 reactions. */
async function recordOf(id: 'local' | 'gemini') {
  const provider = fakeProvider({
    id,
    async askBatch(_question, comments) {
      const answers = comments.map(({ id: comment, text }) => {
        const score = Number(text.split(' ').at(-1)) as keyof typeof LABEL;
        const sentiment = { label: LABEL[score], score, confidence: 0.9 };
        return { id: comment, answer: { ...plainAnswer([], text), sentiment } };
      });
      return { answers, model: 'fake-1.2', usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 } };
    },
  });
  const bench = await openSentiments(provider);
  try {
    const rows = ['Bomba sampai awal 9', 'Air naik lagi 1', '水又来了 1', 'Which road is open 5'].map(
      (text, i) => ({ name: `Pembaca ${i}`, likes: i === 0 ? 40 : 0, text }),
    );
    const part = { kind: 'comments', taskId: await bench.newTask(), source: 'banjir.json' } as const;
    const { analysis } = await importSentiments(bench.ctx, { ...part, rows, last: true });
    const { record } = await getSentiment(bench.ctx, analysis?.id ?? 0);
    return { score: record?.sentimentScore, weighted: record?.weightedScore, engine: record?.engineVersion };
  } finally {
    await bench.close();
  }
}

test('a record has the score of its counts, whoever scored the comments and however strong each is', async () => {
  const weight = reactionWeight(40);
  for (const id of ['local', 'gemini'] as const)
    assert.equal(await recordOf(id), {
      score: '3.8',
      weighted: scoreText((10 * weight + 5) / (weight + 3)),
      engine: 'fake',
    });
});

test.run();
