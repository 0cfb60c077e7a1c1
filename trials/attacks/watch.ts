import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { TestApp } from '@smops/server/testing.js';
import type { AttackResult } from './attack.js';
import { openWire } from './wire.js';

/** What this process holds: attacker and server in one, so that both ends of a connection count. */
export interface Resources {
  /** Sockets, pipes and files, without the embedded database's own files, which it keeps open as it needs them. */
  descriptors: number;
  threads: number;
  residentBytes: number;
}

/** What may be left: database connections and threads of pools that start with their first use, memory Node keeps. */
const TOLERANCE: Resources = { descriptors: 24, threads: 24, residentBytes: 512 * 1024 * 1024 };
/** Connections that close, garbage, threads that end: so long they may take. */
const SETTLE_MS = 20_000;
const LOOK_EVERY_MS = 250;
/** Slower than this no request may be answered while an attack runs. */
export const HEALTH_LIMIT_MS = 1000;

export interface Health {
  probes: number;
  failed: number;
  worstMs: number;
}

const isDatabaseFile = (link: string): boolean => /\/(base|global|pg_\w+)\//.test(link);

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

/** Counts what this process holds. Undefined where there is no /proc. */
export function countResources(): Resources | undefined {
  try {
    const links = readdirSync('/proc/self/fd').map(targetOf);
    const status = readFileSync('/proc/self/status', 'utf8');
    const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
    return {
      descriptors: links.filter((link) => link !== '' && !isDatabaseFile(link)).length,
      threads: numberOf('Threads'),
      residentBytes: numberOf('VmRSS') * 1024,
    };
  } catch {
    return undefined;
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const overOf = (before: Resources, now: Resources): (keyof Resources)[] =>
  (Object.keys(TOLERANCE) as (keyof Resources)[]).filter((key) => now[key] > before[key] + TOLERANCE[key]);

const MB = 1024 * 1024;
const shown = ({ descriptors, threads, residentBytes }: Resources): string =>
  `${descriptors} descriptors, ${threads} threads, ${Math.round(residentBytes / MB)} MB`;

/** Runs the attack and adds a finding when descriptors, threads or memory do not return to where they were. */
export async function keepingResources(run: () => Promise<AttackResult>): Promise<AttackResult> {
  const before = countResources();
  const result = await run();
  if (before === undefined) return result;
  const deadline = performance.now() + SETTLE_MS;
  let now = countResources() ?? before;
  while (overOf(before, now).length > 0 && performance.now() < deadline) {
    await sleep(LOOK_EVERY_MS);
    collectGarbage();
    now = countResources() ?? before;
  }
  const line = `${shown(before)} before, ${shown(now)} after`;
  const left = overOf(before, now).map((key) => `${key} did not return: ${line}`);
  return {
    ...result,
    findings: [...result.findings, ...left],
    notes: [...(result.notes ?? []), line],
  };
}

/** Runs the attack while another thread asks the application's /healthz, and returns what that saw. */
export async function watchingHealth(
  app: TestApp,
  run: () => Promise<AttackResult>,
): Promise<{ result: AttackResult; health: Health }> {
  const wire = await openWire(app);
  const worker = new Worker(new URL('./health.worker.js', import.meta.url), {
    workerData: { url: wire.url },
  });
  try {
    await once(worker, 'online');
    const result = await run();
    worker.postMessage('stop');
    const [health] = (await once(worker, 'message')) as [Health];
    return { result, health };
  } finally {
    await worker.terminate();
    await wire.close();
  }
}
