import { readdirSync, statSync } from 'node:fs';
import type { Engine } from '../engine.js';
import { enginePath } from '../words/package-file.js';
import { say, table } from './report.js';

const MEGABYTE = 1_000_000;
const ROUNDS = 3;
const MORE_VARIABLES = ['internet speed', 'delivery', 'jobs'];

function perSecond(engine: Engine, texts: readonly string[], names: readonly string[]): number {
  const variables = names.map((name) => ({ name, terms: [] }));
  const prepared = engine.prepare({ variables, post: '', language: 'en' });
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Processor time, not the clock: other work on the machine does not count.
    const before = process.cpuUsage();
    for (const text of texts) engine.answer(prepared, text);
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, (1_000_000 * texts.length) / (user + system));
  }
  return best;
}

function weightsSize(): number {
  const files = readdirSync(enginePath('weights'));
  return files.reduce((sum, file) => sum + statSync(enginePath('weights', file)).size, 0) / MEGABYTE;
}

/** Makes the engine, prints speed, size, loading time and memory, and returns it for the other benches. */
export function benchSpeed(create: () => Engine, texts: readonly string[], names: readonly string[]): Engine {
  const memoryBefore = process.memoryUsage().rss;
  const before = performance.now();
  const engine = create();
  const loadMs = performance.now() - before;
  const tenNames = [...names, ...MORE_VARIABLES].slice(0, 10);
  const plain = perSecond(engine, texts, []);
  const tagged = perSecond(engine, texts, tenNames);
  say('Speed (best of three rounds, one core) and size');
  table(
    ['figure', 'value'],
    [
      ['sentiment, comments a second', plain.toFixed(0)],
      [`with tags of ${tenNames.length} variables`, tagged.toFixed(0)],
      ['weights, MB', weightsSize().toFixed(1)],
      ['load of the models, ms (word lists load with the module)', loadMs.toFixed(0)],
      ['memory added after all that, MB', ((process.memoryUsage().rss - memoryBefore) / MEGABYTE).toFixed(0)],
    ],
  );
  return engine;
}
