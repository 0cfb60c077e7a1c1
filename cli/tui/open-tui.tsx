import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { SESSION } from '@smops/core/users/session.operations.js';
import type { Role } from '@smops/core/users/users.constants.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, zoneClock } from '../connection/clock.js';
import type { Connection } from '../connection/connect.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { CommandError } from '../failures/failures.js';
import { reportLanguageOf } from '../language/report-language.js';
import type { Io } from '../output/io.js';
import { saveBody } from '../output/save-body.js';
import type { CommandSpec } from '../program/command.js';
import { KeyRouter } from './keys/key-router.js';
import { readingTab, type Tab } from './screens/tabs.js';
import { App } from './shell/App.js';
import { Resources } from './state/resource-store.js';
import { ShellState } from './state/shell-state.js';
import type { PreviewedFile, Tui, Who } from './state/tui.js';
import type { TerminalIn } from './terminal/input.js';
import { openTerminal, type Terminal } from './terminal/open-terminal.js';
import type { TerminalOut } from './terminal/screen.js';
import { tuiTexts } from './tui.texts.js';

export interface TuiOptions {
  io: Io;
  stdin: TerminalIn;
  stdout: TerminalOut;
  connect(): Promise<Connection>;
  /** Those of the `:` line; asked for behind the first frame. */
  loadCommands(): Promise<readonly CommandSpec[]>;
  signal: AbortSignal;
  tab?: string | undefined;
  isScreenReader: boolean;
  now?: () => Date;
  /** How often lists in view look for others' changes; every three seconds. */
  liveMs?: number;
  /** How soon a call that did not get through is tried again; after two seconds. */
  retryMs?: number | undefined;
  /** Opens nothing but the reader of a run, which this finds. Throws what is wrong with the run. */
  findRun?: ((client: Client) => Promise<string>) | undefined;
  /** For measurements: called when the terminal is taken over. */
  onOpen?(terminal: Terminal): void;
}

async function signIn({ client, where, url }: Connection): Promise<Who> {
  const [{ user }, clock] = await Promise.all([
    client.call(SESSION.check),
    clockOf(client).catch(() => zoneClock('UTC')),
  ]);
  if (user === null) {
    throw new CommandError(tuiTexts().notSignedIn(url, where === 'remote' ? url : 'URL'), EXIT.notAllowed);
  }
  const place = where === 'remote' ? new URL(url).host : tuiTexts().thisMachine;
  return {
    username: user.username.replace(/^local:/, ''),
    role: user.role as Role,
    place,
    clock,
    isProgram: user.isProgram === true,
  };
}

/** The first rows come first; a command cannot have been typed by then. */
const COMPLETIONS_MS = 400;

/** Comments of a file that a preview shows. */
const FIRST_COMMENTS = 5;

const LIVE_MS = 3000;
const RETRY_MS = 2000;
/** At the end: how long what is on its way to the server may take. */
const LAST_MS = 2000;

const fullPath = (path: string) => resolve(path.replace(/^~(?=\/|$)/, homedir()));

/**
 * The terminal UI, until its user ends it. Draws at once and connects meanwhile. However it ends, the terminal is as it
 * was before. Throws what the connection throws, and what made it crash.
 */
export async function openTui(options: TuiOptions): Promise<ExitCode> {
  const { io, stdin, stdout, signal } = options;
  const now = options.now ?? (() => new Date());
  const keys = new KeyRouter();
  const shell = new ShellState();
  const terminal = openTerminal(stdin, stdout, options.isScreenReader);
  options.onOpen?.(terminal);
  let isPainted: () => void = () => {};
  const painted = new Promise<void>((resolvePainted) => {
    isPainted = resolvePainted;
  });
  const connecting = painted.then(async () => await options.connect());
  let loading: Promise<readonly CommandSpec[]> | undefined;
  const loadCommands = () => (loading ??= options.loadCommands());
  let paths: readonly (readonly string[])[] = [];
  let who: Who | undefined;
  let only: Tab | undefined;

  let end: (code: ExitCode) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const ended = new Promise<ExitCode>((resolveEnd, rejectEnd) => {
    end = resolveEnd;
    fail = rejectEnd;
  });
  const stop = () => end(signal.reason as ExitCode);
  signal.addEventListener('abort', stop);
  const hangUp = () => end(EXIT.hangup);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  process.on('SIGHUP', hangUp);
  // Whatever else ends the process, the terminal comes first.
  process.on('exit', terminal.close);
  terminal.onError = fail;
  terminal.input.onPress = (press) => {
    keys.press(press);
    terminal.flush();
  };
  terminal.input.takesText = () => keys.takesText();
  terminal.input.onPaste = (text) => {
    keys.paste(text);
    terminal.flush();
  };
  keys.add({
    context: 'system',
    isModal: false,
    handlers: () => ({
      interrupt() {
        const leave = () => end(EXIT.interrupted);
        if (shell.unsaved === undefined || shell.question?.isEnd) leave();
        else shell.ask({ text: shell.unsaved, onYes: leave, isEnd: true });
      },
      suspend: terminal.suspend,
      redraw: () => terminal.screen.repaint(),
    }),
  });

  const base: Omit<Tui, 'who'> = {
    call: async (work) => await work((await connecting).client),
    resources: new Resources(),
    keys,
    screen: terminal.screen,
    now,
    liveMs: options.liveMs ?? LIVE_MS,
    retryMs: options.retryMs ?? RETRY_MS,
    toast: (toast) => shell.show(toast),
    ask: (text, onYes) => shell.ask({ text, onYes }),
    keepChanges: shell.keepChanges,
    copy(text) {
      stdout.write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`);
      return true;
    },
    language: reportLanguageOf(),
    readFile: async (path) => await readFile(fullPath(path)),
    async readComments(path, reading) {
      const { gatherComments } = await import('../runs/gather-comments.js');
      const { isSheetLink } = await import('@smops/core/comments/formats/google-sheet.js');
      const { COLUMN_CHOICES } = await import('@smops/core/column-choices/column-choices.operations.js');
      const choices = await (await connecting).client.call(COLUMN_CHOICES.list);
      const files: PreviewedFile[] = [];
      const read = await gatherComments([isSheetLink(path) ? path : fullPath(path)], {
        ...reading,
        choices: [...(reading.choices ?? []), ...choices],
        // A person looks at it before anything runs.
        guess: true,
        env: io.env,
        onFile: (name, { comments, ...report }) => {
          files.push({ name, report, first: comments.slice(0, FIRST_COMMENTS) });
        },
      });
      return { ...read, files };
    },
    async saveFile(answer, path) {
      const full = fullPath(path);
      await mkdir(dirname(full), { recursive: true });
      await saveBody(io, answer, full);
      return full;
    },
  };
  const draw = () =>
    terminal.draw(
      <App
        tui={{ ...base, who }}
        shell={shell}
        paths={paths}
        runLine={async (line) => {
          const { runLine } = await import('./run-line.js');
          return await runLine(line, {
            commands: await loadCommands(),
            connection: await connecting,
            io,
            columns: terminal.screen.size.columns - 2,
            signal,
          });
        }}
        quit={() => end(EXIT.done)}
        firstTab={options.tab}
        only={only}
      />,
    );
  let connection: Connection | undefined;
  let completing: ReturnType<typeof setTimeout> | undefined;
  try {
    draw();
    // Behind the paint: what a connection loads would hold the first frame up.
    setImmediate(isPainted);
    completing = setTimeout(() => {
      loadCommands().then((commands) => {
        paths = commands.map(({ path }) => path);
        draw();
      }, fail);
    }, COMPLETIONS_MS);
    connection = await Promise.race([connecting, ended.then(() => undefined)]);
    if (connection !== undefined) {
      const over = ended.then(() => undefined);
      const found = await Promise.race([signIn(connection), over]);
      if (found !== undefined && options.findRun !== undefined) {
        const taskId = await Promise.race([options.findRun(connection.client), over]);
        only = taskId === undefined ? undefined : readingTab(taskId, () => end(EXIT.done));
      }
      who = found;
      if (who !== undefined) draw();
    }
    return await ended;
  } finally {
    clearTimeout(completing);
    const saved = shell.saved(LAST_MS);
    terminal.close();
    signal.removeEventListener('abort', stop);
    process.off('uncaughtException', fail);
    process.off('unhandledRejection', fail);
    process.off('SIGHUP', hangUp);
    process.off('exit', terminal.close);
    shell.show(undefined);
    await saved;
    await connection?.close();
  }
}
