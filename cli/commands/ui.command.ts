import { setFlagsFromString } from 'node:v8';
import type { CommandSpec } from '../command.js';
import { connect } from '../connect.js';
import { usageError } from '../failures.js';

/** `smops ui`, and what `smops` alone does on a terminal. `commands` are those of the UI's `:` line. */
export const uiCommand = (commands: () => readonly CommandSpec[]): CommandSpec => ({
  path: ['ui'],
  summary: 'the full-screen terminal UI; smops alone opens it too',
  description:
    'Tabs for what you may see, tables, forms, running analyses. ? shows the keys, : takes any smops command. With no server running other commands may join it meanwhile.',
  options: [
    { flags: '--tab <name>', description: 'the tab to begin with: accounts, tasks, analyzer, …' },
    {
      flags: '--screen-reader',
      description: 'plain lines in reading order instead of a full screen (or INK_SCREEN_READER=true)',
    },
  ],
  examples: ['smops', 'smops ui --tab tasks', 'smops ui --url https://smops.example.my'],
  async run({ io, options, signal }) {
    if (!io.isOutTty || !io.isInTty) {
      throw usageError('The terminal UI needs a terminal. In scripts use the commands: smops --help');
    }
    // Ink's colours ask this variable; NO_COLOR they do not know (no-color.org).
    if (io.env.NO_COLOR) process.env.FORCE_COLOR = '0';
    // Somebody sits here, whatever a build once set.
    process.env.CI = 'false';
    // Open all day beside other programs: memory given back sooner is worth a little time. Left alone, a heap of 25 MB
    // grows to 100 MB of what earlier frames left behind.
    setFlagsFromString('--heap-growing-percent=40');
    const { openTui } = await import('../tui/open-tui.js');
    // What the connection has to say, and the log, would stand across the screen.
    const quiet = { ...io, env: { ...io.env, LOG_LEVEL: 'silent' }, err: () => {} };
    return await openTui({
      io,
      stdin: process.stdin,
      stdout: process.stdout,
      commands: commands(),
      signal,
      tab: options.tab as string | undefined,
      isScreenReader: options.screenReader === true || io.env.INK_SCREEN_READER === 'true',
      connect: async () =>
        await connect(quiet, {
          purpose: 'ui',
          isShared: true,
          url: options.url as string | undefined,
          profile: options.profile as string | undefined,
          signal,
        }),
    });
  },
});
