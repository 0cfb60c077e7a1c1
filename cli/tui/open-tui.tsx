import { SESSION } from '@smops/core/people/users/session.operations.js';
import type { Role } from '@smops/core/people/users/users.constants.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, zoneClock } from '../connection/clock.js';
import type { Connection } from '../connection/connect.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { CommandError } from '../failures/failures.js';
import { reportLanguageOf } from '../language/language.js';
import type { Io } from '../output/io.js';
import type { CommandSpec } from '../program/command.js';
import { filesOf } from './files-of.js';
import { KeyRouter } from './keys/key-router.js';
import { readingTab, type Tab } from './screens/tabs.js';
import { App } from './shell/App.js';
import { Resources } from './state/resource-store.js';
import { ShellState } from './state/shell-state.js';
import type { Tui, Who } from './state/tui.js';
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

const LIVE_MS = 3000;
const RETRY_MS = 2000;
/** At the end: how long what is on its way to the server may take. */
const LAST_MS = 2000;

/** A promise with what settles it. */
function outstanding<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

/** Hears of all that ends the process besides its user, until the function that it returns is called. */
function onEnds(
  signal: AbortSignal,
  terminal: Terminal,
  end: (code: ExitCode) => void,
  fail: (error: unknown) => void,
): () => void {
  const stop = () => end(signal.reason as ExitCode);
  const hangUp = () => end(EXIT.hangup);
  signal.addEventListener('abort', stop);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  process.on('SIGHUP', hangUp);
  // Whatever else ends the process, the terminal comes first.
  process.on('exit', terminal.close);
  return () => {
    signal.removeEventListener('abort', stop);
    process.off('uncaughtException', fail);
    process.off('unhandledRejection', fail);
    process.off('SIGHUP', hangUp);
    process.off('exit', terminal.close);
  };
}

/** Gives the keys and what is pasted to the router, and has the terminal draw what came of them. */
function listen(terminal: Terminal, keys: KeyRouter, interrupt: () => void): void {
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
      interrupt,
      suspend: terminal.suspend,
      redraw: () => terminal.screen.repaint(),
    }),
  });
}

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
  const painted = outstanding<void>();
  const connecting = painted.promise.then(async () => await options.connect());
  let loading: Promise<readonly CommandSpec[]> | undefined;
  const loadCommands = () => (loading ??= options.loadCommands());
  let paths: readonly (readonly string[])[] = [];
  let who: Who | undefined;
  let only: Tab | undefined;

  const { promise: ended, resolve: end, reject: fail } = outstanding<ExitCode>();
  const forget = onEnds(signal, terminal, end, fail);
  terminal.onError = fail;
  listen(terminal, keys, () => {
    const leave = () => end(EXIT.interrupted);
    if (shell.unsaved === undefined || shell.question?.isEnd) leave();
    else shell.ask({ text: shell.unsaved, onYes: leave, isEnd: true });
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
    ...filesOf(io, async () => (await connecting).client),
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
    setImmediate(painted.resolve);
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
        const runId = await Promise.race([options.findRun(connection.client), over]);
        only = runId === undefined ? undefined : readingTab(runId, () => end(EXIT.done));
      }
      who = found;
      if (who !== undefined) draw();
    }
    return await ended;
  } finally {
    clearTimeout(completing);
    const saved = shell.saved(LAST_MS);
    terminal.close();
    forget();
    shell.show(undefined);
    await saved;
    await connection?.close();
  }
}
