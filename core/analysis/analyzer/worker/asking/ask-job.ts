import type { CachedAnswer } from '../../answers/answer-cache.repository.js';
import { FAILURE } from '../../failures.texts.model.js';
import type { Usage } from '../../providers/provider.js';
import type { BatchItem, ClaimedBatch } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import type { Job } from '../run-state.js';
import { askItems } from './ask-items.js';
import { type Asking, type AskJobOptions, failAll, takeKnown } from './asking.js';
import { newAnswers } from './known-answers.js';
import type { AnswerUnderWay } from './shared-questions.js';

/** Claims of one batch before it is given up: something in it ends the process each time. */
const MAX_CLAIMS = 25;

type AnswerKeys = (content: string) => Buffer;

export interface JobOutcome {
  /** Answered or failed for good; comments without a result were not finished. */
  results: NewResult[];
  /** All that was billed, useless answers included. */
  usage: Usage;
  /** Call it once the results are stored: from then on other jobs and servers find the answers there. */
  forget: () => Promise<void>;
}

/**
 * Asks all comments of a job until each one has a checked answer or has failed for good: what is missing or wrong is
 * asked again alone, a blocked or cut batch is halved until the cause stands alone. Returns early, with what it has,
 * when it is called off, when `signal` aborts, or when the day's budget has no room for another call.
 */
export async function askJob(
  { run, batches, known, flying, purse }: Job,
  options: AskJobOptions,
): Promise<JobOutcome> {
  const asking: Asking = {
    run,
    purse,
    batches,
    isBroke: false,
    ...options,
    results: new Map(),
    mixedUp: new Map(),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
    questions: new Map(),
    claims: [],
    answered: new Set(),
    startedMs: performance.now(),
    calls: 0,
  };
  const isWorn = (batch: ClaimedBatch) => batch.attempts > MAX_CLAIMS;
  const worn = batches.filter(isWorn).flatMap((batch) => batch.items);
  const items = batches.filter((batch) => !isWorn(batch)).flatMap((batch) => batch.items);
  failAll(asking, worn, FAILURE().givenUp);
  const open = items.filter((item) => !takeKnown(asking, item, known.get(item.seq)));
  await askOrWait(asking, open, flying);
  for (const [seq, mixedUpCostUsd] of asking.mixedUp) {
    const result = asking.results.get(seq);
    if (result !== undefined) result.mixedUpCostUsd = mixedUpCostUsd;
  }
  return {
    results: [...asking.results.values()],
    usage: asking.usage,
    forget: async () => {
      for (const question of asking.questions.values()) question.forget();
      // What is not ended here ends by itself.
      await run.shared.end(asking.claims).catch(() => {});
    },
  };
}

/**
 * Asks the comments that no other job is asking at this moment, then waits for the answers to the others: of jobs of this
 * process, and of other servers. A job never waits before its own questions are answered, and its answers are to be
 * found, so no two jobs wait for each other.
 */
async function askOrWait(
  asking: Asking,
  items: BatchItem[],
  flying: ReadonlyMap<number, AnswerUnderWay>,
): Promise<void> {
  const { run } = asking;
  const { answerKey, questions } = run;
  if (answerKey === undefined || run.row.fresh) {
    if (items.length > 0) await askItems(asking, items);
    return;
  }
  const waiting = new Map<BatchItem, AnswerUnderWay>();
  const own: BatchItem[] = [];
  for (const item of items) {
    const underWay = flying.get(item.seq) ?? questions.find(answerKey(item.content));
    if (underWay !== undefined) waiting.set(item, underWay);
    else {
      own.push(item);
      asking.questions.set(item.seq, questions.begin(answerKey(item.content)));
    }
  }
  try {
    const elsewhere = await askOwn(asking, own, answerKey);
    giveUp(
      asking,
      own.filter((item) => !elsewhere.includes(item)),
    );
    if (waiting.size + elsewhere.length > 0) await awaitElsewhere(asking, elsewhere, answerKey);
  } finally {
    giveUp(asking, own);
  }
  const unanswered = own.filter((item) => !asking.results.has(item.seq));
  for (const [item, underWay] of waiting) {
    // Each job settles what it has begun as soon as it ends, also when it is aborted.
    if (!takeKnown(asking, item, await underWay)) unanswered.push(item);
  }
  if (unanswered.length > 0 && !isOver(asking)) await askOrWait(asking, unanswered, new Map());
}

const isOver = ({ signal, isCalledOff, isBroke }: Asking) => signal.aborted || isCalledOff() || isBroke;

/** Those who wait for these questions and get no answer here ask themselves. */
function giveUp(asking: Asking, items: BatchItem[]): void {
  for (const { seq } of items) if (!asking.answered.has(seq)) asking.questions.get(seq)?.settle();
}

/** Asks what no other server is asking; returns what one is. */
async function askOwn(asking: Asking, own: BatchItem[], keyOf: AnswerKeys): Promise<BatchItem[]> {
  const { run } = asking;
  const keys = new Map(own.map((item) => [item, keyOf(item.content)]));
  const { ours, answered } = await run.shared.claim([...keys.values()]);
  const mine: BatchItem[] = [];
  const elsewhere: BatchItem[] = [];
  for (const [item, key] of keys) {
    const name = key.toString('hex');
    if (ours.has(name)) {
      asking.claims.push(key);
      mine.push(item);
    } else if (!answered.has(name)) elsewhere.push(item);
    // An answer that does not hold for this comment is asked again, also while others ask it.
    else if (!takeFrom(asking, item, answered.get(name))) mine.push(item);
  }
  if (mine.length > 0) await askItems(asking, mine);
  return elsewhere;
}

/** Takes an answer that another server paid for, for those too who wait for it here. */
function takeFrom(asking: Asking, item: BatchItem, answer: CachedAnswer | undefined): boolean {
  if (!takeKnown(asking, item, answer)) return false;
  asking.answered.add(item.seq);
  asking.questions.get(item.seq)?.settle(answer);
  return true;
}

/**
 * Shows other servers this job's answers, then waits for theirs. Without the database there is no waiting: what is unanswered is
 * given back with the job.
 */
async function awaitElsewhere(asking: Asking, items: BatchItem[], keyOf: AnswerKeys): Promise<void> {
  const { run, batches, results, claims } = asking;
  try {
    await run.shared.publish(newAnswers(run, batches, [...results.values()]), claims);
    const keys = items.map((item) => keyOf(item.content));
    const answers = await run.shared.wait(keys, () => isOver(asking));
    for (const item of items) takeFrom(asking, item, answers.get(keyOf(item.content).toString('hex')));
  } catch {
    asking.isBroke = true;
  }
}
