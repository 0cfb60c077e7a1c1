import {
  clearJudgement,
  exportAccuracy,
  getAccuracy,
  judgeComment,
} from '@smops/server/client/judgements.client.js';
import { printAccuracy } from '../../analyze/accuracy.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { reportFileOf, reportOptions, writeReport } from '../../analyze/report-file.js';
import { sanitize } from '../../output/output.js';
import type { CommandSpec } from '../../program/command.js';
import { usageError } from '../../program/failures.js';
import { findRun, idArgument } from './analyses.command.js';

const quoted = (names: string[]) => names.map((name) => sanitize(name)).join(', ');

const said = (has: string[], not: string[]) =>
  [
    ...(has.length > 0 ? [analyzeTexts().mentions(quoted(has))] : []),
    ...(not.length > 0 ? [analyzeTexts().mentionsNot(quoted(not))] : []),
  ].join(analyzeTexts().and);

const judge: CommandSpec = {
  path: ['analyses', 'judge'],
  summary: "say whether a comment's tags are right",
  description:
    "Your judgement is kept beside the machine's tags, which stay as they are; exports show both, and smops analyses accuracy counts them. A comment's number is in analyze, analyses show, the exports, agree and accuracy.",
  arguments: [idArgument, { name: '<number>', description: 'which comment, from 1' }],
  options: [
    { flags: '--has <variable>', description: 'the comment mentions it; repeatable', repeatable: true },
    { flags: '--not <variable>', description: 'it does not; repeatable', repeatable: true },
    { flags: '--clear', description: 'remove what was said of the comment' },
  ],
  examples: ['smops analyses judge last 17 --has banjir --not harga', 'smops analyses judge last 17 --clear'],
  run: ({ args, options, io, json, withConnection }) => {
    const number = Number(args[1]);
    if (!Number.isInteger(number) || number < 1) throw usageError(analyzeTexts().numberedFrom1);
    const has = (options.has ?? []) as string[];
    const not = (options.not ?? []) as string[];
    const both = has.find((name) => not.includes(name));
    if (both !== undefined) throw usageError(analyzeTexts().underBoth(both));
    const isClearing = options.clear === true;
    if (isClearing === has.length + not.length > 0) throw usageError(analyzeTexts().hasNotClear);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const tags = Object.fromEntries([
        ...has.map((name) => [name, true] as const),
        ...not.map((name) => [name, false] as const),
      ]);
      if (isClearing) await clearJudgement(client, id, number - 1);
      else await judgeComment(client, id, number - 1, tags);
      if (json) io.out(`${JSON.stringify({ id, number, tags: isClearing ? null : tags })}\n`);
      else
        io.out(
          isClearing
            ? `${analyzeTexts().judgementRemoved(number)}\n`
            : `${analyzeTexts().judgementSaved(number, said(has, not))}\n`,
        );
      return undefined;
    });
  },
};

const accuracy: CommandSpec = {
  path: ['analyses', 'accuracy'],
  summary: 'how well an analysis agrees with what people said of its comments',
  description:
    'Precision, recall and F1 per variable with 95 % intervals, over the comments that were judged (smops analyses judge, the dashboard, or smops eval).',
  arguments: [idArgument],
  options: reportOptions,
  examples: ['smops analyses accuracy last', 'smops analyses accuracy 3f2a --report accuracy.html'],
  run: (call) => {
    const out = reportFileOf(call);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, call.args[0] as string);
      const result = await getAccuracy(client, id);
      await writeReport(call, out, (format) => exportAccuracy(client, id, format));
      if (call.json) call.io.out(`${JSON.stringify({ id, ...result })}\n`);
      else printAccuracy(call.io, result);
      return undefined;
    });
  },
};

export const judgeCommands: readonly CommandSpec[] = [judge, accuracy];
