import PQueue from 'p-queue';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { checkBatch, createVariableFinder } from '../../analysis/analyzer/answers/check-answer.js';
import { describeMissingKey } from '../../analysis/analyzer/providers/missing-key.js';
import type { AskReply, CommentAnswer } from '../../analysis/analyzer/providers/provider.js';
import { PROVIDERS } from '../../analysis/analyzer/providers/providers.operations.js';
import { ProviderMeasure, TestProviderInput } from '../../analysis/analyzer/providers/providers.schemas.js';
import { batchSizeFor, labelOf } from '../../analysis/analyzer/providers/reader.js';
import type { RegisteredProvider } from '../../analysis/analyzer/providers/registry.js';
import { dayOf } from '../../analysis/analyzer/worker/budget/budget.js';
import { payOnce } from '../../analysis/analyzer/worker/budget/pay-once.js';
import { conflict, messageOf, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { type KnownComment, knownComments, SAMPLE_POST, SAMPLE_VARIABLES } from './sample-comments.model.js';

/** Nothing is asked after that: a slow model is measured on fewer comments. */
const ASKING_MS = 60_000;
/** What is asked by then may take so long. */
const ANSWERING_MS = 240_000;
const MOST_AT_ONCE = 4;
const BATCH = 8;

// Without terms of their own: what a model knows of the words is what is measured.
const QUESTION = {
  variables: SAMPLE_VARIABLES.map(({ name }) => ({ name, terms: [] })),
  post: SAMPLE_POST,
  language: 'en' as const,
};

type Score = ProviderMeasure['provider'];

interface Measured {
  score: Score;
  problem: string | null;
}

/** F1 of tags and the share of right sentiments; a comment without an answer has neither. */
function scoreOf(asked: readonly KnownComment[], answers: ReadonlyMap<number, CommentAnswer>) {
  let [hits, extra, missed, right] = [0, 0, 0, 0];
  for (const [seq, { tags, sentiment }] of asked.entries()) {
    const answer = answers.get(seq);
    const given = new Set(answer?.tags.map(({ variable }) => variable));
    hits += tags.filter((tag) => given.has(tag)).length;
    missed += tags.filter((tag) => !given.has(tag)).length;
    extra += [...given].filter((tag) => !tags.includes(tag)).length;
    if (answer?.sentiment.label === sentiment) right += 1;
  }
  const all = 2 * hits + extra + missed;
  return {
    comments: asked.length,
    failed: asked.length - answers.size,
    f1: all === 0 ? null : (2 * hits) / all,
    sentiment: asked.length === 0 ? null : right / asked.length,
  };
}

/** Asks one batch, which is paid from the day's budget; undefined when that has no room for it. */
async function askOnce(
  { db, analyzer, clock, config }: AnalyzerContext,
  provider: RegisteredProvider,
  comments: { id: number; text: string }[],
  signal: AbortSignal,
): Promise<AskReply | undefined> {
  return await payOnce<AskReply>({
    ...{ db, owner: analyzer.owner, budget: analyzer.dayBudget, provider: provider.id },
    mostUsd: provider.mostCostUsd?.(QUESTION, comments) ?? 0,
    day: dayOf(clock.now(), config.timeZone),
    call: () => provider.askBatch(QUESTION, comments, { signal, secret: 'measure' }),
    store: async () => {},
  });
}

async function measure(
  ctx: AnalyzerContext,
  provider: RegisteredProvider,
  known: readonly KnownComment[],
): Promise<Measured> {
  const size = batchSizeFor(provider, BATCH);
  const find = createVariableFinder(QUESTION.variables);
  const answers = new Map<number, CommentAnswer>();
  const asked: KnownComment[] = [];
  let problem: string | null = null;
  let costUsd = 0;
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(ANSWERING_MS);
  const queue = new PQueue({ concurrency: Math.min(MOST_AT_ONCE, provider.concurrency) });
  const ask = async (batch: { id: number; text: string }[]) => {
    if (problem !== null || performance.now() - startedMs > ASKING_MS) return;
    // Numbered again: of a measurement that ends early, the first ones were asked.
    const from = asked.length;
    asked.push(...batch.map(({ id }) => known[id] as KnownComment));
    const comments = batch.map(({ text }, at) => ({ id: from + at, text }));
    try {
      const reply = await askOnce(ctx, provider, comments, signal);
      if (reply === undefined) {
        problem ??= ANALYSES_TEXTS().noRoomToMeasure;
        return;
      }
      costUsd += reply.usage.costUsd;
      const contents = comments.map(({ id, text }) => ({ seq: id, content: text }));
      const { good } = await checkBatch(reply.answers, contents, find, { isLastTry: true, canCross: true });
      for (const [seq, answer] of good) answers.set(seq, answer);
      if (good.size === 0 && reply.failure !== undefined) problem ??= reply.failure.message;
    } catch (error) {
      problem ??= signal.aborted ? ANALYSES_TEXTS().noAnswerWithin(ANSWERING_MS / 1000) : messageOf(error);
    }
  };
  for (let at = 0; at < known.length; at += size) {
    const batch = known.slice(at, at + size).map(({ text }, one) => ({ id: at + one, text }));
    void queue.add(() => ask(batch));
  }
  await queue.onIdle();
  const seconds = (performance.now() - startedMs) / 1000;
  const perComment = (total: number) => (asked.length === 0 ? 0 : total / asked.length);
  const score = {
    label: labelOf(provider),
    model: provider.model,
    ...scoreOf(asked, answers),
    secondsPerComment: perComment(seconds),
    usdPerThousand: provider.isCounted === false ? null : perComment(costUsd) * 1000,
  };
  return { score, problem };
}

/**
 * Measures how well a provider reads sample comments whose answers are known, for a minute at most, and the local engine on
 * the same ones. Its requests are paid like those of a run. Throws NOT_FOUND for a provider this server does not have, FORBIDDEN
 * for one that its policy does not allow, CONFLICT for one that is not set up.
 */
export const measureProvider = verb(
  PROVIDERS.measure,
  { of: TestProviderInput, answer: ['How well both read', ProviderMeasure] },
  async (ctx: AnalyzerContext, { provider: id }) => {
    const { providers } = ctx.analyzer;
    const [provider, local] = [providers.find(id), providers.find('local')];
    if (provider === undefined || local === undefined) throw notFound(THING_NAMES().provider(id));
    providers.requireAllowed(provider.id);
    if (!provider.isConfigured) throw conflict(describeMissingKey(ctx, provider.id));
    await provider.findPlace?.();
    const known = knownComments();
    const { score, problem } = await measure(ctx, provider, known);
    const engine = id === 'local' ? score : (await measure(ctx, local, known.slice(0, score.comments))).score;
    return { provider: score, engine, problem };
  },
);
