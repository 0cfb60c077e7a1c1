import { writeFile } from 'node:fs/promises';
import type {
  Exploration,
  ExploredTheme,
} from '@smops/core/judging/insight/explorations/exploration.schemas.js';
import { EXPLORATIONS } from '@smops/core/judging/insight/explorations/explorations.operations.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import { usageError } from '../../failures/failures.js';
import { reportLanguageOf } from '../../language/language.js';
import { checkOutput } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { readBeforehand, readingOptions } from '../../runs/comment-files.js';
import { findRun } from '../../runs/find-run.js';
import { rowsOf } from '../../runs/gather-comments.js';
import { othersText } from '../../runs/others-text.js';
import { reportFileOf, reportOptions, writeReport } from '../../runs/report-file.js';

const COLUMNS = [
  {
    title: 'THEME',
    value: (theme: ExploredTheme) => sanitize(theme.name) + (theme.isThin ? ' *' : ''),
    flexible: true,
  },
  { title: 'COMMENTS', value: (theme: ExploredTheme) => theme.comments, isCount: true },
  { title: 'SHARE', value: (theme: ExploredTheme) => percentOf(theme.share) },
  { title: '95%', value: (theme: ExploredTheme) => percentRangeOf(theme.low, theme.high) },
  { title: 'NEGATIVE', value: (theme: ExploredTheme) => theme.sentiments.negative, isCount: true },
  {
    title: 'LANGUAGES',
    value: (theme: ExploredTheme) => theme.languages.map(({ language }) => language).join(' '),
  },
  { title: 'WORDS', value: (theme: ExploredTheme) => sanitize(theme.terms.join(', ')), flexible: true },
];

function print({ io, options }: Call, exploration: Exploration): void {
  const { fileName, total, read, themes } = exploration;
  const sample = read < total ? analyzeTexts().partRead(countText(read)) : '';
  io.out(`${analyzeTexts().explored(sanitize(fileName), countText(total), sample)}\n\n`);
  if (themes.length === 0) {
    io.out(`${analyzeTexts().noThemes}\n`);
    return;
  }
  printTable(io, themes, COLUMNS);
  if (options.examples === true) {
    for (const theme of themes) {
      io.out(`\n${sanitize(theme.name)}\n`);
      for (const [at, example] of theme.examples.entries())
        io.out(`  “${sanitize(example)}”${othersText(theme.exampleCopies[at])}\n`);
    }
  }
  if (themes.some((theme) => theme.isThin)) io.out(`${analyzeTexts().fewComments}\n`);
  io.out(`\n${analyzeTexts().themesNote}\n`);
}

export const exploreCommand: CommandSpec = {
  path: ['explore'],
  summary: 'propose variables from what the comments mention',
  description:
    'Finds themes with their size, words, languages and examples: topics that smops knows in three languages, and terms that stand together in these comments. Nothing leaves this machine.',
  arguments: [{ name: '[files...]', description: 'comment files, folders or patterns; - is standard input' }],
  options: [
    { flags: '--run <id>', description: 'the comments of an earlier analysis instead of a file' },
    { flags: '--examples', description: 'print comments that show each theme' },
    { flags: '--vars-out <file>', description: 'write the themes as variables, one a line, for --vars-file' },
    ...readingOptions,
    ...reportOptions,
  ],
  examples: [
    'smops explore comments.json',
    'smops explore comments.json --vars-out variables.txt && smops analyze comments.json --vars-file variables.txt',
    'smops explore --run last --report themes.html',
  ],
  run: async (call) => {
    const { io, json, options } = call;
    const files = call.args;
    const { run } = options;
    if ((files.length === 0) === (run === undefined)) throw usageError(analyzeTexts().fileOrRun);
    const out = reportFileOf(call);
    if (typeof options.varsOut === 'string') checkOutput(options.varsOut);
    const readFiles = files.length === 0 ? undefined : await readBeforehand(call, files);
    return await call.withConnection({ mayCreate: true }, async ({ client }) => {
      const comments = await readFiles?.(client);
      const exploration = await client.call(EXPLORATIONS.start, {
        language: reportLanguageOf(call.options.lang),
        ...(comments === undefined
          ? { task_id: await findRun(client, String(run)) }
          : { comments_data: await rowsOf(comments), file_name: comments.fileName }),
      });
      await writeReport(call, out, (format) =>
        client.download(EXPLORATIONS.export, { explorationId: exploration.explorationId, format }),
      );
      if (json) io.out(`${JSON.stringify(exploration)}\n`);
      else print(call, exploration);
      if (typeof options.varsOut === 'string') {
        await writeFile(options.varsOut, exploration.themes.map(({ variable }) => `${variable}\n`).join(''));
        if (!json) io.err(`smops: ${analyzeTexts().wroteVars(options.varsOut)}\n`);
      }
      return undefined;
    });
  },
};
