import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { READING_PLAN } from '@smops/core/judging/reading-plan/plan.operations.js';
import type { ReadingPlan } from '@smops/core/judging/reading-plan/plan.schemas.js';
import { PLAN_TEXTS } from '@smops/core/judging/reading-plan/plan.texts.model.js';
import { planSentences, pointsText } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { usageError } from '../../failures/failures.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { readBeforehand, readingOptions } from '../../runs/comment-files.js';
import { findRun } from '../../runs/find-run.js';
import { codebookOption, readAsked } from '../../runs/input.js';

const POINTS = { least: 0.1, most: 50, usual: 3 };

type Row = ReadingPlan['variables'][number];

const columns = () => [
  { title: 'VARIABLE', value: ({ variable }: Row) => sanitize(variable), flexible: true },
  { title: 'SHARE', value: ({ share }: Row) => percentOf(share) },
  { title: 'READ', value: ({ read }: Row) => read },
  {
    title: 'KNOWN TO',
    value: ({ half_width: now }: Row) => (now === null ? '' : PLAN_TEXTS().within(pointsText(now))),
  },
  { title: 'TO READ', value: ({ reads }: Row) => reads },
  { title: 'PLANNED', value: ({ basis }: Row) => PLAN_TEXTS().bases[basis], flexible: true },
];

/** Percentage points that were given. */
export function pointsOf(given: unknown): number {
  const points = Number(given ?? POINTS.usual);
  if (!(points >= POINTS.least && points <= POINTS.most))
    throw usageError(analyzeTexts().withinTakes(POINTS.least, POINTS.most));
  return points;
}

export const planCommand: CommandSpec = {
  path: ['plan'],
  columns,
  summary: 'how much people have to read until shares are known well enough',
  description:
    'Before a run, or of a completed one (--run): how many comments people have to read until each share is known to plus or minus the chosen number of percentage points, and how long that takes. Minutes and money are measured on your own team’s reading and runs where there are any. Nothing is sent to a provider and nothing starts. Afterwards: smops analyze, then smops read.',
  arguments: [{ name: '[files...]', description: 'comment files, folders or patterns; - is standard input' }],
  options: [
    { flags: '--run <id>', description: 'a completed analysis instead of a file' },
    { flags: '--within <points>', description: 'plus or minus this number of percentage points (3)' },
    codebookOption,
    {
      flags: '--var <text>',
      description: 'one variable instead of a codebook; repeatable',
      repeatable: true,
    },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    {
      flags: '--provider <provider>',
      description: 'who reads all comments (SMOPS_DEFAULT_PROVIDER, local)',
      choices: PROVIDER_IDS,
    },
    ...readingOptions,
  ],
  examples: [
    'smops plan comments.csv --codebook prices --within 3',
    'smops plan comments.json --var banjir --provider gemini',
    'smops plan --run last --within 2',
  ],
  run: async (call) => {
    const { args, options, io, json } = call;
    const within = pointsOf(options.within);
    if ((args.length === 0) === (options.run === undefined)) throw usageError(analyzeTexts().fileOrRun);
    const asked = options.run === undefined ? await readAsked(call) : {};
    const readFiles = options.run === undefined ? await readBeforehand(call, args) : undefined;
    return await call.withConnection({ mayCreate: readFiles !== undefined }, async ({ client }) => {
      const of =
        readFiles === undefined
          ? { task_id: await findRun(client, String(options.run)) }
          : { ...asked, ...(await readFiles(client)).measure, api_provider: options.provider as ProviderId };
      const plan = await client.call(READING_PLAN.make, { ...of, within });
      if (json) io.out(`${JSON.stringify(plan)}\n`);
      else {
        for (const sentence of planSentences(plan)) io.out(`${sanitize(sentence)}\n`);
        io.out('\n');
        printTable(io, plan.variables, columns());
      }
      return undefined;
    });
  },
};
