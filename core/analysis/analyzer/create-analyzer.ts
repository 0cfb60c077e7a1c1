import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.js';
import type { Clock, Logger } from '../../context.js';
import { createEnginePool } from '../../engine/engine-pool.js';
import type { Connection } from '../../platform/db/connect.js';
import { isHomeOnly } from './providers/home-only.model.js';
import { formMemory } from './providers/provider-state.repository.js';
import { PROVIDERS } from './providers/providers.constants.js';
import { ProviderRegistry } from './providers/registry.js';
import { AnalyzerWorker } from './worker/worker.js';

export interface AnalyzerOptions {
  connection: Connection;
  config: Config;
  clock: Clock;
  logger: Logger;
}

/**
 * The analyzer of this process: the providers and the worker that does the runs' batches. `start` it once the schema is
 * up to date; `close` stops it within 10 s and ends the engine's threads. Keys, addresses, models and budget are read from
 * `config` for each call, so that they may change while it runs.
 */
export async function createAnalyzer({ connection, config, clock, logger }: AnalyzerOptions) {
  const engine = createEnginePool();
  const created = await Promise.all(
    PROVIDERS.map((one) => {
      const now = () => clock.now();
      if ('prefix' in one) return one.create({ settings: () => config.providers[one.id], now });
      if (one.id === 'local') return one.create({ engine });
      return one.create({
        settings: () => config.ownModel,
        mayLeave: () => !isHomeOnly(config.allowedProviders),
        memory: formMemory(connection.db, one.id),
        now,
      });
    }),
  );
  const providers = new ProviderRegistry(created, () => config.allowedProviders);
  const worker = new AnalyzerWorker({
    connection,
    providers,
    clock,
    logger,
    owner: randomUUID(),
    timeZone: config.timeZone,
    get dailyBudgetUsd() {
      return config.dailyBudgetUsd;
    },
    summarize: (question, comments, facts) => engine.summarize(question, comments, facts),
    explore: (comments, language) => engine.explore(comments, language),
    learning: engine,
    risen: (texts, language) => engine.risen(texts, language),
    nearCopies: (texts) => engine.nearCopies(texts),
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
