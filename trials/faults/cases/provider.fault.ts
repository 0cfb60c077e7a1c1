import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import type { Fault as FakeFault, Profile } from '@smops/fixtures/fake-provider/profile.js';
import { type Api, apiOf } from '../api.js';
import { checkRun, makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault, type FaultContext, untilTrue } from '../scenario.js';

const AT_ONCE = 16;
const LATENCY = { medianMs: 20 };
/**
 * Some seconds. But of the calls that hang only 2 in 100 are made a second time, since each is paid: one more is given up
 * after two minutes of silence, or ten minutes of drops.
 */
const RUN_MS = 660_000;

/** What befalls some of the calls all through a run, which has to come out right all the same. */
const TROUBLES: [string, Omit<Profile, 'seed' | 'latency'>][] = [
  ['429 with no word when to come back', { perSecond: 40 }],
  ['429 with Retry-After', { perSecond: 40, retryAfter: 'seconds' }],
  ['429 with a date', { perSecond: 40, retryAfter: 'date' }],
  ['500 and 503', { faults: { 'status-500': 0.15, 'status-503': 0.15 } }],
  ['resets', { faults: { reset: 0.3 } }],
  ['half bodies', { faults: { 'half-body': 0.3 } }],
  ['slow-loris and silence', { faults: { endless: 0.01, hang: 0.01 } }],
  ['bombs, packed and plain', { faults: { 'gzip-bomb': 0.08, flood: 0.08 } }],
  ['HTML, redirects, foreign charsets', { faults: { 'html-200': 0.1, redirect: 0.1, 'wrong-charset': 0.1 } }],
];
const STOPS: [FakeFault, string][] = [
  ['status-401', 'key'],
  ['status-402', 'quota'],
  ['status-403', 'key'],
];
const residentMb = async (api: Api) => {
  const text = await (await api.get('/metrics')).text();
  return Number(/^smops_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
};

/** `at` makes the comments of each run new ones, so that none is known already. */
async function trouble(
  [name, profile]: (typeof TROUBLES)[number],
  fake: FakeProvider,
  api: Api,
  { isShort, seed, print }: FaultContext,
  at: number,
): Promise<void> {
  const comments = makeComments(isShort ? 160 : 1600, seed + at);
  fake.setProfile({ seed, latency: LATENCY, ...profile });
  const { calls, comments: paid } = fake.stats;
  const started = performance.now();
  const id = await startRun(api, comments);
  await untilRunEnds(api, id, RUN_MS);
  await checkRun(api, id, comments);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const again = fake.stats.comments - paid - comments.length;
  print(
    `            ${name}: ${comments.length} right in ${seconds} s, ${fake.stats.calls - calls} calls, ${again} paid again, ${Math.round(await residentMb(api))} MB resident`,
  );
}

async function stopInTheMiddle(
  [fault, reason]: (typeof STOPS)[number],
  fake: FakeProvider,
  api: Api,
  { isShort, seed, print }: FaultContext,
  at: number,
): Promise<void> {
  const comments = makeComments(isShort ? 800 : 4000, seed + at);
  // The worker has learnt to ask much at once by now: the service's own limit keeps the run from being one breath.
  const quiet: Profile = { seed, latency: { medianMs: 200 }, concurrent: AT_ONCE };
  fake.setProfile(quiet);
  const asked = () => fake.stats.calls - fake.stats.refused;
  const first = asked();
  // Not awaited: the start answers after two seconds, or once the run has ended.
  const starting = startRun(api, comments);
  await untilTrue(async () => asked() - first >= AT_ONCE + 4, 30_000, 'the run is under way');
  const before = asked();
  fake.setProfile({ ...quiet, faults: { [fault]: 1 } });
  const id = await starting;
  const paused = await untilRunEnds(api, id, RUN_MS);
  const isRight = paused.status === 'paused' && paused.stop_reason === reason;
  check(isRight, `${fault}: the run is ${paused.status}, ${paused.stop_reason}`);
  const late = asked() - before;
  // Each call under way may be followed by one more before the run has heard that it is over.
  check(late <= 2 * fake.stats.mostAtOnce, `${fault}: ${late} calls after it`);
  fake.setProfile(quiet);
  const resumed = await api.post(`/api/fb-analyzer/task/${id}/resume`, {});
  check(resumed.status === 200, `${fault}: resuming was answered ${resumed.status}`);
  await untilRunEnds(api, id, RUN_MS);
  await checkRun(api, id, comments);
  print(
    `            ${fault} after ${paused.processed_comments} of ${comments.length}: paused (${reason}) after ${late} more calls; resumed, all right`,
  );
}

/** All that a provider can do to a run. */
export const badProvider: Fault = {
  name: 'provider: 429 storms, 5xx, resets, half bodies, slow-loris, bombs; 401, 402, 403 in the middle',
  claim: 'every comment comes out right, or the run pauses with the reason and goes on when resumed',
  times: 1,
  async run(context) {
    const { sandbox, seed } = context;
    const fake = await startFakeProvider({ seed, latency: LATENCY });
    try {
      const server = await sandbox.serve({ env: providerEnv(fake, AT_ONCE) });
      const calls = apiOf(sandbox);
      const isUp = () => check(server.child.exitCode === null, 'the server has ended');
      const api: Api = {
        ...calls,
        // Packing bombs holds this process up, so that it may use a connection that the server has closed as idle.
        get: (path) =>
          calls.get(path).catch(() => {
            isUp();
            return calls.get(path);
          }),
      };
      for (const [at, one] of TROUBLES.entries()) await trouble(one, fake, api, context, at);
      for (const [at, one] of STOPS.entries()) await stopInTheMiddle(one, fake, api, context, 100 + at);
      server.child.kill('SIGTERM');
      check((await server.ended).code === 143, 'the server did not end as told');
      return `${TROUBLES.length} kinds of trouble: all right; ${STOPS.length} refusals: paused, resumed, all right`;
    } finally {
      await fake.close();
    }
  },
};
