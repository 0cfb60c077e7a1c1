import { readingOf } from '@smops/core/comments/file-reading.model.js';
import { hasColumns } from '@smops/core/comments/formats/comment-formats.js';
import type { Client } from '@smops/server/client/client.js';
import { isInReach } from '../../connection/target.js';
import { sanitize } from '../../output/output.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { previewComments, readingOptions } from '../../runs/comment-files.js';
import { previewLines } from '../../runs/reading-lines.js';
import { forgetColumns, rememberedColumns } from './columns.js';

const SHOWN = 5;

/** Works with the server or the data folder that is in reach, which knows what people chose; without one, alone. */
async function reaching(call: Call, work: (client: Client | undefined) => Promise<void>): Promise<void> {
  if (call.options.remember === true || isInReach(call))
    await call.withConnection({}, ({ client }) => work(client));
  else await work(undefined);
}

export const previewCommand: CommandSpec = {
  path: ['preview'],
  summary: 'show how a comment file is read, and run nothing',
  description:
    'Names the known export, the column of each field and of how many comments it was understood, what is left out and why, and shows the first five comments as they are understood. Columns that no name tells are recognised by their content; smops analyze asks before it uses them, and a script has to name them.',
  arguments: [{ name: '<files...>', description: 'comment files, folders or patterns; - is standard input' }],
  options: readingOptions,
  examples: [
    'smops preview comments.csv',
    'smops preview answers.xlsx --sheet Komen --text-column "Apakah cadangan"',
    'smops preview jawapan.csv --text-column Kata --author-column Siapa --remember',
    'smops preview chat.txt --json',
  ],
  instead: [
    { option: { flags: '--remembered' }, does: rememberedColumns },
    { option: { flags: '--forget <id>' }, does: forgetColumns },
  ],
  run: async (call) => {
    const { io, json } = call;
    await reaching(call, (client) =>
      previewComments(call, call.args, client, (name, report) => {
        const { comments, columns, paths, guessed, problems, format, encoding } = report;
        if (json) {
          const first = comments.slice(0, SHOWN);
          const { duplicates, empty, rejected } = report;
          const reading = { ...readingOf(report), guessed, duplicates, empty, rejected };
          io.out(
            `${JSON.stringify({ file: name, format, encoding, ...reading, comments_read: first, columns_of_file: columns ?? paths, problems: problems.slice(0, SHOWN) })}\n`,
          );
          return;
        }
        for (const line of previewLines(report)) io.out(`${line}\n`);
        if (!hasColumns(format)) return;
        io.out(`${analyzeTexts().columns}\n`);
        for (const [at, column] of (columns ?? paths).entries()) io.out(`  ${at + 1}  ${sanitize(column)}\n`);
        if (guessed.length > 0) io.out(`${analyzeTexts().guessed(sanitize(name))}\n`);
      }),
    );
    return undefined;
  },
};
