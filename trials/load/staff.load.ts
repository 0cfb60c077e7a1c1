import { startClient } from './child.js';
import { type Figure, type Load, type LoadContext, ms, quantile, startServer } from './load.js';
import type { StaffInput, StaffResult } from './staff.js';

const STAFF = 100;
const ROWS = 300;
const PASSWORD = 'kopi-o-kosong-123';
const MB = 1_048_576;

async function run(context: LoadContext): Promise<Figure[]> {
  const { seed, seconds } = context;
  const server = await startServer(context);
  const { url } = server;
  const memory = () => server.metric('smops_process_resident_memory_bytes');
  for (let row = 0; row < ROWS; row++) {
    await server.call('POST', '/api/accounts', {
      firstName: 'Aminah',
      lastName: `binti Contoh ${row}`,
      emailAddress: `awal${row}@contoh.example`,
    });
    await server.call('POST', '/api/tasks', {
      date: '2026-11-20',
      socialPlatform: 'TikTok',
      task: '["Share"]',
    });
  }
  const cookies: string[] = [];
  const before = await memory();
  for (let at = 0; at < STAFF; at++) {
    const username = `staf-${at}`;
    await server.call('POST', '/api/users', {
      username,
      role: 'staff',
      password: PASSWORD,
      mustChangePassword: false,
    });
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    cookies.push((signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  }
  const signedIn = await memory();
  const input: StaffInput = { url, cookies, seed, ms: seconds * 500 };
  const { times, errors } = await startClient<StaffInput, StaffResult>('staff', input).result;
  const after = await memory();
  const lag = await server.metric('smops_nodejs_eventloop_lag_p99_seconds');
  await server.stop();
  const calls = Object.values(times).reduce((sum, list) => sum + list.length, 0);
  const failed = Object.entries(errors).map(([what, count]) => `${count} x ${what}`);
  return [
    ...Object.entries(times).map(([what, list]) => ({
      what: `${what} (${list.length})`,
      value: `p50 ${ms(quantile(list, 0.5))}, p99 ${ms(quantile(list, 0.99))}`,
    })),
    { what: 'calls, a second', value: `${calls}, ${(calls / (seconds / 2)).toFixed(0)}` },
    { what: 'errors', value: failed.join(', ') || '0', bound: 'none', isMet: failed.length === 0 },
    { what: "the server's event loop, delay p99", value: ms(lag * 1000) },
    {
      what: `memory before / ${STAFF} signed in / after the clicks`,
      value: [before, signedIn, after].map((bytes) => `${Math.round(bytes / MB)} MB`).join(' / '),
    },
  ];
}

/** A whole team at work: each looks at lists, adds, changes and completes, with a second's thought in between. */
export const staff: Load = {
  name: 'staff',
  claim: `${STAFF} members of staff at work, each with a session, a click about every second`,
  engines: ['postgres', 'embedded'],
  run,
};
