import type { Kysely } from 'kysely';
import type { AnalyzerWorker } from '../analyzer/worker/worker.js';
import type { Clock, Logger } from '../context.js';
import type { Database } from '../db/database.js';
import { messageOf } from '../errors.js';
import { asWritten } from '../language/caller-language.js';
import { purgeAnalysis } from './purge-analysis.js';
import { listDeleting, listFinishable } from './sentiments.repository.js';
import { finishAnalysis } from './summary/finish-analysis.js';

/** Looks this often at what another server, or an earlier process, may have left unfinished. */
const POLL_MS = 5000;
/** News of a run's progress come with every batch; they are looked into at most this often. */
const LOOK_MS = 50;

export interface SentimentReconcilerOptions {
  db: Kysely<Database>;
  analyzer: AnalyzerWorker;
  clock: Clock;
  logger: Logger;
}

/**
 * Ends what sentiment analyses have begun: makes the records of those that are scored, finishes deletes.
 * Everything it does can be stopped anywhere and begun again, and several servers may do it at once.
 */
export class SentimentReconciler {
  private readonly options: SentimentReconcilerOptions;
  private poll: NodeJS.Timeout | undefined;
  private look: NodeJS.Timeout | undefined;
  private settling: Promise<void> | undefined;
  private isStopped = false;

  constructor(options: SentimentReconcilerOptions) {
    this.options = options;
  }

  start(): void {
    this.options.analyzer.changes.on('change', this.onChange);
    this.poll = setInterval(() => void this.settle(), POLL_MS).unref();
    void this.settle();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.options.analyzer.changes.off('change', this.onChange);
    clearInterval(this.poll);
    clearTimeout(this.look);
    await this.settling;
  }

  /** Does what there is to do now; calls while it works share one more round. */
  async settle(): Promise<void> {
    while (this.settling !== undefined) await this.settling;
    if (this.isStopped) return;
    this.settling = asWritten(() => this.round()).finally(() => {
      this.settling = undefined;
    });
    await this.settling;
  }

  private readonly onChange = () => {
    this.look ??= setTimeout(() => {
      this.look = undefined;
      void this.settle();
    }, LOOK_MS).unref();
  };

  private async round(): Promise<void> {
    const { db, analyzer, clock, logger } = this.options;
    const attempt = async (what: string, work: () => Promise<unknown>) => {
      if (this.isStopped) return;
      try {
        await work();
      } catch (error) {
        logger.error({ reason: messageOf(error) }, `sentiments: ${what} failed`);
      }
    };
    await attempt('looking for unfinished analyses', async () => {
      for (const id of await listDeleting(db)) await attempt('a delete', () => purgeAnalysis(db, id));
      for (const id of await listFinishable(db)) {
        await attempt('making a record', () =>
          finishAnalysis({ db, providers: analyzer.providers, clock }, id),
        );
      }
    });
  }
}
