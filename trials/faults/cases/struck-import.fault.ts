import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running, Sandbox } from '@smops/cli/testing.js';
import { apiOf, listAccounts } from '../api.js';
import { check, type Fault, type FaultContext, STACK, untilTrue } from '../scenario.js';

const ROWS = 100_000;
const SHORT_ROWS = 5000;

/** A file of that many accounts, all different. */
export function writeAccounts(sandbox: Sandbox, rows: number): string {
  const path = join(sandbox.folder, 'accounts.csv');
  const lines = ['firstName,lastName,emailAddress,facebookStatus'];
  for (let row = 0; row < rows; row++)
    lines.push(`Aminah ${row},binti Contoh,uji${row}@contoh.example,active`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** The size of the embedded database's tables, which grow while rows come in. */
function tableBytes(sandbox: Sandbox): number {
  const folder = join(sandbox.data, 'db', 'base');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** Starts a command that imports rows. Once the first of them are on the disk, or it has ended without any, a strike may come. */
export async function startImport(sandbox: Sandbox, args: string[]): Promise<Running> {
  const before = tableBytes(sandbox);
  const command = sandbox.start(args);
  let hasEnded = false;
  void command.ended.then(() => {
    hasEnded = true;
  });
  await untilTrue(async () => hasEnded || tableBytes(sandbox) > before, 60_000, 'rows come in');
  return command;
}

/** Throws unless all rows of the file are there once. */
export function checkAccounts(stored: { emailAddress: string }[], rows: number): void {
  check(stored.length === rows, `${stored.length} rows are there`);
  check(new Set(stored.map((account) => account.emailAddress)).size === rows, 'a row is there twice');
}

interface Report {
  created: number;
  unchanged: number;
  refused: number;
}

async function strikeImports(
  signal: 'SIGKILL' | 'SIGTERM',
  { sandbox, times, isShort, random }: FaultContext,
): Promise<string> {
  const rows = isShort ? SHORT_ROWS : ROWS;
  const path = writeAccounts(sandbox, rows);
  let cut = 0;
  let slowestEndMs = 0;
  for (let strike = 1; strike <= times; strike++) {
    const server = await sandbox.serve();
    const importing = await startImport(sandbox, ['accounts', 'add', '--import', path, '--json']);
    await sleep(random() * (isShort ? 200 : 4000));
    const struckMs = performance.now();
    server.child.kill(signal);
    const end = await server.ended;
    slowestEndMs = Math.max(slowestEndMs, performance.now() - struckMs);
    if (signal === 'SIGTERM') check(end.code === 143, `it ended with ${end.code}: ${end.stderr.slice(-300)}`);
    const { code, stderr } = await importing.ended;
    // It may have been done before the strike; the message of a broken connection has to be a line, no stack.
    check(code === 0 || code === 7 || code === 1, `the command ended with ${code}: ${stderr.slice(-300)}`);
    check(!STACK.test(stderr), `a stack was shown: ${stderr.slice(-300)}`);
    if (code !== 0) cut += 1;
  }
  // Told to end, a server may complete what it has begun.
  check(signal === 'SIGTERM' || cut > 0, 'no strike cut an import');
  const server = await sandbox.serve();
  const last = await sandbox.run(['accounts', 'add', '--import', path, '--json']);
  check(last.code === 0, `the last import ended with ${last.code}: ${last.stderr.slice(-300)}`);
  const again = JSON.parse(
    (await sandbox.run(['accounts', 'add', '--import', path, '--json'])).stdout,
  ) as Report;
  check(again.unchanged === rows, `a second import says ${JSON.stringify(again).slice(0, 200)}`);
  const stored = await listAccounts(apiOf(sandbox));
  server.child.kill('SIGTERM');
  await server.ended;
  checkAccounts(stored, rows);
  return `${times} strikes, ${cut} of them cut an import, the server gone within ${(slowestEndMs / 1000).toFixed(1)} s; then ${rows} rows, each once`;
}

/** A server killed -9 in an import; the same file again completes it, as if it had gone in once. */
export const killedImport: Fault = {
  name: 'server killed -9 in an import of 100,000 rows',
  claim: 'the same file again completes it, each row once',
  times: 50,
  run: (context) => strikeImports('SIGKILL', context),
};

/** A server ended by SIGTERM in an import. */
export const stoppedImport: Fault = {
  name: 'server ended by SIGTERM in an import of 100,000 rows',
  claim: 'it ends within ten seconds with 143; the same file again completes it, each row once',
  times: 20,
  run: (context) => strikeImports('SIGTERM', context),
};
