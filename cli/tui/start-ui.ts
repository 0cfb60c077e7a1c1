import { setFlagsFromString } from 'node:v8';
import type { Client } from '@smops/server/client/client.js';
import { connect } from '../connection/connect.js';
import type { ExitCode } from '../failures/exit-codes.js';
import { usageError } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import type { CommandSpec } from '../program/command.js';
import { tuiTexts } from './tui.texts.js';

export interface UiOptions {
  io: Io;
  signal: AbortSignal;
  /** Those of the `:` line; asked for behind the first frame. */
  loadCommands(): Promise<readonly CommandSpec[]>;
  url?: string | undefined;
  profile?: string | undefined;
  tab?: string | undefined;
  isScreenReader?: boolean;
  /** Opens nothing but the reader of the run that this finds. */
  findRun?: (client: Client) => Promise<string>;
}

/** The terminal UI on this process's terminal, until its user ends it. Throws what `openTui` throws. */
export async function startUi({ io, signal, loadCommands, ...options }: UiOptions): Promise<ExitCode> {
  if (io.env.TERM === 'dumb') {
    throw usageError(options.findRun === undefined ? tuiTexts().dumbTerminal : tuiTexts().dumbReader);
  }
  // Ink's colours ask this variable; NO_COLOR they do not know (no-color.org).
  if (io.env.NO_COLOR) process.env.FORCE_COLOR = '0';
  // A person looks at this terminal, whatever a build server once set. Ink draws nothing while CI has a value, and its
  // colours are off as long as the variable exists at all.
  Reflect.deleteProperty(process.env, 'CI');
  // Open all day beside other programs: memory given back sooner is worth a little time. Left alone, a heap of 25 MB
  // grows to 100 MB of what earlier frames left behind.
  setFlagsFromString('--heap-growing-percent=40');
  const { openTui } = await import('./open-tui.js');
  // What the connection has to say, and the log, would stand across the screen.
  const quiet = { ...io, env: { ...io.env, LOG_LEVEL: 'silent' }, err: () => {} };
  return await openTui({
    io,
    stdin: process.stdin,
    stdout: process.stdout,
    loadCommands,
    signal,
    tab: options.tab,
    findRun: options.findRun,
    isScreenReader: options.isScreenReader === true || io.env.INK_SCREEN_READER === 'true',
    connect: async () =>
      await connect(quiet, {
        purpose: 'ui',
        isShared: true,
        url: options.url,
        profile: options.profile,
        signal,
      }),
  });
}
