import { randomUUID } from 'node:crypto';
import type { Clock, Logger } from '../context.js';
import type { Connection } from '../db/connect.js';
import { createEnginePool } from '../engine/engine-pool.js';
import { createLocalProvider } from './providers/local.provider.js';
import { ProviderRegistry } from './providers/registry.js';
import { AnalyzerWorker } from './worker/worker.js';

export interface AnalyzerOptions {
  connection: Connection;
  clock: Clock;
  logger: Logger;
}

/**
 * The analyzer of this process: the providers and the worker that does the runs' batches. `start` it once the schema is
 * up to date; `close` stops it within 10 s and ends the engine's threads.
 */
export function createAnalyzer({ connection, clock, logger }: AnalyzerOptions) {
  const engine = createEnginePool();
  const providers = new ProviderRegistry([createLocalProvider(engine)]);
  const worker = new AnalyzerWorker({
    connection,
    providers,
    clock,
    logger,
    owner: randomUUID(),
    summarize: (question, comments) => engine.summarize(question, comments),
  });
  return {
    worker,
    start: () => worker.start(),
    async close(): Promise<void> {
      await worker.stop();
      await providers.close();
    },
  };
}
