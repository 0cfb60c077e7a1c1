import { usageError } from '../../failures/failures.js';
import type { CommandSpec } from '../../program/command.js';
import { systemTexts } from './system.texts.js';

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
      throw usageError(systemTexts().needsTerminal);
    }
    const { startUi } = await import('../../tui/start-ui.js');
    return await startUi({
      io,
      signal,
      loadCommands: async () => commands(),
      url: options.url as string | undefined,
      profile: options.profile as string | undefined,
      tab: options.tab as string | undefined,
      isScreenReader: options.screenReader === true,
    });
  },
});
