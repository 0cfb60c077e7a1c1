import { z } from 'zod';
import { ANALYSIS_STATUSES, MAX_FILE_NAME_LENGTH } from '../../../analysis/analyzer/analyzer.constants.js';
import { line } from '../../../analysis/analyzer/line.schemas.js';
import { Timeline } from '../../../analysis/analyzer/overview/overview.schemas.js';
import { PROVIDER_IDS } from '../../../analysis/analyzer/providers/providers.constants.js';
import { AnalysisEstimate, EstimateInput } from '../../../analysis/analyzer/providers/providers.schemas.js';
import { runName } from '../../../analysis/analyzer/run-name.schemas.js';
import { AnalysisQuestion, SentComments } from '../../../analysis/analyzer/start-analysis.schemas.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { BASES } from '../../estimates/basis.constants.js';
import { basisInput, ShareWords } from '../../estimates/estimate.schemas.js';
import { AnalysisStarted } from '../../results/results.schemas.js';
import { TurningDifference } from '../conclusions/conclusions.schemas.js';
import { CopiedShare, DifferenceSizeField, IsClearField } from '../difference.schemas.js';
import { MOST_SIDES } from './comparisons.constants.js';

const name = line.min(1, { error: () => ANALYSES_TEXTS().notEmpty }).max(MAX_FILE_NAME_LENGTH, {
  error: () => ANALYSES_TEXTS().atMostCharacters(MAX_FILE_NAME_LENGTH),
});
const sideName = name.optional().meta({ description: 'What the side is called; else the name of its file' });
const runId = z.string().min(1).max(64).optional().meta({ description: 'A completed run' });

const isGiven = (data: unknown) => data !== undefined && data !== null;

/** One side: a completed run, or a file of comments that is analysed. */
export const ComparisonSideInput = SentComments.extend({
  comments_data: z.unknown().optional(),
  task_id: runId,
  name: sideName,
}).refine(({ comments_data, task_id }) => isGiven(comments_data) !== isGiven(task_id), {
  error: () => ANALYSES_TEXTS().commentsOrTask,
  path: ['task_id'],
});

const sideCount = { error: () => ANALYSES_TEXTS().sidesOf(MOST_SIDES) };

/** Variables or a codebook: not both; neither when a run says what is compared. */
const askedAtMostOnce = {
  isOne: ({ variables, codebook }: { variables?: unknown; codebook?: unknown }) =>
    variables === undefined || codebook === undefined,
  told: { error: () => ANALYSES_TEXTS().variablesOrCodebook, path: ['variables'] },
};

/** Two to six sides, one set of variables. Two files may also come as `a` and `b`. */
export const StartComparisonInput = AnalysisQuestion.omit({ file_name: true, intake: true })
  .extend({
    sides: z.array(ComparisonSideInput, sideCount).min(2, sideCount).max(MOST_SIDES, sideCount).optional(),
    a: SentComments.optional(),
    b: SentComments.optional(),
  })
  .refine(
    ({ sides, a, b }) => (sides === undefined ? isGiven(a) && isGiven(b) : !isGiven(a) && !isGiven(b)),
    {
      error: () => ANALYSES_TEXTS().sidesOf(MOST_SIDES),
      path: ['sides'],
    },
  )
  .refine(askedAtMostOnce.isOne, askedAtMostOnce.told)
  .meta({ id: 'StartComparisonInput' });
export type StartComparisonInput = z.input<typeof StartComparisonInput>;

const { comments, text_tokens, task_id: _, ...estimated } = EstimateInput.shape;

/** What a comparison would cost: of new files only their measure is sent. */
export const EstimateComparisonInput = z
  .object({
    ...estimated,
    sides: z
      .array(
        z
          .object({ task_id: runId, comments, text_tokens })
          .refine(
            ({ task_id, comments, text_tokens }) =>
              (task_id === undefined) === (comments !== undefined && text_tokens !== undefined),
            { error: () => ANALYSES_TEXTS().measureOrTask, path: ['task_id'] },
          ),
      )
      .min(2, sideCount)
      .max(MOST_SIDES, sideCount),
  })
  .refine(askedAtMostOnce.isOne, askedAtMostOnce.told)
  .meta({ id: 'EstimateComparisonInput' });
export type EstimateComparisonInput = z.input<typeof EstimateComparisonInput>;

export const ComparisonEstimate = z
  .object({
    variables: z.array(z.string()).meta({ description: 'What would be compared' }),
    missing: z
      .array(z.array(z.string()))
      .meta({ description: 'Per side the variables that its comments would be analysed for' }),
    total: AnalysisEstimate.nullable().meta({
      description: 'All analyses together; null when every side has every variable, so that nothing is asked',
    }),
  })
  .meta({ id: 'ComparisonEstimate' });
export type ComparisonEstimate = z.infer<typeof ComparisonEstimate>;

export const UpdateComparisonInput = z
  .object({ names: z.array(name).min(2).max(MOST_SIDES).meta({ description: 'Of all sides, in order' }) })
  .meta({ id: 'UpdateComparisonInput' });
export type UpdateComparisonInput = z.input<typeof UpdateComparisonInput>;

/** What a start answers: like that of one run, whose status and results calls take this id too. */
export const ComparisonStarted = AnalysisStarted.pick({
  task_id: true,
  pythonServiceActive: true,
  message: true,
  totalComments: true,
})
  .extend({
    backgroundTask: z.literal(true),
    taskId: z.string().meta({ description: 'The same as task_id' }),
  })
  .meta({ id: 'ComparisonStarted' });
export type ComparisonStarted = z.infer<typeof ComparisonStarted>;

const RateEstimate = z
  .object({
    hits: z.number().meta({ description: 'Comments with the variable; weighted: the effective number' }),
    total: z.number(),
    rate: z.number(),
    low: z.number().meta({
      description: "95% interval: Wilson's of each text counted once, of corrected rates the stratified one",
    }),
    high: z.number(),
    words: ShareWords.nullable(),
  })
  .meta({ id: 'RateEstimate' });
export type RateEstimate = z.infer<typeof RateEstimate>;

export const Contrast = z
  .object({
    difference: z.number(),
    low: z.number().meta({
      description:
        "95% interval of the difference, each text counted once: Newcombe's; of corrected rates and means MOVER's",
    }),
    high: z.number(),
    p: z.number().meta({ description: 'Each text counted once' }),
    pAdjusted: z.number().meta({ description: "Holm's correction over all variables and sides" }),
    test: z.enum(['fisher', 'two-proportion', 'stratified', 'mover']),
    effect: z.number().meta({ description: "Cohen's h" }),
    size: DifferenceSizeField,
    isClear: IsClearField,
  })
  .meta({ id: 'Contrast' });
export type Contrast = z.infer<typeof Contrast>;

export const ComparedRates = z
  .object({
    sides: z.array(RateEstimate).meta({ description: 'In the order of the sides' }),
    contrasts: z.array(Contrast).meta({
      description:
        'Of two sides one: the first minus the second. Of more one for each: its rate minus the mean of the others',
    }),
    basis: z.enum(BASES).meta({
      description:
        'corrected: by what people read of drawn comments of all sides, tested on these; machine: what the machine tagged',
    }),
  })
  .meta({ id: 'ComparedRates' });
export type ComparedRates = z.infer<typeof ComparedRates>;

export const ComparedVariable = z
  .object({
    variable: z.string(),
    raw: ComparedRates.meta({ description: 'Every comment counts once' }),
    weighted: ComparedRates.meta({
      description: 'Every comment counts 1 plus its reactions; n is the effective sample size',
    }),
    sentiments: z
      .array(z.object({ positive: z.number().int(), neutral: z.number().int(), negative: z.number().int() }))
      .meta({ description: 'Of the comments with the variable, per side' }),
    withCopies: z
      .array(z.number())
      .nullable()
      .meta({ description: "Of copies: 'once': the machine's share per side when every copy counts too" }),
    copies: z.array(CopiedShare).nullable().meta({
      description:
        "Per side the machine's share with copies and with each text counted once; null unless copies change one",
    }),
    byTime: z.array(z.array(z.number().int())).meta({
      description:
        'Comments with the variable per side, in each bucket of its `time`; of each side none without it',
    }),
    isThin: z.boolean().meta({ description: 'So few comments that the numbers only hint' }),
  })
  .meta({ id: 'ComparedVariable' });
export type ComparedVariable = z.infer<typeof ComparedVariable>;

export const ComparedSide = z
  .object({
    name: z.string(),
    taskId: z.string(),
    extraTaskId: z
      .string()
      .nullable()
      .meta({ description: 'The run of the same comments with the variables that the first one lacks' }),
    fileName: z.string(),
    runName,
    providerLabel: z.string(),
    analysedAt: z.string(),
    total: z.number().int(),
    failed: z.number().int(),
    texts: z
      .number()
      .int()
      .nullable()
      .meta({ description: "With copies: 'once': comments when copies of one text count as one" }),
    positive: z.number().int(),
    neutral: z.number().int(),
    negative: z.number().int(),
    mean: z.number().nullable().meta({
      description:
        '0 to 10: 10 times the share of its positive comments and 5 times that of neutral ones; null until all runs have ended',
    }),
    time: z.object({ unit: Timeline.shape.unit, buckets: Timeline.shape.buckets }).nullable().meta({
      description:
        'null unless asked for, until all runs have ended, and when fewer than 80% of the comments carry a time',
    }),
    variables: z.array(z.object({ taskId: z.string(), variable: z.string() })).meta({
      description: 'In which run each compared variable is, and what it is called there',
    }),
  })
  .meta({ id: 'ComparedSide' });
export type ComparedSide = z.infer<typeof ComparedSide>;

const copies = z.enum(['all', 'once']);

/** How the comments of a comparison are counted. */
export const ComparisonInput = z.object({
  copies: copies.optional().meta({
    description:
      'once: of comments that are copies of one text only the first of its run counts, one voice per text',
  }),
  time: z
    .union([z.boolean(), z.stringbool()])
    .optional()
    .meta({ description: 'Whether sides and variables are counted over time, too' }),
  basis: basisInput,
});

/** A comparison as it stands: `variables` is empty until all runs have ended. */
export const Comparison = z
  .object({
    taskId: z.string(),
    status: z.enum(ANALYSIS_STATUSES),
    progress: z.number().int(),
    errorMessage: z.string().nullable(),
    createdAt: z.string(),
    createdBy: z.string(),
    provider: z.enum(PROVIDER_IDS),
    providerLabel: z.string(),
    copies: copies.meta({ description: 'Whether copies of one text count each, or as one comment' }),
    basis: z.enum(BASES).meta({
      description:
        'What the shares stand on: machine when each text counts once; a variable of which too little was read says so itself',
    }),
    isMixed: z.boolean().meta({
      description: 'Different providers or models have read the sides: a difference may come from them',
    }),
    sides: z.array(ComparedSide),
    summary: z.string(),
    variables: z.array(ComparedVariable),
    turning: z.array(TurningDifference).meta({
      description:
        'Differences that go one way by smops alone and the other way by the second readers alone, and that people’s reading does not settle',
    }),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;

export const ComparisonRecord = Comparison.pick({
  taskId: true,
  status: true,
  progress: true,
  createdAt: true,
  createdBy: true,
})
  .extend({
    sides: z.array(z.string()).meta({ description: 'Names, in order' }),
    variables: z.array(z.string()),
  })
  .meta({ id: 'ComparisonRecord' });
export type ComparisonRecord = z.infer<typeof ComparisonRecord>;

/** A completed run that is another one's "before": of other comments, written earlier, with the same codebook or all variables. */
export const EarlierRun = z
  .object({
    taskId: z.string(),
    fileName: z.string(),
    runName,
    analysedAt: z.string(),
    comments: z.number().int(),
    providerLabel: z.string(),
    isSamePage: z.boolean().meta({ description: 'Its file has the same name but for numbers and dates' }),
    shared: z.array(z.string()).meta({ description: 'Variables that both look for in the same way' }),
    missing: z.array(z.string()).meta({ description: 'Variables of the run that the earlier one lacks' }),
    isSameCodebook: z.boolean(),
    written: z.enum(['earlier', 'unknown']).meta({
      description:
        'unknown: most comments of either carry no time. It is not taken unless a person chooses it',
    }),
    writtenFrom: z.string().nullable().meta({ description: 'When its first comment was written' }),
    writtenTo: z.string().nullable(),
  })
  .meta({ id: 'EarlierRun' });
export type EarlierRun = z.infer<typeof EarlierRun>;
