import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Sandbox } from '@smops/cli/testing.js';
import { createClient } from '@smops/server/client/client.js';

/** Goals of the terminal UI, measured on the built program against a running server with 10,000 accounts. */
const ROWS = 10_000;
const STARTS = 9;
const SCROLLS = 600;
const KEYS = 5000;
const COMMENTS = 100_000;
/** A run beside which a large one is measured: a key's work must not grow with the run. */
const FEW_COMMENTS = 4000;
/** Of 50 comments each. */
const SESSIONS = 6;
const program = fileURLToPath(new URL('../../../cli/bin/smops.mjs', import.meta.url));

// React decides when it is loaded: this measures what people run.
process.env.NODE_ENV = 'production';

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const at = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function report(name: string, value: number, goal: number, unit: string): void {
  const isMet = value <= goal;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(
    `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (goal ${goal})\n`,
  );
}

function timeOf(args: string[], env?: Record<string, string>): number {
  const started = performance.now();
  spawnSync(process.execPath, args, { env: { ...process.env, ...env }, maxBuffer: 64 << 20 });
  return performance.now() - started;
}

async function measureStart(sandbox: Sandbox): Promise<void> {
  const frames: number[] = [];
  const bare: number[] = [];
  const rows: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    bare.push(timeOf(['-e', '0']));
    const started = performance.now();
    const ui = sandbox.start([], { tty: true, env: { TERM: 'xterm-256color' } });
    await ui.until(/smops/);
    frames.push(performance.now() - started);
    await ui.until(/in all/);
    rows.push(performance.now() - started);
    ui.child.stdin?.write('q');
    await ui.ended;
  }
  report('first frame after start, median', at(frames, 0.5), 400, 'ms');
  process.stdout.write(
    `        that is ${(at(frames, 0.5) / at(bare, 0.5)).toFixed(1)} x node -e 0, which took ${at(bare, 0.5).toFixed(0)} ms meanwhile\n`,
  );
  process.stdout.write(`        first rows of ${ROWS} after start, median: ${at(rows, 0.5).toFixed(0)} ms\n`);
}

/** The UI in this process, on a terminal of 120x40; `press` resolves with the milliseconds until its frame is painted. */
async function openHere(sandbox: Sandbox, run?: string) {
  const { url, token } = JSON.parse(readFileSync(join(sandbox.data, 'server.json'), 'utf8')) as {
    url: string;
    token: string;
  };
  // What people run is the bundle, in which some dependencies are quicker.
  const bundle = new URL('../../../cli/dist/bundle/', import.meta.url);
  const file = readdirSync(bundle).find((name) => /^open-tui-\w+\.js$/.test(name));
  if (file === undefined) throw new Error('The program is not built: npm run build.');
  const { openTui } = (await import(
    new URL(file, bundle).href
  )) as typeof import('@smops/cli/tui/open-tui.js');
  const { FakeIn, FakeOut } = await import('@smops/cli/tui/testing.js');
  const out = new FakeOut(120, 40);
  const keys = new FakeIn();
  const stopping = new AbortController();
  let painted = () => {};
  const ended = openTui({
    io: {
      out() {},
      err() {},
      readStdin: async () => Buffer.alloc(0),
      isOutTty: true,
      isErrTty: true,
      isInTty: true,
      columns: 120,
      env: {},
    },
    stdin: keys,
    stdout: out,
    loadCommands: async () => [],
    signal: stopping.signal,
    isScreenReader: false,
    findRun: run === undefined ? undefined : async () => run,
    connect: async () => ({
      client: createClient({ baseUrl: url, token }),
      send: fetch,
      where: 'local-server',
      target: 'the server of this bench',
      url,
      close: async () => {},
    }),
    onOpen: ({ screen }) => {
      screen.onPaint = () => painted();
    },
  });
  const until = async (pattern: RegExp) => {
    while (!pattern.test(out.frame)) await sleep(10);
    await sleep(300);
  };
  return {
    until,
    press: (key: string) =>
      new Promise<number>((resolve) => {
        const pressedMs = performance.now();
        painted = () => resolve(performance.now() - pressedMs);
        keys.emit('data', key);
      }),
    async close() {
      stopping.abort(143);
      await ended;
    },
  };
}

async function measureScrolling(sandbox: Sandbox): Promise<void> {
  const { until, press, close } = await openHere(sandbox);
  const times: number[] = [];
  await until(/in all/);
  for (let count = 0; count < SCROLLS; count++) {
    times.push(await press(count % 10 === 9 ? '\u001b[6~' : 'j'));
  }
  report(`a key's frame among ${ROWS} rows, p99`, at(times, 0.99), 60, 'ms');
  process.stdout.write(`        median ${at(times, 0.5).toFixed(1)} ms\n`);
  await close();
}

/** Judges comments of a new run with keys, while what is said is stored behind them; how long each frame took. */
async function readRun(sandbox: Sandbox, comments: number): Promise<{ marks: number[]; next: number[] }> {
  const path = join(sandbox.folder, 'komen.csv');
  const sayings = [
    'Banjir lagi di kampung',
    '东西太贵了，工资没涨',
    'Terima kasih YB',
    'Air naik sampai pintu',
  ];
  const lines = Array.from({ length: comments }, (_, row) => `${sayings[row % 4]} ${row} / ${comments}`);
  writeFileSync(path, `message\n${lines.join('\n')}\n`);
  const variables = ['banjir', '价格=贵', 'YB', 'air', 'kampung'].flatMap((name) => ['--var', name]);
  const analysed = await sandbox.run(['analyze', path, ...variables, '--quiet']);
  if (analysed.code !== 0) throw new Error(analysed.stderr);
  await sandbox.run(['read', 'last', '--draw', String(SESSIONS * 50)]);
  const [run] = JSON.parse((await sandbox.run(['analyses', 'list', '--json'])).stdout) as { id: string }[];
  const { until, press, close } = await openHere(sandbox, run?.id);
  const marks: number[] = [];
  const next: number[] = [];
  for (let session = 1; session <= SESSIONS; session++) {
    await until(/ 1 of 50 /);
    for (let comment = 1; comment <= 50; comment++) {
      for (const key of ['1', '3', '-']) marks.push(await press(key));
      next.push(await press('\r'));
    }
    await until(/How the shares stand[\s\S]*(Enter: the next|M draws more)/);
    if (session < SESSIONS) await press('\r');
  }
  await close();
  return { marks, next };
}

async function measureReading(sandbox: Sandbox): Promise<void> {
  const few = await readRun(sandbox, FEW_COMMENTS);
  const { marks, next } = await readRun(sandbox, COMMENTS);
  report(`reading a run of ${COMMENTS}: Enter to the next comment, p99`, at(next, 0.99), 50, 'ms');
  report(`reading a run of ${COMMENTS}: a mark's frame, p99`, at(marks, 0.99), 50, 'ms');
  process.stdout.write(`        medians ${at(next, 0.5).toFixed(1)} and ${at(marks, 0.5).toFixed(1)} ms\n`);
  report(
    `Enter on a run of ${COMMENTS} beside one of ${FEW_COMMENTS}, medians`,
    at(next, 0.5) / at(few.next, 0.5),
    1.5,
    'x',
  );
}

/** Resident memory of the node process below `pid`. */
function megabytesBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = /^Name:\s+(node|MainThread)/m.test(status)
    ? Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    : 0;
  return Math.max(own, ...children.map(megabytesBelow));
}

async function measureMemory(sandbox: Sandbox): Promise<void> {
  const ui = sandbox.start([], { tty: true, env: { TERM: 'xterm-256color' } });
  await ui.until(/in all/);
  const started = performance.now();
  for (let sent = 0; sent < KEYS; sent += 10) {
    ui.child.stdin?.write(sent % 500 === 0 ? 'jjjjkjjsSf' : 'jjjjkjjjjj');
    await sleep(4);
  }
  ui.child.stdin?.write('?');
  await ui.until(/Everywhere/);
  const seconds = (performance.now() - started) / 1000;
  report(
    `resident memory after ${KEYS} keys among ${ROWS} rows`,
    megabytesBelow(ui.child.pid as number),
    150,
    'MB',
  );
  process.stdout.write(`        ${KEYS} keys took ${seconds.toFixed(1)} s\n`);
  ui.child.stdin?.write('\u0003');
  await ui.ended;
}

const sandbox = new Sandbox();
try {
  const server = await sandbox.serve();
  const lines = Array.from(
    { length: ROWS },
    (_, row) =>
      `ahli${row}@contoh.my,${row % 3 === 0 ? '美玲' : 'Aminah'},Contoh ${row},https://www.facebook.com/contoh.${row},active`,
  );
  const path = join(sandbox.folder, 'accounts.csv');
  writeFileSync(
    path,
    `emailAddress,firstName,lastName,facebookProfileLink,facebookStatus\n${lines.join('\n')}\n`,
  );
  const imported = await sandbox.run(['accounts', 'add', '--import', path]);
  if (imported.code !== 0) throw new Error(imported.stderr);
  await measureStart(sandbox);
  await measureScrolling(sandbox);
  await measureReading(sandbox);
  await measureMemory(sandbox);
  server.child.kill('SIGTERM');
  await server.ended;
} finally {
  await sandbox.end();
}

/** As scripts use it: a list of ordinary length. Taken in turns, so that a busy moment hits both alike. */
const small = new Sandbox();
try {
  const server = await small.serve();
  await small.run([
    'accounts',
    'add',
    '--email',
    'aminah@example.my',
    '--first',
    'Aminah',
    '--last',
    'binti Yusof',
  ]);
  const bare: number[] = [];
  const list: number[] = [];
  const version: number[] = [];
  const env = { SMOPS_DATA_DIR: small.data, HOME: small.folder };
  for (let run = 0; run < 15; run++) {
    bare.push(timeOf(['-e', '0']));
    list.push(timeOf([program, 'accounts', 'list', '--json'], env));
    version.push(timeOf([program, '--version']));
  }
  report('smops accounts list --json beside node -e 0', at(list, 0.5) / at(bare, 0.5), 3, 'x');
  report('smops --version beside node -e 0', at(version, 0.5) / at(bare, 0.5), 1.6, 'x');
  server.child.kill('SIGTERM');
  await server.ended;
} finally {
  await small.end();
}
