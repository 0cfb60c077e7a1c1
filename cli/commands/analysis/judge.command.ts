import type { JudgementHistory } from '@smops/core/judgements/judgements.schemas.js';
import { exportAccuracy, getAccuracy } from '@smops/server/client/accuracy.client.js';
import {
  clearJudgement,
  getJudgementHistory,
  judgeComment,
  undoJudgement,
} from '@smops/server/client/judgements.client.js';
import { printAccuracy } from '../../analyze/accuracy.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { reportFileOf, reportOptions, writeReport } from '../../analyze/report-file.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import { word } from '../../output/words.js';
import type { CommandSpec } from '../../program/command.js';
import { usageError } from '../../program/failures.js';
import { idArgument } from './analyses.command.js';
import { findRun } from './find-run.js';

const quoted = (names: string[]) => names.map((name) => sanitize(name)).join(', ');

const said = (has: string[], not: string[], sentiment?: 'positive' | 'neutral' | 'negative') =>
  [
    ...(has.length > 0 ? [analyzeTexts().mentions(quoted(has))] : []),
    ...(not.length > 0 ? [analyzeTexts().mentionsNot(quoted(not))] : []),
    ...(sentiment === undefined ? [] : [analyzeTexts().feels(word(sentiment))]),
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
    {
      flags: '--sentiment <label>',
      description: 'how its writer feels',
      choices: ['positive', 'neutral', 'negative'],
    },
    {
      flags: '--settle',
      description: 'settle what readers disagree on; it then counts instead of their words',
    },
    { flags: '--clear', description: 'remove what you said of the comment' },
    { flags: '--undo', description: 'undo the last thing that you said of the comment' },
  ],
  examples: [
    'smops analyses judge last 17 --has banjir --not harga --sentiment negative',
    'smops analyses judge last 17 --undo',
  ],
  run: ({ args, options, io, json, withConnection }) => {
    const number = Number(args[1]);
    if (!Number.isInteger(number) || number < 1) throw usageError(analyzeTexts().numberedFrom1);
    const has = (options.has ?? []) as string[];
    const not = (options.not ?? []) as string[];
    const both = has.find((name) => not.includes(name));
    if (both !== undefined) throw usageError(analyzeTexts().underBoth(both));
    const sentiment = options.sentiment as 'positive' | 'neutral' | 'negative' | undefined;
    const isClearing = options.clear === true;
    const isUndoing = options.undo === true;
    const isSaying = has.length + not.length > 0 || sentiment !== undefined;
    if (Number(isClearing) + Number(isUndoing) + Number(isSaying) !== 1)
      throw usageError(analyzeTexts().hasNotClear);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const tags = Object.fromEntries([
        ...has.map((name) => [name, true] as const),
        ...not.map((name) => [name, false] as const),
      ]);
      if (isUndoing) {
        const { undone } = await undoJudgement(client, id, number - 1);
        if (json) io.out(`${JSON.stringify({ id, number, undone })}\n`);
        else
          io.out(
            `${undone ? analyzeTexts().judgementUndone(number) : analyzeTexts().nothingToUndo(number)}\n`,
          );
        return undefined;
      }
      if (isClearing) await clearJudgement(client, id, number - 1);
      else await judgeComment(client, id, number - 1, { tags, sentiment, settle: options.settle === true });
      if (json) {
        const word = isClearing ? { tags: null } : { tags, ...(sentiment && { sentiment }) };
        io.out(`${JSON.stringify({ id, number, ...word })}\n`);
      } else
        io.out(
          isClearing
            ? `${analyzeTexts().judgementRemoved(number)}\n`
            : `${analyzeTexts().judgementSaved(number, said(has, not, sentiment))}\n`,
        );
      return undefined;
    });
  },
};

const accuracy: CommandSpec = {
  path: ['analyses', 'accuracy'],
  summary: 'how well an analysis agrees with what people said of its comments',
  description:
    'Precision, recall and F1 per variable with 95% intervals, over the comments that were judged (smops analyses judge, the dashboard, or smops eval).',
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

type Entry = JudgementHistory['entries'][number];

const entryColumns = ({ minute }: ZoneClock) => [
  { title: 'WHEN', value: ({ at }: Entry) => minute(at) },
  {
    title: 'BY',
    value: ({ reader, isSettled }: Entry) =>
      isSettled ? analyzeTexts().settled : sanitize(reader ?? analyzeTexts().anotherReader),
  },
  {
    title: 'VARIABLE',
    value: ({ variable }: Entry) => sanitize(variable ?? word('sentiment')),
    flexible: true,
  },
  { title: 'VERDICT', value: ({ verdict }: Entry) => word(verdict) },
  { title: 'DRAWN', value: ({ isDrawn }: Entry) => word(isDrawn ? 'yes' : 'no') },
  { title: 'BLIND', value: ({ isBlind }: Entry) => word(isBlind ? 'yes' : 'no') },
  { title: 'UNTIL', value: ({ endedAt }: Entry) => (endedAt === null ? '' : minute(endedAt)) },
];

const history: CommandSpec = {
  path: ['analyses', 'judgements'],
  columns: () => entryColumns(zoneClock('UTC')),
  summary: 'all that people ever said of a comment',
  description:
    'A judgement belongs to its person, the variable and the text: it stands in every analysis of the same text, and a new word ends the old one without erasing it. Names of others are shown to admins only.',
  arguments: [idArgument, { name: '<number>', description: 'which comment, from 1' }],
  examples: ['smops analyses judgements last 17'],
  run: ({ args, io, json, withConnection }) => {
    const number = Number(args[1]);
    if (!Number.isInteger(number) || number < 1) throw usageError(analyzeTexts().numberedFrom1);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const { entries } = await getJudgementHistory(client, id, number - 1);
      if (json) io.out(`${JSON.stringify({ id, number, entries })}\n`);
      else if (entries.length === 0) io.out(`${analyzeTexts().notJudged(number)}\n`);
      else printTable(io, entries, entryColumns(await clockOf(client)));
      return undefined;
    });
  },
};

export const judgeCommands: readonly CommandSpec[] = [judge, history, accuracy];
