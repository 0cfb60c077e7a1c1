import { type AnalyzerOptions, createAnalyzer } from '@smops/core/analysis/analyzer/create-analyzer.js';
import type { AnalyzerWorker } from '@smops/core/analysis/analyzer/worker/worker.js';
import { SentimentReconciler } from '@smops/core/analysis/sentiments/reconciler.js';
import { asWritten } from '@smops/core/platform/language/caller-language.js';

export interface Runs {
  analyzer: AnalyzerWorker;
  /** Ends within ten seconds; what is under way is stored, or free for the next worker. */
  stop(): Promise<void>;
}

/** Works on the runs of the database, and ends what sentiment analyses have begun. */
export const startRuns = (options: AnalyzerOptions): Promise<Runs> => asWritten(() => start(options));

async function start(options: AnalyzerOptions): Promise<Runs> {
  const { connection, clock, logger } = options;
  const analyzer = await createAnalyzer(options);
  await analyzer.start();
  const sentiments = new SentimentReconciler({ db: connection.db, analyzer: analyzer.worker, clock, logger });
  sentiments.start();
  return {
    analyzer: analyzer.worker,
    async stop() {
      await sentiments.stop();
      await analyzer.close();
    },
  };
}
