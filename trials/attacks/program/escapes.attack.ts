import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, type ExitCode } from '@smops/cli/failures/exit-codes.js';
import { Sandbox } from '@smops/cli/testing.js';
import { type Attack, type AttackContext, Tally } from '../attack.js';

const COMMAND_MS = 20_000;

/** What a terminal would act on: titles, screens, links, answers typed for the user, C1 forms, writing direction. */
const HOSTILE: readonly string[] = [
  '\u001b]0;DICURI\u0007',
  '\u001b[2J\u001b[1;1HDICURI',
  '\u001b]8;;http://evil.example\u0007klik\u001b]8;;\u0007',
  '\u001b]52;c;ZXZpbA==\u0007',
  '\u001b[6n\u001b[c',
  '\u001bP$q"p\u001b\\',
  '\u009b31mDICURI',
  '\u009d0;DICURI\u009c',
  '\u0090q\u009c',
  '\b\b\b\bDICURI',
  '\rDICURI\u001b[K',
  '\u202eDICURI\u202c',
  '\u2066DICURI\u2069',
  '\u007f\u0007\u000b\u000c\u000e',
];
/** Of these smops's own output has none, in a pipe not even colours. */
const RAW = /[\p{Cc}\p{Bidi_Control}]/gu;
const LAYOUT = new Set(['\n', '\t', '\r']);
/** What smops itself sends to a terminal: colours, erasing a line of its own, hiding and showing the cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences of a terminal
const OWN = /\u001b\[(?:\d+(?:;\d+)*)?m|\u001b\[\d*[KGAF]|\u001b\[\?25[hl]|\r/g;

function strayIn(output: string, isTerminal: boolean): string[] {
  const rest = isTerminal ? output.replace(OWN, '') : output;
  return [...rest.matchAll(RAW)]
    .filter(([character]) => !LAYOUT.has(character))
    .map(({ index }) => JSON.stringify(rest.slice(Math.max(0, index - 20), index + 20)));
}

function writeFiles(folder: string): Record<'comments' | 'accounts' | 'broken' | 'named', string> {
  const path = (name: string) => join(folder, name);
  const comments = HOSTILE.map((text, at) => ({
    message: `jalan ${text} teruk`,
    from: { name: text },
    id: `${at}${text}`,
  }));
  writeFileSync(path('komen.json'), JSON.stringify(comments));
  const rows = HOSTILE.map((text, at) => `"A${text}","B","uji${at}${text}@contoh.example","${text}"`);
  writeFileSync(path('akaun.csv'), `firstName,lastName,emailAddress,facebookStatus\n${rows.join('\n')}\n`);
  writeFileSync(path('rosak.json'), `[{"message":"ok"},{"message":"${HOSTILE.join('')}]`);
  const named = path(`nama${HOSTILE.join('').replaceAll('/', '')}.json`);
  writeFileSync(named, JSON.stringify(comments));
  return { comments: path('komen.json'), accounts: path('akaun.csv'), broken: path('rosak.json'), named };
}

async function run({ runs }: AttackContext): Promise<Tally> {
  const tally = new Tally();
  const sandbox = await Sandbox.open();
  try {
    const server = await sandbox.serve({ env: { SMOPS_ADMIN_PASSWORD: 'kopi-o-kosong-123' } });
    const { token } = JSON.parse(readFileSync(join(sandbox.data, 'server.json'), 'utf8')) as {
      token: string;
    };
    const files = writeFiles(sandbox.folder);
    const call = (method: string, path: string, body?: unknown) =>
      fetch(server.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const taken = new Map<string, number>();
    const store = async (path: string, body: object) => {
      const { status } = await call('POST', path, body);
      tally.expect(status === 201 || status === 400, `POST ${path} answers ${status}`);
      if (status === 201) taken.set(path, (taken.get(path) ?? 0) + 1);
    };
    for (const text of HOSTILE) {
      await store('/api/tasks', {
        date: '2026-11-21',
        socialPlatform: 'Facebook',
        task: '["Like"]',
        requirements: text,
      });
      await store('/api/users', {
        username: `u${text}`,
        role: 'staff',
        password: 'kopi-o-kosong-123',
      });
      await store('/api/tokens', { name: `t${text}`, role: 'staff' });
      await store('/api/feeds', { list: 'tasks', name: `f${text}` });
    }
    tally.expect(taken.size === 3, `no hostile text was taken but by ${[...taken.keys()].join(', ')}`);
    tally.notes.push(
      `hostile texts taken: ${[...taken].map(([path, times]) => `${times} by ${path}`).join(', ')}`,
    );
    // A header takes the C1 forms only.
    const signedIn = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: {
        origin: server.url,
        'content-type': 'application/json',
        'user-agent': 'x\u009b31m\u009d0;DICURI\u009c',
      },
      body: JSON.stringify({ username: 'admin', password: 'kopi-o-kosong-123' }),
    });
    tally.expect(signedIn.status === 200, `the sign-in answers ${signedIn.status}`);
    const variable = `jalan${HOSTILE[0]}`;
    /** Each with the exit code that shows that it did its work, or failed where the hostile text is, not before. */
    const all: [ExitCode, ...string[]][] = [
      [EXIT.badInput, 'analyze', files.comments, '--var', 'jalan', '--var', variable],
      [EXIT.badInput, 'analyze', files.named, '--var', 'jalan'],
      [EXIT.badInput, 'analyze', files.broken, '--var', 'jalan'],
      [EXIT.done, 'analyze', files.comments, '--var', 'jalan', '--json'],
      [EXIT.done, 'explore', files.comments],
      [EXIT.badInput, 'compare', files.comments, files.named, '--var', 'jalan'],
      [EXIT.done, 'analyses', 'list'],
      [EXIT.done, 'sentiments', 'add', files.named, '--task', 'TASK-0001'],
      [EXIT.badInput, 'sentiments', 'add', files.broken, '--task', 'TASK-0001'],
      [EXIT.badInput, 'sentiments', 'add', files.comments, '--task', `TASK${HOSTILE[0]}`],
      [EXIT.done, 'analyze', files.comments, '--var', 'jalan'],
      [EXIT.done, 'compare', files.comments, files.comments, '--var', 'jalan'],
      [EXIT.done, 'sentiments', 'list'],
      [EXIT.done, 'sentiments', 'list', '--json'],
      [EXIT.badInput, 'accounts', 'add', '--import', files.accounts],
      [EXIT.done, 'accounts', 'list', '--search', HOSTILE[0] ?? ''],
      [
        EXIT.badInput,
        'accounts',
        'add',
        '--first',
        HOSTILE[0] ?? '',
        '--last',
        'x',
        '--email',
        HOSTILE[1] ?? '',
      ],
      [EXIT.done, 'tasks', 'list', '--wide'],
      [EXIT.notFound, 'tasks', 'done', `TASK${HOSTILE[6]}`],
      [EXIT.done, 'users', 'list'],
      [EXIT.usage, 'users', 'add', `u${HOSTILE[3]}`, '--role', `r${HOSTILE[3]}`],
      [EXIT.done, 'tokens', 'list'],
      [EXIT.done, 'feeds', 'list'],
      [EXIT.done, 'users', 'list', '--sessions'],
      [EXIT.done, 'users', 'list', '--sessions', '--json'],
      [EXIT.done, 'audit', 'list'],
      [EXIT.badInput, 'portraits', 'add', files.named],
      [EXIT.badInput, 'restore', files.named, '--yes'],
      [EXIT.usage, `no-such${HOSTILE[0]}`],
      [EXIT.usage, 'tasks', `--no-such${HOSTILE[0]}`],
      [EXIT.usage, 'tasks', 'list', '--columns', HOSTILE[6] ?? ''],
      [EXIT.usage, 'tasks', 'list', '--url', `http://${HOSTILE[0]}`],
      [EXIT.notFound, 'tasks', 'list', '--profile', HOSTILE[0] ?? ''],
    ];
    // In the tests a few of each kind; a program start takes a moment.
    const commands = runs > 1 ? all : all.filter((_, at) => at % 5 === 0);
    for (const [expected, ...args] of commands) {
      for (const tty of runs > 1 ? [false, true] : [true]) {
        // `script` passes the command line on through a shell, which cannot hold these bytes in every form.
        if (tty && args.some((one) => one.includes("'"))) continue;
        const running = sandbox.start(args, { tty, input: '', env: { PAGER: 'cat' } });
        // A command that asks back has said enough.
        const limit = setTimeout(() => running.child.kill('SIGKILL'), COMMAND_MS);
        const { stdout, stderr, code } = await running.ended;
        clearTimeout(limit);
        // JSON is data and whole: it escapes what a terminal acts on, but not the direction of writing.
        const output = args.includes('--json')
          ? stdout.replace(/\p{Bidi_Control}/gu, '') + stderr
          : stdout + stderr;
        const stray = strayIn(output, tty);
        const shown = args.map((one) => JSON.stringify(one.split('/').at(-1)).slice(0, 40)).join(' ');
        if (args.join(' ') === 'users list --sessions --json')
          tally.expect(output.includes('\\u009b31m'), 'the hostile User-Agent is in no session');
        tally.expect(
          code === expected,
          `smops ${shown} ended with ${code}, not ${expected}: ${output.slice(0, 200)}`,
        );
        tally.expect(
          stray.length === 0,
          `smops ${shown} (${tty ? 'terminal' : 'pipe'}): ${stray.slice(0, 3).join(' ')}`,
        );
      }
    }
    await lookAtUi(sandbox, tally);
    server.child.kill('SIGTERM');
    const { stdout, stderr } = await server.ended;
    const stray = strayIn(stdout + stderr, false);
    tally.expect(stray.length === 0, `the server's log: ${stray.slice(0, 3).join(' ')}`);
    return tally;
  } finally {
    await sandbox.end();
  }
}

/** What a terminal UI sends besides, to draw: places, modes, parts of the screen to erase. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences of a terminal
const DRAWING = /\u001b\[[?>=]?[\d;]*[A-Za-z]|\u001b[78=>]/g;
/** A tab's screen, its first row's details, back to the list; at last the keys' page, and all the way back. */
const UI_KEYS = [
  '1',
  '\r',
  '\u001b',
  '2',
  '\r',
  '\u001b',
  '3',
  '4',
  '5',
  '6',
  '7',
  '\r',
  '?',
  '\u001b',
  '\u001b',
];
const UI_KEY_MS = 400;

/** The terminal UI on all of its tabs: hostile texts arrive as what can be read, and nothing but drawing is sent. */
async function lookAtUi(sandbox: Sandbox, tally: Tally): Promise<void> {
  const ui = sandbox.start([], { tty: true, env: { TERM: 'xterm-256color', COLUMNS: '100', LINES: '30' } });
  const limit = setTimeout(() => ui.child.kill('SIGKILL'), COMMAND_MS);
  await ui.until(/in all/);
  for (const key of UI_KEYS) {
    ui.child.stdin?.write(key);
    await sleep(UI_KEY_MS);
  }
  ui.child.stdin?.write('q');
  const { stdout, code } = await ui.ended;
  clearTimeout(limit);
  tally.expect(code === EXIT.done, `the terminal UI ended with ${code}`);
  tally.expect(stdout.includes('DICURI'), 'the terminal UI never showed a hostile text');
  const stray = strayIn(stdout.replace(DRAWING, ''), true);
  tally.expect(stray.length === 0, `the terminal UI: ${stray.slice(0, 3).join(' ')}`);
  for (const text of HOSTILE)
    tally.expect(!stdout.includes(text), `the terminal UI sent ${JSON.stringify(text)} as it came`);
}

/** Escape sequences in everything that commands print: names, comments, reasons, file names, arguments, errors. */
export const escapes: Attack<AttackContext> = {
  name: 'escapes',
  claim:
    'no command sends a terminal anything to act on but its own colours, the terminal UI but its own drawing',
  run,
};
