import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { apiOf, listAccounts } from '../api.js';
import { checkRun, makeComments, providerEnv, RUN_VARIABLES, untilRunEnds } from '../paid-run.js';
import { check, type Fault, untilTrue } from '../scenario.js';
import { checkAccounts, startImport, writeAccounts } from './struck-import.fault.js';

const AT_ONCE = 8;

/** The command is killed, the server is not: its run goes on, its import is there whole or not at all. */
export const killedCli: Fault = {
  name: 'CLI killed -9 while it waits for a run, and in an import',
  claim: 'the run goes on in the server, nothing is paid twice; the import is completed by the same command',
  times: 10,
  async run({ sandbox, times, isShort, random, seed }) {
    const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 100 } });
    try {
      const server = await sandbox.serve({ env: providerEnv(fake, AT_ONCE) });
      const api = apiOf(sandbox);
      const listRuns = async () =>
        (await (await api.get('/api/fb-analyzer/tasks')).json()) as { analysisId: string }[];
      let paid = 0;
      for (let strike = 1; strike <= times; strike++) {
        const comments = makeComments(isShort ? 300 : 1000, seed + strike);
        const file = join(sandbox.folder, `komen-${strike}.json`);
        writeFileSync(file, JSON.stringify(comments));
        const names = RUN_VARIABLES.flatMap((name) => ['--var', name]);
        const command = sandbox.start(['analyze', file, ...names, '--provider', 'deepseek-9', '--yes']);
        await untilTrue(async () => (await listRuns()).length === strike, 20_000, 'the run begins');
        await sleep(random() * 500);
        command.child.kill('SIGKILL');
        await command.ended;
        const id = (await listRuns())[0]?.analysisId ?? '';
        await untilRunEnds(api, id, 60_000);
        await checkRun(api, id, comments);
        paid += comments.length;
      }
      check(fake.stats.comments === paid, `${fake.stats.comments - paid} comments were paid again`);

      const rows = isShort ? 5000 : 50_000;
      const accounts = writeAccounts(sandbox, rows);
      for (let strike = 1; strike <= times; strike++) {
        const command = await startImport(sandbox, ['accounts', 'add', '--import', accounts]);
        await sleep(random() * (isShort ? 200 : 3000));
        command.child.kill('SIGKILL');
        await command.ended;
      }
      const last = await sandbox.run(['accounts', 'add', '--import', accounts]);
      check(last.code === 0, `the last import ended with ${last.code}: ${last.stderr.slice(-300)}`);
      checkAccounts(await listAccounts(api), rows);
      server.child.kill('SIGTERM');
      check((await server.ended).code === 143, 'the server did not end as told');
      return `${times} commands killed in runs: all went on, 0 paid again; ${times} in imports: then ${rows} rows, each once`;
    } finally {
      await fake.close();
    }
  },
};
