import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePool } from '../../../../engine/engine-pool.js';
import type { Db } from '../../../../platform/db/database.js';
import { isDisconnected, isOutOfSpace } from '../../../../platform/db/database-errors.js';
import type { StoredState } from '../../runs/analyses.repository.js';
import type { ClaimedBatch } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import type { RunState } from '../run-state.js';
import { type FinishedJob, storeJobs } from './store-results.js';

/**
 * How long answers wait for a database that restarts or has no room: they are paid. After that their batches are free for
 * any worker that reaches the database.
 */
const PATIENCE_MS = 60_000;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 2000;

/** Results per transaction: large ones hold up other users of the database, and this thread while they are written. */
const MAX_RESULTS = 1000;

interface Waiting {
  job: FinishedJob;
  resolve: (state: StoredState | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores finished jobs in the order they come. Those of one run that gather while a transaction is under way share the
 * next one: with many calls at once the database is asked once for several.
 */
export class ResultWriter {
  private readonly db: Db;
  private readonly owner: string;
  private readonly signal: AbortSignal;
  private waiting: Waiting[] = [];
  private isBusy = false;

  /** `signal`: nothing waits for the database any longer. */
  constructor(db: Db, owner: string, signal: AbortSignal) {
    this.db = db;
    this.owner = owner;
    this.signal = signal;
  }

  /**
   * Resolves once the job is committed; undefined when its run has been deleted. Rejects when nothing was stored, at once
   * for what the database refuses, after a minute or the signal when it does not answer.
   */
  write(job: FinishedJob): Promise<StoredState | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      if (!this.isBusy) void this.drain();
    });
  }

  /** The oldest jobs of a run, as many as one transaction takes, but at least one. */
  private takeGroup(runId: number): Waiting[] {
    const group: Waiting[] = [];
    let results = 0;
    for (const waiting of this.waiting) {
      if (waiting.job.run.id !== runId) continue;
      results += waiting.job.results.length;
      if (group.length > 0 && results > MAX_RESULTS) break;
      group.push(waiting);
    }
    this.waiting = this.waiting.filter((waiting) => !group.includes(waiting));
    return group;
  }

  private async store(jobs: FinishedJob[]): Promise<StoredState | undefined> {
    const deadline = performance.now() + PATIENCE_MS;
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(MAX_DELAY_MS, delayMs * 2)) {
      try {
        return await storeJobs(this.db, this.owner, jobs);
      } catch (error) {
        const mayGoWell = isDisconnected(error) || isOutOfSpace(error);
        if (!mayGoWell || this.signal.aborted || performance.now() > deadline) throw error;
        await sleep(delayMs, undefined, { signal: this.signal }).catch(() => {});
      }
    }
  }

  private async drain(): Promise<void> {
    this.isBusy = true;
    for (let first = this.waiting[0]; first !== undefined; first = this.waiting[0]) {
      const group = this.takeGroup(first.job.run.id);
      try {
        const state = await this.store(group.map((waiting) => waiting.job));
        for (const { resolve } of group) resolve(state);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.isBusy = false;
  }
}

/**
 * Results of an AI service without the tags that rest on a veto of their variable (docs/codebooks.md, "Vetoes"). What the
 * cache keeps is the answer as it was given.
 */
export async function withoutVetoed(
  engine: Pick<EnginePool, 'overlay'>,
  { question, lane }: RunState,
  batches: readonly ClaimedBatch[],
  results: readonly NewResult[],
): Promise<NewResult[]> {
  const vetoed = new Set(
    question.variables.filter(({ vetoes = [] }) => vetoes.length > 0).map(({ name }) => name),
  );
  const isOpen = ({ answer }: NewResult) =>
    answer?.tags.some(({ variable }) => vetoed.has(variable)) === true;
  const open = lane.provider.isService ? results.filter(isOpen) : [];
  if (open.length === 0) return [...results];
  const texts = new Map(batches.flatMap(({ items }) => items.map(({ seq, content }) => [seq, content])));
  const tags = await engine.overlay(
    open.map(({ seq, answer }) => ({ text: texts.get(seq) ?? '', tags: answer?.tags ?? [] })),
    question.variables.map(({ name, terms, vetoes = [] }) => ({
      ...{ from: name, name, own: [name, ...terms] },
      ...{ newTerms: [], newVetoes: vetoes },
    })),
    question.language,
  );
  const kept = new Map(open.map(({ seq }, at) => [seq, tags[at] ?? []]));
  return results.map((result) => {
    const left = kept.get(result.seq);
    return left === undefined || result.answer === null
      ? result
      : { ...result, answer: { ...result.answer, tags: left } };
  });
}
