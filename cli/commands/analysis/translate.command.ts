import { REPORT_LANGUAGES, type ReportLanguage } from '@smops/core/analyzer/analyzer.constants.js';
import { usdText } from '@smops/core/language/money.model.js';
import { translateComment } from '@smops/server/client/fb-analyzer.client.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { sanitize } from '../../output/output.js';
import { reportLanguageOf } from '../../output/report-language.js';
import type { CommandSpec } from '../../program/command.js';
import { usageError } from '../../program/failures.js';
import { idArgument } from './analyses.command.js';
import { findRun } from './find-run.js';

export const translateCommand: CommandSpec = {
  path: ['analyses', 'translate'],
  summary: 'a comment in another language, by an AI service',
  description:
    "The service of the analysis translates, else the first that is configured. A translation is paid for once and kept with its cost; it counts against the day's budget.",
  arguments: [idArgument, { name: '<number>', description: 'which comment, from 1' }],
  options: [
    {
      flags: '--to <language>',
      description: "the language; default: the terminal's, else en",
      choices: REPORT_LANGUAGES,
    },
  ],
  examples: ['smops analyses translate last 17 --to zh', 'smops analyses translate last 17 --to en --json'],
  run: ({ args, options, io, json, withConnection }) => {
    const number = Number(args[1]);
    if (!Number.isInteger(number) || number < 1) throw usageError(analyzeTexts().numberedFrom1);
    const language = (options.to as ReportLanguage | undefined) ?? reportLanguageOf(options.lang);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const made = await translateComment(client, id, number - 1, language);
      if (json) io.out(`${JSON.stringify({ id, number, ...made })}\n`);
      else {
        io.out(`${made.text.split('\n').map(sanitize).join('\n')}\n`);
        const cost = made.cached ? analyzeTexts().madeEarlier : usdText(made.cost_usd);
        io.err(`${analyzeTexts().translatedBy(made.provider_label, sanitize(made.model), cost)}\n`);
      }
      return undefined;
    });
  },
};
