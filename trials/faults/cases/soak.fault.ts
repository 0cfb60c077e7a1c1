import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { type Api, apiOf } from '../api.js';
import { providerEnv } from '../paid-run.js';
import { check, type Fault } from '../scenario.js';
import { type Activity, listActivities } from './soak-load.js';

const PASSWORD = 'kopi-o-kosong-123';
const SAMPLE_MS = 5000;
const MB = 1024 * 1024;
/**
 * What may be added over the minutes after the first third (in which caches fill, code is compiled and the database
 * opens its files), by a line laid through them.
 */
const FLAT = { residentMb: 20, heapMb: 5, handles: 2, files: 8 };

type Sample = Record<keyof typeof FLAT, number>;

async function sample(api: Api): Promise<Sample> {
  const text = await (await api.get('/metrics')).text();
  const value = (name: string) => Number(new RegExp(`^smops_${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    residentMb: value('process_resident_memory_bytes') / MB,
    heapMb: value('nodejs_heap_size_used_bytes') / MB,
    handles: value('nodejs_active_handles_total'),
    files: value('process_open_fds'),
  };
}

/** The lowest of a minute: between two collections and with the fewest calls under way. */
function lowest(samples: Sample[]): Sample {
  const of = (name: keyof Sample) => Math.min(...samples.map((one) => one[name]));
  return { residentMb: of('residentMb'), heapMb: of('heapMb'), handles: of('handles'), files: of('files') };
}

/** Growth from one value to the next by least squares. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const product = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const square = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return square === 0 ? 0 : product / square;
}

/** Does one thing again and again, a turn at a time; counts how often. */
async function repeat(activity: Activity, until: AbortSignal): Promise<number> {
  let round = 0;
  while (!until.aborted) {
    const next = sleep(activity.everySeconds * 1000, undefined, { signal: until }).catch(() => {});
    try {
      await activity.run(round);
    } catch (error) {
      throw new Error(`${activity.name}, round ${round}: ${(error as Error).message}`, { cause: error });
    }
    round += 1;
    await next;
  }
  return round;
}

/** A mixed load for as many minutes as strikes are asked for, with flat memory and handles. */
export const soak: Fault = {
  name: 'soak: mixed load, memory and handles flat',
  claim: `after the first third at most ${FLAT.residentMb} MB resident, ${FLAT.heapMb} MB heap, ${FLAT.handles} handles are added`,
  times: 20,
  isOnRequest: true,
  async run({ sandbox, times: minutes, print }) {
    const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 100 } });
    const ending = new AbortController();
    try {
      const server = await sandbox.serve({ env: providerEnv(fake, 8) });
      const api = apiOf(sandbox);
      const user = { username: 'meiling', role: 'analyst', password: PASSWORD, mustChangePassword: false };
      check((await api.post('/api/users', user)).status === 201, 'the user is not made');
      const activities = await listActivities(sandbox, PASSWORD);
      const working = Promise.all(activities.map((activity) => repeat(activity, ending.signal)));
      const perMinute: Sample[] = [];
      const watching = (async () => {
        print('            minute  resident MB  heap MB  handles  files');
        for (let minute = 1; minute <= minutes; minute++) {
          const samples: Sample[] = [];
          for (let at = 0; at < 60_000 / SAMPLE_MS; at++) {
            await sleep(SAMPLE_MS);
            samples.push(await sample(api));
          }
          const low = lowest(samples);
          perMinute.push(low);
          const columns = [low.residentMb.toFixed(0), low.heapMb.toFixed(1), low.handles, low.files];
          print(
            `            ${String(minute).padStart(6)}${columns.map((text) => String(text).padStart(10)).join('')}`,
          );
        }
        ending.abort();
      })();
      const [rounds] = await Promise.all([working, watching]);
      const steady = perMinute.slice(Math.floor(minutes / 3));
      const slopes = (Object.keys(FLAT) as (keyof Sample)[]).map((name) => {
        return [name, slopeOf(steady.map((one) => one[name]))] as const;
      });
      server.child.kill('SIGTERM');
      check((await server.ended).code === 143, 'the server did not end as told');
      const done = activities.map(({ name }, at) => `${rounds[at]} x ${name}`).join(', ');
      const grown = slopes.map(([name, slope]) => `${name} ${(slope * 60).toFixed(1)}`).join(', ');
      const steep = slopes.filter(([name, slope]) => slope * (steady.length - 1) > FLAT[name]);
      check(steep.length === 0, `${steep.map(([name]) => name)} grow; per hour: ${grown}; ${done}`);
      return `${minutes} min; per hour: ${grown}; ${done}`;
    } finally {
      ending.abort();
      await fake.close();
    }
  },
};
