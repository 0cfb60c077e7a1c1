import { z } from 'zod';
import { ANALYSIS_STATUSES } from '../../analyzer/analyzer.constants.js';
import { AnalysisStarted } from '../../analyzer/analyzer.schemas.js';
import { PROVIDER_IDS } from '../../analyzer/providers/providers.constants.js';
import { AnalysisQuestion, askedOnce, SentComments } from '../../analyzer/start-analysis.schemas.js';
import { ShareWords } from '../../estimates/estimate.schemas.js';

/** Two files, one set of variables. */
export const StartComparisonInput = AnalysisQuestion.omit({ file_name: true, intake: true })
  .extend({ a: SentComments, b: SentComments })
  .refine(askedOnce.isOne, askedOnce.told)
  .meta({ id: 'StartComparisonInput' });
export type StartComparisonInput = z.input<typeof StartComparisonInput>;

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

const estimate = z
  .object({
    hits: z.number().meta({ description: 'Comments with the variable; weighted: the effective number' }),
    total: z.number(),
    rate: z.number(),
    low: z.number().meta({ description: "95 % interval: Wilson's, of corrected rates the stratified one" }),
    high: z.number(),
    words: ShareWords.nullable(),
  })
  .meta({ id: 'RateEstimate' });

export const ComparedRates = z
  .object({
    a: estimate,
    b: estimate,
    difference: z.number().meta({ description: 'Rate of A minus rate of B' }),
    low: z
      .number()
      .meta({ description: "95 % interval of the difference: Newcombe's, of corrected rates MOVER's" }),
    high: z.number(),
    p: z.number(),
    pAdjusted: z.number().meta({ description: "Holm's correction over all variables" }),
    test: z.enum(['fisher', 'two-proportion', 'stratified']),
    basis: z.enum(['machine', 'corrected']).meta({
      description:
        'corrected: by what people read of drawn comments of both runs, tested on these; machine: what the machine tagged',
    }),
    effect: z.number().meta({ description: "Cohen's h" }),
    effectSize: z.enum(['negligible', 'small', 'medium', 'large']),
    isClear: z.boolean().meta({ description: 'Adjusted p below 0.05' }),
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
    isThin: z.boolean().meta({ description: 'So few comments that the numbers only hint' }),
  })
  .meta({ id: 'ComparedVariable' });
export type ComparedVariable = z.infer<typeof ComparedVariable>;

const community = z.object({
  taskId: z.string(),
  fileName: z.string(),
  total: z.number().int(),
  failed: z.number().int(),
  positive: z.number().int(),
  neutral: z.number().int(),
  negative: z.number().int(),
});

/** A comparison as it stands: `variables` is empty until both runs have ended. */
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
    a: community,
    b: community,
    summary: z.string(),
    variables: z.array(ComparedVariable),
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
  .extend({ a: z.string(), b: z.string(), variables: z.array(z.string()) })
  .meta({ id: 'ComparisonRecord' });
export type ComparisonRecord = z.infer<typeof ComparisonRecord>;
