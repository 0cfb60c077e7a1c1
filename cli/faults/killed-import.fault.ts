import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sandbox } from '../testing.js';
import { apiOf, listAccounts } from './api.js';
import { check, type Fault } from './scenario.js';

const ROWS = 20_000;

function writeFile(sandbox: Sandbox): string {
  const path = join(sandbox.folder, 'accounts.csv');
  const lines = ['firstName,lastName,emailAddress,facebookStatus'];
  for (let row = 0; row < ROWS; row++)
    lines.push(`Aminah ${row},binti Contoh,uji${row}@contoh.example,active`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

interface Report {
  created: number;
  unchanged: number;
  refused: number;
}

/** Issue 12: a server killed -9 in an import; the same file again completes it, as if it had gone in once. */
export const killedImport: Fault = {
  name: `server killed -9 in an import of ${ROWS} rows`,
  claim: 'the same file again completes it, each row once',
  async run({ sandbox, times, random }) {
    const path = writeFile(sandbox);
    let cut = 0;
    for (let kill = 1; kill <= times; kill++) {
      const server = await sandbox.serve();
      const importing = sandbox.run(['accounts', 'import', path, '--json']);
      await sleep(300 + random() * 1500);
      server.child.kill('SIGKILL');
      await server.ended;
      const { code, stderr } = await importing;
      // It may have been done before the kill; the message of a broken connection has to be a line, no stack.
      check(code === 0 || code === 7 || code === 1, `the command ended with ${code}: ${stderr.slice(-300)}`);
      check(!/\n\s+at /.test(stderr), `a stack was shown: ${stderr.slice(-300)}`);
      if (code !== 0) cut += 1;
    }
    const server = await sandbox.serve();
    const last = await sandbox.run(['accounts', 'import', path, '--json']);
    check(last.code === 0, `the last import ended with ${last.code}: ${last.stderr.slice(-300)}`);
    const again = JSON.parse((await sandbox.run(['accounts', 'import', path, '--json'])).stdout) as Report;
    check(again.unchanged === ROWS, `a second import says ${JSON.stringify(again).slice(0, 200)}`);
    const stored = await listAccounts(apiOf(sandbox));
    server.child.kill('SIGTERM');
    await server.ended;
    check(stored.length === ROWS, `${stored.length} rows are there`);
    check(new Set(stored.map((account) => account.emailAddress)).size === ROWS, 'a row is there twice');
    return `${times} kills, ${cut} of them cut an import, then ${ROWS} rows, each once`;
  },
};
