import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { sql } from 'kysely';
import { startClient } from './child.js';
import { type Figure, type Load, type LoadContext, ms, quantile, startServer } from './load.js';
import type { PressureInput, PressureResult } from './pressure.js';
import { startRawServer } from './raw.js';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SIZES = [50, 500, 5000];

/** Accounts up to that many, inserted behind the application's back. */
async function fillAccounts(databaseUrl: string, count: number): Promise<void> {
  const { db, close } = await connectPostgres(databaseUrl, { max: 1 });
  await sql`insert into accounts (email_address, email_key, first_name, last_name, facebook_profile_link,
      facebook_status, instagram_status, tiktok_status, created_at, updated_at)
    select 'p' || n || '@contoh.example', 'p' || n || '@contoh.example', 'Aminah', 'binti Contoh ' || n,
      'https://www.facebook.com/contoh.' || n, 'active', 'inactive', 'pending', now(), now()
    from generate_series(1, ${count}::int) n
    where not exists (select from accounts a where a.email_key = 'p' || n || '@contoh.example')`.execute(db);
  await sql`analyze accounts`.execute(db);
  await close();
}

const press = (address: string, headers: Record<string, string>, forMs: number) =>
  startClient<PressureInput, PressureResult>('pressure', {
    address,
    headers,
    connections: CONNECTIONS,
    ms: forMs,
  }).result;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function run(context: LoadContext): Promise<Figure[]> {
  const { databaseUrl, seconds } = context;
  if (databaseUrl === undefined) throw new Error('it needs PostgreSQL');
  const server = await startServer(context);
  const raw = await startRawServer(databaseUrl);
  const figures: Figure[] = [];
  const forMs = (seconds * 1000) / SIZES.length / ROUNDS / 3;
  const address = `${server.url}/api/accounts`;
  for (const size of SIZES) {
    await fillAccounts(databaseUrl, size);
    const etag = (await server.call('GET', '/api/accounts')).headers.get('etag') ?? '';
    const kinds = {
      smops: () => press(address, server.headers, forMs),
      raw: () => press(raw.url, {}, forMs),
      unchanged: () => press(address, { ...server.headers, 'if-none-match': etag }, forMs),
    };
    for (const kind of Object.values(kinds)) await kind();
    // In turns, so that the machine's moods meet both alike.
    const seen: Record<keyof typeof kinds, PressureResult[]> = { smops: [], raw: [], unchanged: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) seen[name].push(await kinds[name]());
    }
    const rate = (name: keyof typeof kinds) => median(seen[name].map(({ perSecond }) => perSecond));
    const late = (name: keyof typeof kinds) => median(seen[name].map(({ times }) => quantile(times, 0.99)));
    const failures = Object.values(seen)
      .flat()
      .reduce((sum, one) => sum + one.failures, 0);
    figures.push(
      {
        what: `${size} rows: requests/s, smops / raw`,
        value: `${rate('smops').toFixed(0)} / ${rate('raw').toFixed(0)} = ${(rate('smops') / rate('raw')).toFixed(2)}`,
      },
      { what: `${size} rows: p99, smops / raw`, value: `${ms(late('smops'))} / ${ms(late('raw'))}` },
      {
        what: `${size} rows: unchanged (304), requests/s, p99`,
        value: `${rate('unchanged').toFixed(0)}, ${ms(late('unchanged'))}`,
      },
      { what: `${size} rows: failed calls`, value: String(failures), bound: 'none', isMet: failures === 0 },
    );
  }
  await raw.stop();
  await server.stop();
  return figures;
}

/** What smops adds to a list: session, rights, ETag, rows made into records, headers, metrics, a log line. */
export const lists: Load = {
  name: 'lists',
  claim: `GET /api/accounts with ${CONNECTIONS} connections beside bare node:http and pg with the same rows`,
  engines: ['postgres'],
  run,
};
