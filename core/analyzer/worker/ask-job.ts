import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../errors.js';
import { checkAnswer } from '../answers/check-answer.js';
import type { BatchItem, ClaimedBatch } from '../batches.repository.js';
import type { AskFailure, AskReply, Usage } from '../providers/provider.js';
import type { NewResult } from '../results.repository.js';
import type { Job, RunState } from './run-state.js';

/** Claims of one batch before it is given up: something in it ends the process each time. */
const MAX_CLAIMS = 25;
/** Tries for one comment before it is marked failed; being told to wait (`rate`) costs none. */
const MAX_TRIES = 5;
const FIRST_DELAY_MS = 500;

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
}

/**
 * Asks all comments of a job until each one has a checked answer or has failed for good: what is missing or wrong is
 * asked again alone, a blocked or cut batch is halved until the cause stands alone. Returns early, with what it has,
 * when it is called off or `signal` aborts.
 */
export async function askJob({ run, batches }: Job, options: AskJobOptions): Promise<JobOutcome> {
  const asking: Asking = {
    run,
    ...options,
    results: new Map(),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
  };
  const isWorn = (batch: ClaimedBatch) => batch.attempts > MAX_CLAIMS;
  const worn = batches.filter(isWorn).flatMap((batch) => batch.items);
  const items = batches.filter((batch) => !isWorn(batch)).flatMap((batch) => batch.items);
  failAll(asking, worn, 'Given up: smops ended each time while this comment was analysed.');
  if (items.length > 0) await askItems(asking, items, 0);
  return { results: [...asking.results.values()], usage: asking.usage };
}

async function askItems(asking: Asking, items: BatchItem[], triesBefore: number): Promise<void> {
  let tries = triesBefore;
  let open = items;
  for (;;) {
    if (asking.signal.aborted || asking.isCalledOff()) return;
    const reply = await askOnce(asking, open, tries);
    if (reply === undefined) return;
    open = open.filter((item) => !asking.results.has(item.seq));
    if (open.length === 0) return;
    const { failure } = reply;
    if (failure?.kind === 'auth' || failure?.kind === 'quota') {
      asking.run.stop ??= { reason: failure.kind === 'auth' ? 'key' : 'quota', message: failure.message };
      return;
    }
    if (failure?.kind === 'bad_request') return failAll(asking, open, failure.message);
    if (failure?.kind === 'blocked' || failure?.kind === 'truncated') {
      if (open.length === 1) return failAll(asking, open, failure.message);
      const half = Math.ceil(open.length / 2);
      await Promise.all([
        askItems(asking, open.slice(0, half), tries),
        askItems(asking, open.slice(half), tries),
      ]);
      return;
    }
    if (failure?.kind !== 'rate') tries += 1;
    if (tries >= MAX_TRIES)
      return failAll(asking, open, failure?.message ?? 'The provider gave no usable answer.');
    await pause(asking, failure, tries);
  }
}

/** Missing and unreadable answers are asked again at once; a troubled service gets time, longer with each try. */
async function pause(asking: Asking, failure: AskFailure | undefined, tries: number): Promise<void> {
  if (failure === undefined || failure.kind === 'invalid') return;
  const backoff = FIRST_DELAY_MS * 2 ** tries * (0.5 + asking.random() / 2);
  await sleep(failure.retryAfterMs ?? backoff, undefined, { signal: asking.signal }).catch(() => {});
}

async function askOnce(asking: Asking, items: BatchItem[], tries: number): Promise<AskReply | undefined> {
  const { run } = asking;
  const { provider } = run.lane;
  let startedMs = 0;
  const reply = await run.lane
    .call(async () => {
      if (asking.isCalledOff()) return undefined;
      startedMs = performance.now();
      return await provider.askBatch(
        run.question,
        items.map((item) => ({ id: item.seq, text: item.content })),
        { signal: asking.signal, apiKey: run.apiKey, secret: run.analysisId },
      );
    }, tries)
    .catch((error: unknown): AskReply | undefined => {
      if (asking.signal.aborted) return undefined;
      const failure = { kind: 'transient' as const, message: messageOf(error) };
      return {
        answers: [],
        failure,
        model: provider.model,
        usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
      };
    });
  if (reply !== undefined) take(asking, items, reply, performance.now() - startedMs);
  return reply;
}

/** Keeps the good answers of a reply. The call's price is shared among them; the job's usage has it in full. */
function take(asking: Asking, items: BatchItem[], reply: AskReply, ms: number): void {
  asking.usage.inputTokens += reply.usage.inputTokens;
  asking.usage.outputTokens += reply.usage.outputTokens;
  asking.usage.costUsd += reply.usage.costUsd;
  const asked = new Map(items.map((item) => [item.seq, item] as const));
  const counts = new Map<number, number>();
  for (const { id } of reply.answers) counts.set(id, (counts.get(id) ?? 0) + 1);
  const good: NewResult[] = [];
  for (const { id, answer: raw } of reply.answers) {
    const item = asked.get(id);
    // Two answers for one comment may be one of its own and one of another: neither can be trusted.
    if (item === undefined || counts.get(id) !== 1) continue;
    const answer = checkAnswer(raw, item.content, asking.run.findVariable);
    if (answer === undefined) continue;
    good.push({
      seq: id,
      copies: item.copies,
      answer,
      failure: null,
      model: reply.model,
      isCached: false,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
      ms,
    });
  }
  for (const result of good) {
    result.inputTokens = Math.round(reply.usage.inputTokens / good.length);
    result.outputTokens = Math.round(reply.usage.outputTokens / good.length);
    result.costUsd = reply.usage.costUsd / good.length;
    asking.results.set(result.seq, result);
  }
}

function failAll(asking: Asking, items: BatchItem[], failure: string): void {
  for (const item of items) {
    asking.results.set(item.seq, {
      seq: item.seq,
      copies: item.copies,
      answer: null,
      failure,
      model: asking.run.row.model,
      isCached: false,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
      ms: 0,
    });
  }
}
