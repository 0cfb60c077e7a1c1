import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../errors.js';
import { Turns } from '../../turns.js';
import type { StopReason } from '../analyzer.constants.js';
import type { CachedAnswer } from '../answers/answer-cache.repository.js';
import { checkAnswer } from '../answers/check-answer.js';
import type { BatchItem, ClaimedBatch } from '../batches.repository.js';
import type { AskFailure, AskReply, FailureKind, Usage } from '../providers/provider.js';
import type { NewResult } from '../results.repository.js';
import type { Job, RunState } from './run-state.js';

/** Claims of one batch before it is given up: something in it ends the process each time. */
const MAX_CLAIMS = 25;
/** Useless answers for a comment, each of them paid, before it is marked failed. */
const MAX_ANSWER_TRIES = 8;
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
}

export interface AskJobOptions {
  signal: AbortSignal;
  /** Asked before each call: the run or the whole worker is to stop. */
  isCalledOff: () => boolean;
  random: () => number;
}

interface Asking extends AskJobOptions {
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
export async function askJob({ run, batches, known }: Job, options: AskJobOptions): Promise<JobOutcome> {
  const asking: Asking = {
    run,
    ...options,
    results: new Map(),
    usage: { ...NOTHING },
    startedMs: performance.now(),
    calls: 0,
  };
  const isWorn = (batch: ClaimedBatch) => batch.attempts > MAX_CLAIMS;
  const worn = batches.filter(isWorn).flatMap((batch) => batch.items);
  const items = batches.filter((batch) => !isWorn(batch)).flatMap((batch) => batch.items);
  failAll(asking, worn, 'Given up: smops ended each time while this comment was analysed.');
  const open = items.filter((item) => !takeKnown(asking, item, known.get(item.seq)));
  if (open.length > 0) await askItems(asking, open);
  return { results: [...asking.results.values()], usage: asking.usage };
}

async function askItems(asking: Asking, items: BatchItem[]): Promise<void> {
  const tries = { answer: 0, service: 0 };
  let open = items;
  for (;;) {
    if (asking.signal.aborted || asking.isCalledOff()) return;
    const reply = await askOnce(asking, open, tries.answer === MAX_ANSWER_TRIES - 1);
    if (reply === undefined) return;
    open = open.filter((item) => !asking.results.has(item.seq));
    if (open.length === 0) return;
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
    const isHopeless = kind === 'blocked' || kind === 'bad_request';
    if (isHopeless || tries.answer >= MAX_ANSWER_TRIES || tries.service >= MAX_SERVICE_TRIES) {
      const isTrouble = kind === 'transient' || kind === 'bad_request' || kind === 'invalid';
      if (isTrouble && failure !== undefined && isStandstill(asking)) return stop(asking, failure);
      return failAll(asking, open, failure?.message ?? 'The provider gave no usable answer.');
    }
    if (kind === 'transient') await pause(asking, failure, tries.service);
  }
}

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
): Promise<AskReply | undefined> {
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
    if (reply !== undefined) await take(asking, items, reply, performance.now() - startedMs, isLastTry);
    return reply;
  } catch (error) {
    if (signal.aborted) return undefined;
    const failure = { kind: 'transient' as const, message: messageOf(error) };
    return { answers: [], failure, model: provider.model, usage: { ...NOTHING } };
  }
}

/** Keeps the good answers of a reply. The call's price is shared among them; the job's usage has it in full. */
async function take(
  asking: Asking,
  items: BatchItem[],
  reply: AskReply,
  ms: number,
  isLastTry: boolean,
): Promise<void> {
  asking.usage.inputTokens += reply.usage.inputTokens;
  asking.usage.outputTokens += reply.usage.outputTokens;
  asking.usage.costUsd += reply.usage.costUsd;
  const asked = new Map(items.map((item) => [item.seq, item] as const));
  const counts = new Map<number, number>();
  for (const { id } of reply.answers) counts.set(id, (counts.get(id) ?? 0) + 1);
  const good: NewResult[] = [];
  const turns = new Turns();
  for (const { id, answer: raw } of reply.answers) {
    if (turns.isOver()) await turns.next();
    const item = asked.get(id);
    // Two answers for one comment may be one of its own and one of another: neither can be trusted.
    if (item === undefined || counts.get(id) !== 1) continue;
    const answer = checkAnswer(raw, item.content, asking.run.findVariable, { isLastTry });
    if (answer === undefined) continue;
    good.push({ ...newResult(item), answer, model: reply.model, ms, isLenient: isLastTry });
  }
  for (const result of good) {
    result.inputTokens = Math.round(reply.usage.inputTokens / good.length);
    result.outputTokens = Math.round(reply.usage.outputTokens / good.length);
    result.costUsd = reply.usage.costUsd / good.length;
    asking.results.set(result.seq, result);
  }
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
