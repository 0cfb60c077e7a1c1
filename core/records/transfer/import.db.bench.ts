import { sql } from 'kysely';
import { readFileRows } from '../../comments/workbooks/read-file-rows.js';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { accountsImport } from '../accounts/accounts.transfer.js';
import { importList } from './import-list.service.js';
import { IMPORT_CHUNK } from './transfer.constants.js';

/** An import, validation and audit included, against a bare insert of the same rows in the same run. */
const COUNT = Number(process.env.BENCH_ROWS ?? 100_000);
const FLOOR = 0.4;
const MAX_GROWTH_MB = 150;

const statuses = ['active', 'inactive', 'pending', 'suspended'];
const names = ['Aminah', '小明', 'Kavitha', 'Nur Ain', 'Wei Ling', 'Muthu', 'José'];
const rowOf = (index: number) => ({
  emailAddress: `pengguna${index}@example.my`,
  firstName: names[index % names.length] as string,
  lastName: `Contoh ${index}`,
  facebookProfileLink: index % 3 === 0 ? null : `https://www.facebook.com/contoh.${index}`,
  instagramProfileLink: index % 4 === 0 ? null : `https://www.instagram.com/contoh_${index}/`,
  tiktokProfileLink: `https://www.tiktok.com/@contoh${index}`,
  facebookStatus: statuses[index % 4] as string,
  instagramStatus: statuses[(index + 1) % 4] as string,
  tiktokStatus: 'active',
});

const asNdjson = (row: object) => JSON.stringify(row);
const asCsv = (row: object) => Object.values(row).join(',');

/** The file as it comes in over the network, made as it is read. */
async function* file(write: (row: object) => string): AsyncGenerator<Uint8Array> {
  let text = write === asCsv ? `${Object.keys(rowOf(0)).join(',')}\n` : '';
  for (let index = 0; index < COUNT; index++) {
    text += `${write(rowOf(index))}\n`;
    if (text.length > 64 * 1024 || index === COUNT - 1) {
      yield Buffer.from(text);
      text = '';
    }
  }
}

const connection = await openTestDatabase();
const { db } = connection;
const ctx: ServiceContext = {
  db,
  actor: { kind: 'local', userId: null, name: 'local:bench', role: 'admin' },
  clock: { now: () => new Date() },
  logger: { debug() {}, info() {}, warn() {}, error() {} },
  requestId: 'bench',
  config: readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' }),
};

/** Ids go on counting, as they do for people: entries of the audit log never tell of an id twice. */
const empty = () => sql`truncate accounts`.execute(db);

/** The same rows into the same table, as fast as one statement per chunk does it: nothing checked, nothing told. */
async function bareInsert(): Promise<number> {
  const startedMs = performance.now();
  for (let start = 0; start < COUNT; start += IMPORT_CHUNK) {
    const rows = Array.from({ length: Math.min(IMPORT_CHUNK, COUNT - start) }, (_, index) =>
      rowOf(start + index),
    );
    await sql`
      insert into accounts (email_address, email_key, first_name, last_name, facebook_profile_link,
        instagram_profile_link, tiktok_profile_link, facebook_status, instagram_status, tiktok_status,
        created_at, updated_at)
      select "emailAddress", "emailAddress", "firstName", "lastName", "facebookProfileLink",
        "instagramProfileLink", "tiktokProfileLink", "facebookStatus", "instagramStatus", "tiktokStatus", now(), now()
      from json_to_recordset(${JSON.stringify(rows)}::json) as row("emailAddress" text, "firstName" text,
        "lastName" text, "facebookProfileLink" text, "instagramProfileLink" text, "tiktokProfileLink" text,
        "facebookStatus" text, "instagramStatus" text, "tiktokStatus" text)`.execute(db);
  }
  return performance.now() - startedMs;
}

async function timedImport(write = asNdjson) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 50);
  const startedMs = performance.now();
  const report = await importList(ctx, accountsImport, { source: file(write), readRows: readFileRows });
  const ms = performance.now() - startedMs;
  clearInterval(watch);
  return { report, ms, growthMb: (highest - before) / 1024 / 1024 };
}

// Twice each, in turns: the first round also warms up, the better of two is least disturbed by the machine.
const bare: number[] = [];
const imports: Awaited<ReturnType<typeof timedImport>>[] = [];
for (let round = 0; round < 2; round++) {
  await empty();
  bare.push(await bareInsert());
  await empty();
  imports.push(await timedImport());
}
const again = await timedImport();
await empty();
const csv = await timedImport(asCsv);
const bareMs = Math.min(...bare);
const importMs = Math.min(...imports.map(({ ms }) => ms));
const ratio = bareMs / importMs;
const growthMb = imports[1]?.growthMb ?? 0;
const rate = (ms: number) => Math.round(COUNT / (ms / 1000)).toLocaleString('en');
process.stdout.write(
  [
    `${connection.engine}: ${COUNT.toLocaleString('en')} accounts`,
    `bare json_to_recordset insert ${Math.round(bareMs)} ms, ${rate(bareMs)} rows/s`,
    `import of NDJSON with validation and audit ${Math.round(importMs)} ms, ${rate(importMs)} rows/s: ${ratio.toFixed(2)} x bare (floor ${FLOOR})`,
    `the same rows as CSV ${Math.round(csv.ms)} ms, ${rate(csv.ms)} rows/s: ${(bareMs / csv.ms).toFixed(2)} x bare`,
    `the same file again ${Math.round(again.ms)} ms, ${again.report.unchanged.toLocaleString('en')} unchanged`,
    `memory grew by at most ${growthMb.toFixed(0)} MB in the second import (limit ${MAX_GROWTH_MB})`,
    '',
  ].join('\n'),
);
const isComplete =
  imports.every(({ report }) => report.created === COUNT) && again.report.unchanged === COUNT;
if (!isComplete || ratio < FLOOR || growthMb > MAX_GROWTH_MB) process.exitCode = 1;
await connection.close();
