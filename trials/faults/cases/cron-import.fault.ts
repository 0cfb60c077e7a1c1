import { setTimeout as sleep } from 'node:timers/promises';
import { apiOf, listAccounts } from '../api.js';
import { check, type Fault, STACK } from '../scenario.js';
import { checkAccounts, writeAccounts } from './struck-import.fault.js';

/** What cron does to imports, with no server: the same one again, twice at once, after one was killed. */
export const cronImport: Fault = {
  name: 'cron imports the same file: killed, twice at once, once more',
  claim: 'each ends with 0 unless it was killed; each row is there once, and the last finds nothing to do',
  times: 10,
  async run({ sandbox, times, isShort, random }) {
    const rows = isShort ? 3000 : 20_000;
    const args = ['accounts', 'add', '--import', writeAccounts(sandbox, rows), '--json'];
    for (let strike = 1; strike <= times; strike++) {
      const killed = sandbox.start(args);
      await sleep(300 + random() * 2000);
      killed.child.kill('SIGKILL');
      await killed.ended;
      if (strike % 2 === 0) continue;
      for (const { code, stderr } of await Promise.all([sandbox.run(args), sandbox.run(args)])) {
        check(code === 0, `of two at once one ended with ${code}: ${stderr.slice(-300)}`);
        check(!STACK.test(stderr), `a stack was shown: ${stderr.slice(-300)}`);
      }
    }
    const last = await sandbox.run(args);
    check(last.code === 0, `the last one ended with ${last.code}: ${last.stderr.slice(-300)}`);
    const report = JSON.parse(last.stdout) as { unchanged: number; created: number };
    check(
      report.unchanged === rows && report.created === 0,
      `the last one says ${last.stdout.slice(0, 300)}`,
    );
    const server = await sandbox.serve();
    const stored = await listAccounts(apiOf(sandbox));
    server.child.kill('SIGTERM');
    await server.ended;
    checkAccounts(stored, rows);
    return `${times} killed, ${Math.ceil(times / 2)} pairs at once: ${rows} rows, each once; the last found nothing to do`;
  },
};
