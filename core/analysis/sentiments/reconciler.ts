import type { Clock, Logger } from '../../context.js';
import { messageOf } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import { Ticker } from '../../ticker.js';
import type { AnalyzerWorker } from '../analyzer/worker/worker.js';
import { purgeAnalysis } from './purge-analysis.js';
import { listDeleting, listFinishable } from './sentiments.repository.js';
import { finishAnalysis } from './summary/finish-analysis.js';

/** Looks this often at what another server, or an earlier process, may have left unfinished. */
const POLL_MS = 5000;

export interface SentimentReconcilerOptions {
  db: Db;
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
  private readonly ticker: Ticker;
  private isStopped = false;

  constructor(options: SentimentReconcilerOptions) {
    this.options = options;
    this.ticker = new Ticker(() => this.round(), {
      everyMs: POLL_MS,
      onError: (error) => options.logger.error({ reason: messageOf(error) }, 'sentiments: a round failed'),
    });
  }

  start(): void {
    this.options.analyzer.changes.on('change', this.onChange);
    this.ticker.start();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.options.analyzer.changes.off('change', this.onChange);
    await this.ticker.stop();
  }

  /** Does what there is to do now; calls while it works share one more round. */
  settle(): Promise<void> {
    return this.ticker.look();
  }

  /** News of a run's progress come with every batch. */
  private readonly onChange = () => this.ticker.wake();

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
