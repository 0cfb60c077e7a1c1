import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Api, apiOf } from './api.js';
import { check, type Fault, untilTrue } from './scenario.js';

/** The watchdog's 20 s, and what a busy machine adds to a thread's start. */
const REPLACED_MS = 60_000;
/** What a call names so that the thread which answers it never comes round again. */
const ENDLESS = 'gelung=1';

/** Loaded into every thread of the server: the two that answer requests get an endless loop on demand. */
const PRELOAD = `
  import { isMainThread, parentPort, workerData } from 'node:worker_threads';
  if (isMainThread) process.on('SIGUSR2', () => { for (;;); });
  else if (workerData?.beats !== undefined && workerData.config !== undefined) {
    // A listener of its own would take the messages that come before the thread listens.
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (name, listener) =>
      on(name, (message) => {
        if (message?.call?.url.includes(${JSON.stringify(ENDLESS)})) for (;;);
        return listener(message);
      });
  }`;

const analyze = (api: Api, provider: string, query = '') =>
  api.post(`/api/fb-analyzer/analyze${query}`, {
    comments_data: [{ message: 'Jalan banyak lubang' }, { message: '停车位不够' }],
    variables: ['lubang'],
    api_provider: provider,
  });

async function isCompleted(api: Api, answer: Response): Promise<boolean> {
  const { task_id: id } = (await answer.json()) as { task_id: string };
  const ask = async () =>
    (await (await api.get(`/api/fb-analyzer/task/${id}`)).text()).includes('"status":"completed"');
  await untilTrue(ask, 30_000, 'the run is completed');
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
  const { status: answered, ...rest } = await analyze(api, 'deepseek-9').then(async (answer) => ({
    status: answer.status,
    text: await answer.text(),
  }));
  const isRefused = rest.text.includes('SMOPS_PROVIDERS') || /not allowed|may not be used/.test(rest.text);
  check(
    isRefused !== allowed.includes('deepseek-9') && answered >= 400 && answered < 500,
    `an analysis by deepseek-9 with ${allowed.join()} allowed answers ${answered} ${rest.text}`,
  );
}

/** Issue 18: endless loops in the threads of a server on PostgreSQL, and a policy that changes beside them. */
export const stuckThreads: Fault = {
  name: 'threads in an endless loop',
  claim:
    'the work thread is replaced and its requests answered 503; with a stuck main thread the process ends',
  times: 1,
  needsPostgres: true,
  testedBy: 'cli/faults/stuck-threads.e2e.test.ts',
  async run({ sandbox, databaseUrl }) {
    check(databaseUrl !== undefined, 'there is no PostgreSQL');
    const preload = join(sandbox.folder, 'gelung.mjs');
    const settings = join(sandbox.folder, 'smops.env');
    writeFileSync(preload, PRELOAD);
    const allow = (providers: string) =>
      writeFileSync(settings, `SMOPS_PROVIDERS=${providers}\nPORT=0\n`, { mode: 0o600 });
    allow('local,deepseek-9');
    const server = await sandbox.serve({
      env: {
        DATABASE_URL: databaseUrl,
        SMOPS_CONFIG_FILE: settings,
        NODE_OPTIONS: `--import ${pathToFileURL(preload).href}`,
      },
    });
    const api = apiOf(sandbox);
    check(await isCompleted(api, await analyze(api, 'local')), 'no run is completed');
    await checkPolicy(api, ['local', 'deepseek-9']);

    let isOver = false;
    const waiting = [analyze(api, 'local', `?${ENDLESS}`), analyze(api, 'local')];
    const ended = Promise.all(waiting).finally(() => {
      isOver = true;
    });
    let slowestMs = 0;
    await untilTrue(
      async () => {
        const started = performance.now();
        check((await api.get('/healthz')).status === 200, 'the server is not healthy meanwhile');
        check((await api.get('/api/accounts')).status === 200, 'lists are not answered meanwhile');
        slowestMs = Math.max(slowestMs, performance.now() - started);
        return isOver;
      },
      REPLACED_MS,
      'the stuck work thread is replaced',
    );
    for (const answer of await ended) {
      check(answer.status === 503, `a request of the stuck thread is answered ${answer.status}`);
      check(Number(answer.headers.get('retry-after')) > 0, 'it does not say when to try again');
    }
    await server.until(
      /"requests":\["POST \/api\/fb-analyzer\/analyze.*the work thread is stuck and is replaced/,
    );

    // The thread that took its place reads the policy that was changed meanwhile.
    allow('local');
    server.child.kill('SIGHUP');
    await server.until(/read the configuration again; changed: SMOPS_PROVIDERS\n/);
    let again: Response | undefined;
    await untilTrue(
      async () => {
        again = await analyze(api, 'local');
        return again.status === 200;
      },
      REPLACED_MS,
      'another work thread answers',
    );
    check(again !== undefined && (await isCompleted(api, again)), 'no run is completed afterwards');
    await checkPolicy(api, ['local']);

    server.child.kill('SIGUSR2');
    const { signal, stdout, stderr } = await server.ended;
    check(signal === 'SIGKILL', `with a stuck main thread the server ended by ${signal}`);
    const [last = '', before = ''] = (stdout + stderr).trim().split('\n').toReversed();
    check(/main thread has been stuck for \d+ s/.test(last), `its last line is ${last}`);
    check(!/main thread/.test(before), `it says so more than once: ${before}`);
    return `others waited at most ${Math.round(slowestMs)} ms beside the stuck work thread; then: ${last.slice(0, 200)}`;
  },
};
