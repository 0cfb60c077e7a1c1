import { usageError } from '../../failures/failures.js';
import type { CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { commentPart } from './comment.command.js';
import { readingParts } from './reading.command.js';
import { readingFileParts } from './reading-files.command.js';
import { secondReaderPart } from './second-reader.command.js';

/** `smops read`: the reader of a run over the whole screen, and all else that has to do with reading its comments. `commands` are those of its `:` line. */
export const readCommand = (commands: () => readonly CommandSpec[]): CommandSpec => ({
  path: ['read'],
  summary: 'read drawn comments of an analysis, here or in a spreadsheet',
  description:
    "One comment at a time, without the machine's tags: mark the variables that it counts for, Enter stores and goes on. After 50 it shows how the shares stand and how much more reading would narrow the intervals. Where nothing is drawn yet it draws. Every judgement is stored at once; the next time it goes on where you were. ? shows the keys.",
  arguments: [idArgument],
  options: [
    {
      flags: '--screen-reader',
      description: 'plain lines in reading order instead of a full screen (or INK_SCREEN_READER=true)',
    },
  ],
  examples: ['smops read last', 'smops read 3f2a'],
  instead: [...readingParts, ...readingFileParts, commentPart, secondReaderPart],
  async run({ args, io, options, signal }) {
    if (!io.isOutTty || !io.isInTty) throw usageError(analyzeTexts().readNeedsTerminal);
    const { startUi } = await import('../../tui/start-ui.js');
    return await startUi({
      io,
      signal,
      loadCommands: async () => commands(),
      url: options.url as string | undefined,
      profile: options.profile as string | undefined,
      isScreenReader: options.screenReader === true,
      findRun: async (client) => await findRun(client, args[0] as string),
    });
  },
});
