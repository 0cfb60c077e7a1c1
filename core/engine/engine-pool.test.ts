import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalysisQuestion } from '../analysis/analyzer/providers/provider.js';
import { createEngine } from './engine.js';
import { createEnginePool } from './engine-pool.js';

const question: AnalysisQuestion = {
  variables: [
    { name: 'banjir', terms: [] },
    { name: '价格太贵', terms: [] },
  ],
  post: '',
  language: 'en',
};
const TEXTS = [
  'Rumah masuk air lagi 😡',
  '鸡饭又涨价了',
  'so expensive now',
  'Terima kasih abang bomba 🙏',
  '',
];
const MANY = Array.from({ length: 1_000 }, (_, i) => `${TEXTS[i % TEXTS.length]} ${i}`);

async function failureOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no failure';
}

const pools = suite('createEnginePool');

pools('answers in order, the same as the engine itself, with any number of threads', async () => {
  const engine = createEngine();
  const prepared = engine.prepare(question);
  const expected = MANY.map((text) => engine.answer(prepared, text));
  for (const threads of [1, 2]) {
    const pool = createEnginePool({ threads });
    assert.equal(await pool.answer(question, MANY), expected);
    await pool.close();
  }
});

pools('no texts give no answers', async () => {
  const pool = createEnginePool();
  assert.equal(await pool.answer(question, []), []);
  await pool.close();
});

pools('a closed pool rejects what is under way and what comes later', async () => {
  const pool = createEnginePool();
  const underWay = failureOf(pool.answer(question, MANY));
  await pool.close();
  assert.match(await underWay, /closed/);
  assert.match(await failureOf(pool.answer(question, TEXTS)), /closed/);
});

pools('what cannot be analysed is an error of that call only', async () => {
  const pool = createEnginePool();
  const broken = { ...question, variables: [{ name: 7, terms: [] }] } as unknown as AnalysisQuestion;
  assert.match(await failureOf(pool.answer(broken, TEXTS)), /engine failed/);
  assert.is((await pool.answer(question, TEXTS)).length, TEXTS.length);
  await pool.close();
});

const LOCAL = { readBy: null, droppedTags: 0 };

pools('summarises with counts, themes and quotes in the language of the question', async () => {
  const pool = createEnginePool();
  const answers = await pool.answer(question, TEXTS);
  const comments = answers.map(({ sentiment, tags }, i) => ({
    text: TEXTS[i] ?? '',
    label: sentiment.label,
    score: sentiment.score,
    tags: tags.map((tag) => tag.variable),
  }));
  const pages = async function* (of: typeof comments) {
    yield of.slice(0, 2);
    yield of.slice(2);
  };
  const english = await pool.summarize(question, pages(comments), LOCAL);
  assert.match(english, '5 comments');
  assert.match(english, '价格太贵 (2');
  assert.match(english, 'Rumah masuk air lagi');
  assert.match(await pool.summarize({ ...question, language: 'zh' }, pages(comments), LOCAL), '共 5 条留言');
  assert.match(await pool.summarize({ ...question, language: 'ms' }, pages([]), LOCAL), 'Tiada komen');
  await pool.close();
});

pools.run();
