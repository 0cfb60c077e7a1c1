import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../errors.js';
import type { StopReason } from '../../analyzer.constants.js';
import { checkBatch } from '../../answers/check-batch.js';
import { FAILURE } from '../../failures.texts.model.js';
import type { AskFailure, AskReply, FailureKind, Usage } from '../../providers/provider.js';
import { PROVIDER_LABELS } from '../../providers/providers.constants.js';
import type { BatchItem } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import { mostOfCall } from '../budget/day-budget.js';
import type { RunState } from '../run-state.js';
import { type Asking, failAll, newResult } from './asking.js';

/** Useless answers for a comment, each of them paid, before it is marked failed. */
const MAX_ANSWER_TRIES = 8;
/** Answers that were cut though their comment was asked alone: asked the same way, the next is cut too. */
const MAX_CUT_TRIES = 3;
/** After this number of checked answers a run pauses when most of them did not pass: each is paid, and asked again. */
const TELLING_ANSWERS = 32;
/** Calls without an answer before the same; being told to wait (`rate`) costs none. */
const MAX_SERVICE_TRIES = 8;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 15_000;
const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

interface CheckedReply extends AskReply {
  /** Comments to be asked again alone. */
  doubtful: Set<number>;
}

/**
 * Asks comments until each one has a checked answer or has failed for good: what is missing or wrong is asked again alone,
 * a blocked or cut batch is halved until the cause stands alone. Returns early when the job is called off, when its run is to
 * stop, or when the day's budget has no room for another call.
 */
export async function askItems(
  asking: Asking,
  items: BatchItem[],
  tries = { answer: 0, service: 0 },
): Promise<void> {
  let open = items;
  for (;;) {
    if (asking.signal.aborted || asking.isCalledOff() || asking.isBroke) return;
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
      return failAll(asking, open, failure?.message ?? FAILURE().unusable);
    }
    if (kind === 'transient') await pause(asking, failure, tries.service);
  }
}

/** Most answers of a run do not pass the check. */
const isUseless = ({ answers: { good, refused } }: RunState) =>
  good + refused >= TELLING_ANSWERS && refused > good;

const uselessAnswers = ({ answers: { good, refused }, row }: RunState): AskFailure => ({
  kind: 'invalid',
  message: FAILURE().useless(PROVIDER_LABELS[row.provider], refused, good + refused),
});

/** Nothing has succeeded since this job began: the service is in trouble, not the comments. */
const isStandstill = (asking: Asking) => !asking.run.lane.hasSucceededSince(asking.startedMs);

const STOP_REASON: Partial<Record<FailureKind, StopReason>> = { auth: 'key', quota: 'quota', rate: 'quota' };

/** The run pauses: its comments are as good as ever, and wait until a person has helped. */
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
    const findMostUsd = () => mostOfCall(provider, run.question, comments);
    const ask = (own: AbortSignal) =>
      provider.askBatch(run.question, comments, {
        signal: own,
        apiKey: run.findKey(),
        secret: run.analysisId,
      });
    let isRefused = false;
    const reply = await run.lane.call(
      async (own) => {
        const answer = await asking.purse.pay(findMostUsd, () => ask(own));
        isRefused = answer === undefined;
        return answer;
      },
      { priority: asking.calls++, isCalledOff, signal },
    );
    if (reply === undefined) {
      asking.isBroke ||= isRefused;
      return undefined;
    }
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
