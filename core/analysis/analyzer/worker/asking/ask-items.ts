import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../../errors.js';
import type { StopReason } from '../../analyzer.constants.js';
import { checkBatch } from '../../answers/check-answer.js';
import { FAILURE } from '../../failures.texts.model.js';
import type { AskFailure, AskReply, FailureKind, Usage } from '../../providers/provider.js';
import { labelOfRun } from '../../providers/reader.js';
import type { BatchItem } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import { mostOfCall } from '../budget/day-budget.js';
import type { RunState } from '../run-state.js';
import { type Asking, failAll, newResult } from './asking.js';

/** Useless answers for a comment, each of them paid, before it is marked failed. */
const MAX_ANSWER_TRIES = 8;
/** Answers that were cut though their comment was asked alone: asked the same way, the next is cut too. */
const MAX_CUT_TRIES = 3;
/** Calls without an answer before the same; being told to wait (`rate`) costs none. */
const MAX_SERVICE_TRIES = 8;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 15_000;
const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** What is asked again in halves, until the cause stands alone. */
const IN_HALVES = new Set<FailureKind>(['blocked', 'truncated', 'bad_request']);

interface CheckedReply extends AskReply {
  /** Comments to be asked again alone. */
  doubtful: Set<number>;
}

/**
 * Asks comments until each one has a checked answer or has failed for good: what is missing or wrong is asked again alone,
 * a blocked or cut batch is halved until the cause stands alone. `isPart`: of a batch that was asked whole before. Returns early when the job is called off, when its run is to
 * stop, or when the day's budget has no room for another call.
 */
export async function askItems(
  asking: Asking,
  items: BatchItem[],
  tries = { answer: 0, service: 0 },
  isPart = false,
): Promise<void> {
  const { record, lane } = asking.run;
  const { isService } = lane.provider;
  let open = items;
  for (;;) {
    const ask = () => askOnce(asking, open, tries.answer === MAX_ANSWER_TRIES - 1);
    const reply = await (isPart && isService ? record.askPart(open.length, ask) : ask());
    if (reply === undefined) return;
    open = open.filter((item) => !asking.results.has(item.seq));
    if (open.length === 0) return;
    const { failure } = reply;
    const kind = failure?.kind ?? 'invalid';
    const isOfAnswers = STOP_REASON[kind] === undefined && kind !== 'transient';
    if (isService && isOfAnswers) {
      if (open.length === 1) record.addFailedAlone();
      else if (!isPart && (reply.doubtful.size > 0 || IN_HALVES.has(kind))) record.addApart(open.length);
    }
    if (record.isMostlyRefused) return stop(asking, uselessAnswers(asking.run));
    if (record.isHopeless) return stop(asking, failure ?? uselessAnswers(asking.run));
    const doubtful = open.filter((item) => reply.doubtful.has(item.seq));
    if (doubtful.length > 0) {
      const rest = open.filter((item) => !reply.doubtful.has(item.seq));
      const alone = doubtful.map((item) => [item]);
      const again = { ...tries, answer: tries.answer + 1 };
      await Promise.all(
        [...alone, rest]
          .filter((some) => some.length > 0)
          .map((some) => askItems(asking, some, { ...again }, true)),
      );
      return;
    }
    if (STOP_REASON[kind] !== undefined) return stop(asking, failure as AskFailure);
    if (open.length > 1 && IN_HALVES.has(kind)) {
      if (kind === 'bad_request' && isStandstill(asking)) return stop(asking, failure as AskFailure);
      const half = Math.ceil(open.length / 2);
      const halves = [open.slice(0, half), open.slice(half)];
      await Promise.all(halves.map((some) => askItems(asking, some, undefined, true)));
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

const uselessAnswers = ({ record: { useless, answers }, row }: RunState): AskFailure => ({
  kind: 'invalid',
  message: FAILURE().useless(labelOfRun(row), useless, answers),
});

/** Nothing has succeeded since this job began: the service is in trouble, not the comments. */
const isStandstill = (asking: Asking) => !asking.run.lane.hasSucceededSince(asking.startedMs);

const STOP_REASON: Partial<Record<FailureKind, StopReason>> = {
  auth: 'key',
  quota: 'quota',
  rate: 'quota',
  outside: 'policy',
};

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
  if (signal.aborted || isCalledOff() || asking.isBroke) return undefined;
  const startedMs = performance.now();
  try {
    const findMostUsd = () => mostOfCall(provider, run.question, comments);
    const ask = (own: AbortSignal) =>
      provider.askBatch(run.question, comments, {
        signal: own,
        apiKey: run.findKey(),
        secret: run.runId,
        reach: run.row.reader?.place,
      });
    let isRefused = false;
    const reply = await run.lane.call(
      async (own) => {
        const answer = await asking.purse.pay(findMostUsd, () => ask(own));
        isRefused = answer === undefined;
        return answer;
      },
      { run: run.id, priority: asking.calls++, isCalledOff, signal },
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
  const { run, usage, mixedUp } = asking;
  usage.inputTokens += reply.usage.inputTokens;
  usage.outputTokens += reply.usage.outputTokens;
  usage.costUsd += reply.usage.costUsd;
  const checked = await checkBatch(reply.answers, items, run.findVariable, {
    isLastTry,
    canCross: run.lane.provider.isService,
  });
  const [only] = items;
  const costAlone = only === undefined || items.length > 1 ? undefined : mixedUp.get(only.seq);
  if (only !== undefined && costAlone !== undefined) mixedUp.set(only.seq, costAlone + reply.usage.costUsd);
  if (checked.isCrossed) for (const seq of checked.doubtful) mixedUp.set(seq, 0);
  const good = items.flatMap((item): NewResult[] => {
    const answer = checked.good.get(item.seq);
    if (answer === undefined) return [];
    const droppedTags = checked.dropped.get(item.seq) ?? 0;
    return [{ ...newResult(item), answer, model: reply.model, ms, isLenient: isLastTry, droppedTags }];
  });
  if (run.lane.provider.isService) {
    const isWhole = reply.failure === undefined || reply.failure.kind === 'invalid';
    run.record.addChecked(good.length, isWhole ? items.length - good.length - checked.doubtful.size : 0);
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
