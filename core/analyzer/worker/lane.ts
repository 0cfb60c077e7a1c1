import PQueue from 'p-queue';
import type { AnalysisProvider, AskReply } from '../providers/provider.js';

/**
 * The calls to one provider: so many at once, in the order of their priority. All runs of a provider share its lane,
 * since they share its limits.
 */
export class Lane {
  readonly provider: AnalysisProvider;
  private readonly queue: PQueue;

  constructor(provider: AnalysisProvider) {
    this.provider = provider;
    this.queue = new PQueue({ concurrency: provider.concurrency });
  }

  /** How many calls may be under way at once. */
  get width(): number {
    return this.queue.concurrency;
  }

  /** Waits for a turn, then makes the call. Higher priorities go first: repeats before new batches. */
  async call(ask: () => Promise<AskReply | undefined>, priority: number): Promise<AskReply | undefined> {
    return await this.queue.add(ask, { priority });
  }
}
