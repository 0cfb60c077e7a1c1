import { randomUUID } from 'node:crypto';
import type { Config } from '../config.js';
import type { Clock, Logger } from '../context.js';
import type { Connection } from '../db/connect.js';
import { createEnginePool } from '../engine/engine-pool.js';
import { PROVIDER_LABELS } from './analyzer.constants.js';
import { createDeepSeekProvider } from './providers/deepseek/deepseek.provider.js';
import { createGeminiProvider } from './providers/gemini/gemini.provider.js';
import { createLocalProvider } from './providers/local.provider.js';
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
export function createAnalyzer({ connection, config, clock, logger }: AnalyzerOptions) {
  const engine = createEnginePool();
  const deepSeek = (id: 'deepseek-9' | 'deepseek-penang') =>
    createDeepSeekProvider(id, PROVIDER_LABELS[id], () => config.providers[id], { now: () => clock.now() });
  const providers = new ProviderRegistry(
    [
      createGeminiProvider(() => config.providers.gemini),
      deepSeek('deepseek-9'),
      deepSeek('deepseek-penang'),
      createLocalProvider(engine),
    ],
    () => config.allowedProviders,
  );
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
