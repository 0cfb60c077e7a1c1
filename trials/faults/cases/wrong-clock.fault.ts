import { spawnSync } from 'node:child_process';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { type Api, apiOf } from '../api.js';
import { checkRun, makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault } from '../scenario.js';

const PASSWORD = 'teh-tarik-kurang-manis-1';
/** The throttling's window (core/people/users/users.constants.ts). */
const WINDOW_SECONDS = 15 * 60;

/** The environment in which a program sees another time of day; its timers keep their own clock. */
function shiftedEnv(shift: string): Record<string, string> {
  const args = ['-m', '--exclude-monotonic', '-f', shift, 'env'];
  const { stdout, error } = spawnSync('faketime', args, { encoding: 'utf8' });
  check(error === undefined, `faketime cannot be run: ${error?.message}`);
  const lines = stdout.split('\n').filter((line) => /FAKE|^LD_PRELOAD=/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

const signIn = (url: string, username: string, password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password }),
  });

interface Server {
  name: string;
  url: string;
  api: Api;
}

/** A session opened at one server holds at the other, and ends at both. */
async function checkSessions(one: Server, other: Server): Promise<void> {
  const opened = await signIn(one.url, 'meiling', PASSWORD);
  check(opened.status === 200, `signing in at ${one.name} was answered ${opened.status}`);
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const isSignedIn = async ({ url }: Server) => {
    const answer = await fetch(`${url}/api/accounts`, { headers: { cookie } });
    return answer.status === 200;
  };
  check((await isSignedIn(one)) && (await isSignedIn(other)), `a session of ${one.name} does not hold`);
  await fetch(`${other.url}/api/auth/logout`, { method: 'POST', headers: { cookie, origin: other.url } });
  check(
    !(await isSignedIn(one)) && !(await isSignedIn(other)),
    `a session of ${one.name} outlives its sign-out`,
  );
}

async function checkTokens(one: Server, other: Server): Promise<void> {
  const body = { name: `of ${one.name}`, role: 'staff', expiresInDays: 1 };
  const made = (await (await one.api.post('/api/tokens', body)).json()) as { id: number; token: string };
  for (const { name, url } of [one, other]) {
    const headers = { authorization: `Bearer ${made.token}` };
    const { status } = await fetch(`${url}/api/accounts`, { headers });
    check(status === 200, `a token of ${one.name} is answered ${status} at ${name}`);
  }
}

/** Ten failures at one server; both then say to wait, and neither longer than the window. Seconds they said. */
async function checkThrottling(one: Server, other: Server, username: string): Promise<number[]> {
  for (let failure = 0; failure < 10; failure++) await signIn(one.url, username, `salah-${failure}-panjang`);
  const waits: number[] = [];
  for (const { name, url } of [one, other]) {
    const answer = await signIn(url, username, 'salah-lagi-panjang');
    check(answer.status === 429, `after ten failures at ${one.name}, ${name} answers ${answer.status}`);
    const wait = Number(answer.headers.get('retry-after'));
    check(wait <= WINDOW_SECONDS, `${name} says to wait ${wait} s after failures at ${one.name}`);
    waits.push(wait);
  }
  return waits;
}

/** The clock of one of two servers is an hour off. The database's clock decides for both. */
export const wrongClock: Fault = {
  name: 'two servers, the clock of one an hour off (faketime)',
  claim: 'sessions, tokens, throttling, leases and the audit are as with one clock; nothing is paid twice',
  times: 1,
  needsPostgres: true,
  async run({ sandbox, isShort, seed, databaseUrl = '' }) {
    const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 150 } });
    const seen: string[] = [];
    try {
      const env = { ...providerEnv(fake, 8), DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
      const right = await sandbox.serve({ env });
      const user = { username: 'meiling', role: 'analyst', password: PASSWORD, mustChangePassword: false };
      const atRight = apiOf(sandbox);
      check((await atRight.post('/api/users', user)).status === 201, 'the user is not made');
      let asked = 0;
      for (const [at, shift] of (['+1h', '-1h'] as const).entries()) {
        const data = `${sandbox.data}-wrong${at}`;
        const wrong = await sandbox.serve({ env: { ...env, ...shiftedEnv(shift), SMOPS_DATA_DIR: data } });
        const ours: Server = { name: 'the right server', url: right.url, api: atRight };
        const theirs: Server = { name: `the server at ${shift}`, url: wrong.url, api: apiOf({ data }) };
        for (const [one, other] of [
          [ours, theirs],
          [theirs, ours],
        ] as const) {
          await checkSessions(one, other);
          await checkTokens(one, other);
          seen.push(String(await checkThrottling(one, other, `tiada-${at}-${one === ours}`)));
        }
        const comments = makeComments(isShort ? 400 : 4000, seed + at);
        const id = await startRun(theirs.api, comments);
        await untilRunEnds(ours.api, id, 120_000);
        await checkRun(ours.api, id, comments);
        asked += comments.length;
        await theirs.api.post('/api/accounts', {
          firstName: 'Kumar',
          lastName: 'Contoh',
          emailAddress: `kumar${at}@contoh.example`,
        });
        const [last] = (await (await ours.api.get('/api/audit?limit=1')).json()) as { at: string }[];
        const offSeconds = Math.abs(Date.now() - Date.parse(last?.at ?? '')) / 1000;
        check(offSeconds < 60, `the audit of ${theirs.name} is ${Math.round(offSeconds)} s off`);
        wrong.child.kill('SIGTERM');
        check((await wrong.ended).code === 143, 'the server with the wrong clock did not end as told');
      }
      check(fake.stats.comments === asked, `${fake.stats.comments - asked} comments were paid again`);
      return `+1 h and -1 h: sessions and tokens hold at both, throttled for ${seen.join(', ')} s, ${asked} comments answered once, 0 paid again`;
    } finally {
      await sandbox.end();
      await fake.close();
    }
  },
};
