import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchComments } from '@smops/core/analysis/analyzer/bench/bench-comments.js';
import { startClient } from './child.js';
import {
  atMost,
  type Figure,
  type Load,
  type LoadContext,
  type LoadedServer,
  ms,
  quantile,
  startServer,
} from './load.js';
import type { ProbeInput, ProbeResult } from './probe.js';
import { startRawServer } from './raw.js';

const FILE_BYTES = 200 * 1_048_576;
const ANALYSED = 10_000;
const EVERY_MS = 50;
const MOST_MS = { postgres: 50, embedded: 250 } as const;
const VARIABLES = ['traffic jam', 'lubang jalan', '停车位', 'hospital', 'harga barang', '治安'];

/** A file of comments, one a line, each with words of its own. */
function writeComments(path: string, seed: number): number {
  const comments = benchComments(20_000, seed);
  const file = openSync(path, 'w');
  let rows = 0;
  for (let bytes = 0; bytes < FILE_BYTES; ) {
    const lines = comments.map(({ message, name, like_count }) => {
      rows += 1;
      return JSON.stringify({
        id: `102938475_${rows}`,
        created_time: '2026-11-20T08:15:00+0800',
        from: { name },
        message: `${message} (${rows})`,
        like_count,
        permalink_url: `https://www.facebook.com/contoh.page/posts/102938475?comment_id=${rows}`,
      });
    });
    bytes += writeSync(file, `${lines.join('\n')}\n`);
  }
  closeSync(file);
  return rows;
}

const probe = (address: string, headers: Record<string, string>) =>
  startClient<ProbeInput, ProbeResult>('probe', { address, headers, everyMs: EVERY_MS });

async function startAnalysis(server: LoadedServer, seed: number): Promise<string> {
  const answer = await server.call('POST', '/api/fb-analyzer/analyze', {
    comments_data: benchComments(ANALYSED, seed),
    variables: VARIABLES,
    api_provider: 'local',
  });
  const { task_id: id } = (await answer.json()) as { task_id?: string };
  if (id === undefined) throw new Error(`the analysis answered ${answer.status}`);
  return id;
}

async function makeTask(server: LoadedServer): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const made = await server.call('POST', '/api/tasks', {
    date,
    socialPlatform: 'Facebook',
    task: '["Like"]',
  });
  return ((await made.json()) as { taskId: string }).taskId;
}

/** The times of both probes while that lasts. */
interface Seen {
  smops: ProbeResult;
  /** Of a bare node:http server that has nothing else to do: how late this machine itself is. */
  bare: ProbeResult;
}

async function during(server: LoadedServer, bare: string, work: () => Promise<unknown>): Promise<Seen> {
  const asked = probe(`${server.url}/api/auth/check`, server.headers);
  const beside = probe(bare, {});
  await work();
  asked.stop();
  beside.stop();
  return { smops: await asked.result, bare: await beside.result };
}

const spread = ({ times }: ProbeResult) =>
  [0.5, 0.99, 1].map((share) => ms(quantile(times, share))).join(' / ');

const figuresOf = (what: string, { smops, bare }: Seen): Figure[] => [
  { what: `${what} (${smops.times.length}): p50 / p99 / longest`, value: spread(smops) },
  { what: '    bare node:http meanwhile', value: spread(bare) },
];

async function run(context: LoadContext): Promise<Figure[]> {
  const { sandbox, engine, seed, seconds } = context;
  const path = join(sandbox.folder, 'komen.ndjson');
  const rows = writeComments(path, seed);
  const server = await startServer(context);
  const bare = await startRawServer();
  const taskId = await makeTask(server);
  const status = async (id: string) => {
    const state = await server.call('GET', `/api/fb-analyzer/task/${id}`);
    return ((await state.json()) as { status: string }).status;
  };
  const analyse = async (from: number, until: () => boolean) => {
    const started = performance.now();
    const id = await startAnalysis(server, from);
    while ((await status(id)) !== 'completed' && !until()) await sleep(250);
    return (performance.now() - started) / 1000;
  };
  const never = () => false;
  // The first of each kind loads code and makes indexes warm: people's servers run for weeks.
  await analyse(seed + 1, never);
  const idle = await during(server, bare.url, () => sleep(10_000));
  const analysing = await during(server, bare.url, () => analyse(seed + 2, never));

  let analysed: number[] = [];
  let isImported = false;
  const started = performance.now();
  const spent = () => (performance.now() - started) / 1000;
  const isOver = () => isImported || spent() > seconds;
  const importing = sandbox.start(['sentiments', 'add', path, '--task', taskId, '--json']);
  void importing.ended.then(() => {
    isImported = true;
  });
  const importOnly = await during(server, bare.url, async () => {
    while (!isImported && spent() < seconds / 3) await sleep(250);
  });
  const both = await during(server, bare.url, async () => {
    for (let at = 3; !isOver(); at++) analysed = [...analysed, await analyse(seed + at, isOver)];
  });
  const wasImported = isImported;
  const took = spent();
  const lag = await server.metric('smops_nodejs_eventloop_lag_p99_seconds');
  importing.child.kill('SIGINT');
  const { stdout, stderr } = await importing.ended;
  if (wasImported && !stdout.includes('"inserted"')) throw new Error(`the import said ${stderr.slice(-300)}`);
  const failures = [idle, analysing, importOnly, both].reduce((sum, one) => sum + one.smops.failures, 0);
  await server.stop();
  await bare.stop();
  return [
    ...figuresOf('idle', idle),
    ...figuresOf('analysis alone', analysing),
    ...figuresOf('import alone', importOnly),
    ...figuresOf('import and analysis', both),
    atMost('import and analysis: p99', quantile(both.smops.times, 0.99), MOST_MS[engine]),
    { what: 'failed calls', value: String(failures), bound: 'none', isMet: failures === 0 },
    { what: "the server's event loop, delay p99", value: ms(lag * 1000) },
    {
      what: `analyses of ${ANALYSED} comments meanwhile`,
      value: analysed.map((one) => `${one.toFixed(0)} s`).join(', '),
    },
    {
      what: `import of ${rows} comments (200 MB)`,
      value: wasImported ? `done in ${took.toFixed(0)} s` : `cut after ${took.toFixed(0)} s`,
    },
    { what: 'it said', value: `${stdout} ${stderr}`.replace(/\s+/g, ' ').trim().slice(-60) },
  ];
}

/** A user looks at the dashboard while cron imports a large file and an analysis runs. */
export const busyServer: Load = {
  name: 'busy-server',
  claim: `GET /api/auth/check while a 200 MB import and an analysis of ${ANALYSED} comments run`,
  engines: ['postgres', 'embedded'],
  run,
};
