import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Api, apiOf } from '../api.js';
import { check, type Fault, untilTrue } from '../scenario.js';

/** Loaded into the server: its main thread gets an endless loop on demand, one that leaves the CPU to others. */
const PRELOAD = `
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('SIGUSR2', () => {
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  });`;

const analyze = (api: Api, provider: string, comments: number) =>
  api.post('/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: comments }, (_, n) => ({
      message: `Jalan banyak lubang di km ${n}`,
    })),
    variables: ['lubang'],
    api_provider: provider,
  });

const idOf = async (answer: Response) => ((await answer.json()) as { task_id: string }).task_id;

async function isCompleted(api: Api, id: string): Promise<boolean> {
  const ask = async () =>
    (await (await api.get(`/api/fb-analyzer/task/${id}`)).text()).includes('"status":"completed"');
  await untilTrue(ask, 90_000, 'the run is completed');
  return true;
}

/** What a person sees of the provider that the policy may forbid: its run, and whether `status` has it. */
async function checkPolicy(api: Api, allowed: string[]): Promise<void> {
  const status = (await (await api.get('/api/status')).json()) as { allowedProviders: string[] };
  check(
    status.allowedProviders.join() === allowed.join(),
    `the status says that ${status.allowedProviders.join()} may be used, not ${allowed.join()}`,
  );
  // It has no key: 409 says so when it may be used.
  const { status: answered, ...rest } = await analyze(api, 'deepseek-9', 1).then(async (answer) => ({
    status: answer.status,
    text: await answer.text(),
  }));
  const isRefused = rest.text.includes('SMOPS_PROVIDERS') || /not allowed|may not be used/.test(rest.text);
  check(
    isRefused !== allowed.includes('deepseek-9') && answered >= 400 && answered < 500,
    `an analysis by deepseek-9 with ${allowed.join()} allowed answers ${answered} ${rest.text}`,
  );
}

/** Issue 18: an endless loop in a server on PostgreSQL, and a policy that changes before it. */
export const stuckServer: Fault = {
  name: 'a server in an endless loop',
  claim: 'a server that is stuck ends with one line that says so, and the next one goes on with its run',
  times: 1,
  needsPostgres: true,
  async run({ sandbox, databaseUrl }) {
    check(databaseUrl !== undefined, 'there is no PostgreSQL');
    const preload = join(sandbox.folder, 'gelung.mjs');
    const settings = join(sandbox.folder, 'smops.env');
    writeFileSync(preload, PRELOAD);
    const allow = (providers: string) =>
      writeFileSync(settings, `SMOPS_PROVIDERS=${providers}\nPORT=0\n`, { mode: 0o600 });
    allow('local,deepseek-9');
    const env = { DATABASE_URL: databaseUrl, SMOPS_CONFIG_FILE: settings };
    const server = await sandbox.serve({
      env: { ...env, NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` },
    });
    const api = apiOf(sandbox);
    check(await isCompleted(api, await idOf(await analyze(api, 'local', 1))), 'no run is completed');
    await checkPolicy(api, ['local', 'deepseek-9']);
    allow('local');
    server.child.kill('SIGHUP');
    await server.until(/read the configuration again; changed: SMOPS_PROVIDERS\n/);
    await checkPolicy(api, ['local']);

    const id = await idOf(await analyze(api, 'local', 20_000));
    server.child.kill('SIGUSR2');
    const { signal, stdout, stderr } = await server.ended;
    check(signal === 'SIGKILL', `the stuck server ended by ${signal}`);
    const [last = '', before = ''] = (stdout + stderr).trim().split('\n').toReversed();
    check(/main thread has been stuck for \d+ s/.test(last), `its last line is ${last}`);
    check(!/main thread/.test(before), `it says so more than once: ${before}`);

    await sandbox.serve({ env });
    check(await isCompleted(apiOf(sandbox), id), 'the next server does not complete the run');
    return last.slice(0, 200);
  },
};
