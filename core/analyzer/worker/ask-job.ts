import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../errors.js';
import { PROVIDER_LABELS, type StopReason } from '../analyzer.constants.js';
import type { CachedAnswer } from '../answers/answer-cache.repository.js';
import { checkAnswer } from '../answers/check-answer.js';
import { checkBatch } from '../answers/check-batch.js';
import type { BatchItem, ClaimedBatch } from '../batches.repository.js';
import type { AskFailure, AskReply, FailureKind, Usage } from '../providers/provider.js';
import type { NewResult } from '../results.repository.js';
import type { AnswerUnderWay, Question } from './questions-under-way.js';
import type { Job, RunState } from './run-state.js';

/** Claims of one batch before it is given up: something in it ends the process each time. */
const MAX_CLAIMS = 25;
/** Useless answers for a comment, each of them paid, before it is marked failed. */
const MAX_ANSWER_TRIES = 8;
/** Answers that were cut though their comment was asked alone: asked the same way, the next is cut too. */
const MAX_CUT_TRIES = 3;
/** Once so many answers were checked, a run pauses when most of them did not pass: each is paid, and asked again. */
const TELLING_ANSWERS = 32;
/** Calls without an answer before the same; being told to wait (`rate`) costs none. */
const MAX_SERVICE_TRIES = 8;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 15_000;
const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

export interface JobOutcome {
  /** Answered or failed for good; comments without a result were not finished. */
  results: NewResult[];
  /** All that was billed, useless answers included. */
  usage: Usage;
  /** Call it once the results are stored: from then on other jobs find the answers there. */
  forget: () => void;
}

export interface AskJobOptions {
  signal: AbortSignal;
  /** Asked before each call: the run or the whole worker is to stop. */
  isCalledOff: () => boolean;
  random: () => number;
}

interface CheckedReply extends AskReply {
  /** Comments to be asked again alone. */
  doubtful: Set<number>;
}

interface Asking extends AskJobOptions {
  /** What this job asks and others may wait for, by comment number. */
  questions: Map<number, Question>;
  answered: Set<number>;
  run: RunState;
  results: Map<number, NewResult>;
  usage: Usage;
  startedMs: number;
  calls: number;
}

/**
 * Asks all comments of a job until each one has a checked answer or has failed for good: what is missing or wrong is
 * asked again alone, a blocked or cut batch is halved until the cause stands alone. Returns early, with what it has,
 * when it is called off or `signal` aborts.
 */
export async function askJob(
  { run, batches, known, flying }: Job,
  options: AskJobOptions,
): Promise<JobOutcome> {
  const asking: Asking = {
    run,
    ...options,
    results: new Map(),
    usage: { ...NOTHING },
    questions: new Map(),
    answered: new Set(),
    startedMs: performance.now(),
    calls: 0,
  };
  const isWorn = (batch: ClaimedBatch) => batch.attempts > MAX_CLAIMS;
  const worn = batches.filter(isWorn).flatMap((batch) => batch.items);
  const items = batches.filter((batch) => !isWorn(batch)).flatMap((batch) => batch.items);
  failAll(asking, worn, 'Given up: smops ended each time while this comment was analysed.');
  const open = items.filter((item) => !takeKnown(asking, item, known.get(item.seq)));
  await askOrWait(asking, open, flying);
  return {
    results: [...asking.results.values()],
    usage: asking.usage,
    forget: () => {
      for (const question of asking.questions.values()) question.forget();
    },
  };
}

/**
 * Asks the comments that nobody else is asking at this moment, then waits for the answers to the others. A job never waits
 * before its own questions are answered, so no two jobs wait for each other.
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
    if (own.length > 0) await askItems(asking, own);
  } finally {
    for (const item of own) if (!asking.answered.has(item.seq)) asking.questions.get(item.seq)?.settle();
  }
  const unanswered: BatchItem[] = [];
  for (const [item, underWay] of waiting) {
    // Each job settles what it has begun as soon as it ends, also when it is aborted.
    if (!takeKnown(asking, item, await underWay)) unanswered.push(item);
  }
  if (unanswered.length > 0 && !asking.signal.aborted && !asking.isCalledOff())
    await askOrWait(asking, unanswered, new Map());
}

async function askItems(
  asking: Asking,
  items: BatchItem[],
  tries = { answer: 0, service: 0 },
): Promise<void> {
  let open = items;
  for (;;) {
    if (asking.signal.aborted || asking.isCalledOff()) return;
    const reply = await askOnce(asking, open, tries.answer === MAX_ANSWER_TRIES - 1);
    if (reply === undefined) return;
    open = open.filter((item) => !asking.results.has(item.seq));
    if (open.length === 0) return;
    if (isUseless(asking.run)) return stop(asking, uselessAnswers(asking.run));
    const doubtful = open.filter((item) => reply.doubtful.has(item.seq));
    if (doubtful.length > 0) {
      const rest = open.filter((item) => !reply.doubtful.has(item.seq));
      const alone = doubtful.map((item) => [item]);
      const again = { ...tries, answer: tries.answer + 1 };
      await Promise.all(
        [...alone, rest]
          .filter((some) => some.length > 0)
          .map((some) => askItems(asking, some, { ...again })),
      );
      return;
    }
    const { failure } = reply;
    const kind = failure?.kind ?? 'invalid';
    if (kind === 'auth' || kind === 'quota' || kind === 'rate') return stop(asking, failure as AskFailure);
    if (open.length > 1 && (kind === 'blocked' || kind === 'truncated' || kind === 'bad_request')) {
      if (kind === 'bad_request' && isStandstill(asking)) return stop(asking, failure as AskFailure);
      const half = Math.ceil(open.length / 2);
      await Promise.all([askItems(asking, open.slice(0, half)), askItems(asking, open.slice(half))]);
      return;
    }
    if (kind === 'transient') tries.service += 1;
    else tries.answer += 1;
    const isCut = kind === 'truncated' && tries.answer >= MAX_CUT_TRIES;
    const isHopeless = kind === 'blocked' || kind === 'bad_request' || isCut;
    if (isHopeless || tries.answer >= MAX_ANSWER_TRIES || tries.service >= MAX_SERVICE_TRIES) {
      const isTrouble = kind !== 'blocked';
      if (isTrouble && failure !== undefined && isStandstill(asking)) return stop(asking, failure);
      return failAll(asking, open, failure?.message ?? 'The provider gave no usable answer.');
    }
    if (kind === 'transient') await pause(asking, failure, tries.service);
  }
}

/** Most answers of a run do not pass the check. */
const isUseless = ({ answers: { good, refused } }: RunState) =>
  good + refused >= TELLING_ANSWERS && refused > good;

const uselessAnswers = ({ answers: { good, refused }, row }: RunState): AskFailure => ({
  kind: 'invalid',
  message: `${PROVIDER_LABELS[row.provider]} answered, but ${refused} of ${good + refused} answers did not pass the check: no readable form, unknown variables, or quotes that do not stand in the comment. The run has paused before more is paid for; check the model, then resume it`,
});

/** Nothing has succeeded since this job began: the service is in trouble, not the comments. */
const isStandstill = (asking: Asking) => !asking.run.lane.hasSucceededSince(asking.startedMs);

const STOP_REASON: Partial<Record<FailureKind, StopReason>> = { auth: 'key', quota: 'quota', rate: 'quota' };

/** The run pauses: its comments are as good as ever, and wait until somebody has helped. */
function stop(asking: Asking, { kind, message }: AskFailure): void {
  asking.run.stop ??= { reason: STOP_REASON[kind] ?? 'error', message: `${message.replace(/[.。]?$/, '.')}` };
}

/** A troubled service gets time, longer with each try. */
async function pause(asking: Asking, failure: AskFailure | undefined, tries: number): Promise<void> {
  const backoff = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries) * (0.5 + asking.random() / 2);
  await sleep(failure?.retryAfterMs ?? backoff, undefined, { signal: asking.signal }).catch(() => {});
}

async function askOnce(
  asking: Asking,
  items: BatchItem[],
  isLastTry: boolean,
): Promise<CheckedReply | undefined> {
  const { run, signal, isCalledOff } = asking;
  const { provider } = run.lane;
  const comments = items.map((item) => ({ id: item.seq, text: item.content }));
  const startedMs = performance.now();
  try {
    const reply = await run.lane.call(
      (own) =>
        provider.askBatch(run.question, comments, {
          signal: own,
          apiKey: run.findKey(),
          secret: run.analysisId,
        }),
      { priority: asking.calls++, isCalledOff, signal },
    );
    if (reply === undefined) return undefined;
    const doubtful = await take(asking, items, reply, performance.now() - startedMs, isLastTry);
    return { ...reply, doubtful };
  } catch (error) {
    if (signal.aborted) return undefined;
    const failure = { kind: 'transient' as const, message: messageOf(error) };
    return { answers: [], failure, model: provider.model, usage: { ...NOTHING }, doubtful: new Set() };
  }
}

/**
 * Keeps the good answers of a reply, and returns the comments that are to be asked again alone. The call's price is
 * shared among the good answers; the job's usage has it in full.
 */
async function take(
  asking: Asking,
  items: BatchItem[],
  reply: AskReply,
  ms: number,
  isLastTry: boolean,
): Promise<Set<number>> {
  const { run, usage } = asking;
  usage.inputTokens += reply.usage.inputTokens;
  usage.outputTokens += reply.usage.outputTokens;
  usage.costUsd += reply.usage.costUsd;
  const checked = await checkBatch(reply.answers, items, run.findVariable, {
    isLastTry,
    canCross: run.lane.provider.isPaid,
  });
  const good = items.flatMap((item): NewResult[] => {
    const answer = checked.good.get(item.seq);
    if (answer === undefined) return [];
    const droppedTags = checked.dropped.get(item.seq) ?? 0;
    return [{ ...newResult(item), answer, model: reply.model, ms, isLenient: isLastTry, droppedTags }];
  });
  if (run.lane.provider.isPaid && (reply.failure === undefined || reply.failure.kind === 'invalid')) {
    run.answers.good += good.length;
    run.answers.refused += items.length - good.length - checked.doubtful.size;
  }
  for (const result of good) {
    result.inputTokens = Math.round(reply.usage.inputTokens / good.length);
    result.outputTokens = Math.round(reply.usage.outputTokens / good.length);
    result.costUsd = reply.usage.costUsd / good.length;
    asking.results.set(result.seq, result);
    const { answer, model } = result;
    if (answer !== null && !isLastTry) {
      asking.answered.add(result.seq);
      asking.questions.get(result.seq)?.settle({ answer, model });
    }
  }
  return checked.doubtful;
}

/** Uses an answer of an earlier run, if it holds for this comment too. */
function takeKnown(asking: Asking, item: BatchItem, known: CachedAnswer | undefined): boolean {
  const answer = known && checkAnswer(known.answer, item.content, asking.run.findVariable);
  if (known === undefined || answer === undefined) return false;
  asking.results.set(item.seq, { ...newResult(item), answer, model: known.model, isCached: true });
  return true;
}

const newResult = (item: BatchItem): NewResult => ({
  seq: item.seq,
  copies: item.copies,
  answer: null,
  failure: null,
  model: '',
  isCached: false,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  ms: 0,
});

function failAll(asking: Asking, items: BatchItem[], failure: string): void {
  const { model } = asking.run.row;
  for (const item of items) asking.results.set(item.seq, { ...newResult(item), failure, model });
}
