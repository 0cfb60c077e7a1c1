import { z } from 'zod';
import { runName } from '../../analysis/analyzer/run-name.schemas.js';
import { BASES } from '../../judging/estimates/basis.constants.js';
import { basisInput } from '../../judging/estimates/estimate.schemas.js';
import { TurningRise } from '../../judging/insight/conclusions/conclusions.schemas.js';
import { CopiedShare, DifferenceSizeField, IsClearField } from '../../judging/insight/difference.schemas.js';
import { SERIES_UNITS } from './series.constants.js';

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  });
const copies = z
  .enum(['all', 'once'])
  .optional()
  .meta({ description: 'once: of comments that are copies of one text only the first of its run counts' });

export const SeriesInput = z.object({
  unit: z.enum(SERIES_UNITS).optional().meta({
    description:
      'Unless given: run when fewer than 80% of the comments carry a time, day up to 120 days, else week',
  }),
  from: day.optional().meta({ description: "The first day, in the team's time zone" }),
  to: day.optional().meta({ description: 'The last day' }),
  copies,
  basis: basisInput,
});

const rate = {
  count: z.number().int(),
  share: z.number(),
  low: z.number().meta({ description: '95% interval of the share with each text counted once' }),
  high: z.number(),
};

const SeriesPoint = z.object({
  ...rate,
  total: z.number().int().meta({ description: 'Comments of runs that looked for the variable' }),
  kind: z.enum(BASES).meta({
    description: 'corrected: by what people read of drawn comments; only of whole runs',
  }),
});
export type SeriesPoint = z.infer<typeof SeriesPoint>;

const SeriesAlarm = z
  .object({
    variable: z.string(),
    start: z.string().meta({ description: 'The day, or the first of the week' }),
    count: z.number().int().meta({ description: 'Comments with the variable, each text once' }),
    total: z.number().int().meta({ description: 'Comments of the day, each text once' }),
    expected: z
      .number()
      .meta({ description: 'Comments that up to 28 days (weeks) before, at least seven, make one expect' }),
    limit: z.number().meta({
      description: 'More comments than this raise an alarm: it knows sampling and how the days before differ',
    }),
    p: z.number().meta({ description: 'That the share is that of the days before, by sampling alone' }),
    copies: CopiedShare.extend({
      count: z.number().int().meta({ description: 'Comments with the variable when every copy counts' }),
    })
      .nullable()
      .meta({ description: 'null unless copies change the share of the day' }),
  })
  .meta({ id: 'SeriesAlarm' });
export type SeriesAlarm = z.infer<typeof SeriesAlarm>;

/** The runs of one codebook in the course of time. */
export const Series = z
  .object({
    codebook: z.object({ id: z.string(), name: z.string() }),
    unit: z.enum(SERIES_UNITS),
    runs: z.array(
      z.object({
        taskId: z.string(),
        fileName: z.string(),
        runName,
        createdAt: z.string(),
        version: z.number().int(),
        comments: z.number().int(),
        engineVersion: z.string().meta({
          description:
            'Version of the local engine, or of the instruction to the AI service, that read its comments',
          example: 'local-19',
        }),
      }),
    ),
    engineChanges: z
      .array(z.object({ start: z.string(), from: z.string(), to: z.string() }))
      .meta({ description: 'Points, by their start, from which on another version read the comments' }),
    comments: z.number().int().meta({ description: 'Answered comments of all runs' }),
    withTime: z.number().int(),
    repeated: z
      .number()
      .int()
      .meta({ description: 'Comments of a run that a later run has too: they count once; 0 by run' }),
    points: z
      .array(
        z.object({
          start: z.string().meta({ description: 'YYYY-MM-DD; of a run when it was started' }),
          taskId: z.string().nullable(),
          comments: z.number().int(),
        }),
      )
      .meta({ description: 'Without gaps, the earliest first' }),
    variables: z.array(
      z.object({
        variable: z.string(),
        count: z.number().int(),
        firstSeen: z.string().nullable().meta({ description: 'The first day or run with a mention' }),
        lastSeen: z.string().nullable(),
        points: z
          .array(SeriesPoint.nullable())
          .meta({ description: 'One per point; null where no run looked for the variable' }),
      }),
    ),
    alarms: z
      .array(SeriesAlarm)
      .meta({ description: 'The latest first; none by run, and none within the first seven days' }),
    turning: z.array(TurningRise).meta({
      description:
        'By run: changes between the last two runs that turn with the reader. By days the spans that are compared say it',
    }),
  })
  .meta({ id: 'Series' });
export type Series = z.infer<typeof Series>;

/** Two spans of days that are compared: the last seven days with comments and the seven before, unless days are given. */
export const PeriodsInput = z.object({
  from: day.optional().meta({ description: 'First day of the later span' }),
  to: day.optional().meta({ description: 'Its last day' }),
  beforeFrom: day.optional().meta({ description: 'First day of the earlier span' }),
  beforeTo: day.optional().meta({ description: 'Its last day' }),
  copies,
});

const span = z.object({ from: z.string(), to: z.string(), comments: z.number().int() });
const side = z.object({ ...rate, total: z.number().int() });

export const PeriodComparison = z
  .object({
    codebook: z.object({ id: z.string(), name: z.string() }),
    after: span,
    before: span,
    variables: z
      .array(
        z.object({
          variable: z.string(),
          after: side,
          before: side,
          difference: z.number().meta({ description: 'after - before, of shares' }),
          low: z
            .number()
            .meta({ description: "Newcombe's interval of the difference, 95%, each text counted once" }),
          high: z.number(),
          effect: z.number().meta({ description: "Cohen's h" }),
          size: DifferenceSizeField,
          p: z.number().meta({ description: 'Each text counted once' }),
          test: z.enum(['fisher', 'two-proportion']),
          pAdjusted: z.number().meta({ description: 'By Holm over the variables' }),
          isClear: IsClearField,
          copies: z.object({ after: CopiedShare, before: CopiedShare }).nullable().meta({
            description: 'The shares with copies and with each text once; null unless copies change one',
          }),
        }),
      )
      .meta({ description: 'The largest difference first' }),
    turning: z
      .array(TurningRise)
      .meta({ description: 'Rises and falls that turn with the reader, and that people have not settled' }),
  })
  .meta({ id: 'PeriodComparison' });
export type PeriodComparison = z.infer<typeof PeriodComparison>;

export const RisenInput = PeriodsInput.omit({ copies: true }).extend({
  language: z.enum(['zh', 'en', 'ms']).default('zh').meta({ description: 'Of the names of known topics' }),
});

const quote = z.object({
  taskId: z.string(),
  number: z.number().int().meta({ description: "The comment's place in the run, from 1" }),
  text: z.string(),
});
const rise = {
  before: z.number().int().meta({ description: 'Comments of the earlier span with it' }),
  after: z.number().int(),
  shareBefore: z.number().meta({
    description: 'Of the comments of the span that were looked at; of themes those without a variable',
  }),
  shareAfter: z.number(),
  z: z.number().meta({
    description: 'z-score of the log-odds ratio with an informative Dirichlet prior (Monroe et al. 2008)',
  }),
  quote,
};

/** What is said more than before. Each text counts once, and words of authors' names are left out. */
export const Risen = z
  .object({
    after: span,
    before: span,
    words: z.array(z.object({ word: z.string(), ...rise })).meta({ description: 'The strongest rise first' }),
    themes: z
      .array(
        z.object({
          name: z.string(),
          kind: z.enum(['known', 'found']),
          terms: z.array(z.string()),
          variable: z
            .string()
            .meta({ description: 'The variable that looks for it: NAME or NAME=TERM,TERM' }),
          ...rise,
        }),
      )
      .meta({ description: 'Of comments without a variable of the codebook' }),
  })
  .meta({ id: 'Risen' });
export type Risen = z.infer<typeof Risen>;
