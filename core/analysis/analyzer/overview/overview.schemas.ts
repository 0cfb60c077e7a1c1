import { z } from 'zod';
import { AnalysisIdInput } from '../analyzer.schemas.js';
import { CommentFilter } from './comment-filter.schemas.js';

export const RunOverviewInput = AnalysisIdInput.extend(CommentFilter.shape);

const comments = z.number().int();
const sentiment = { positive: comments, neutral: comments, negative: comments };
const share = z.number().meta({ description: '0 to 1' });

export const Timeline = z.object({
  unit: z.enum(['hour', 'day', 'week']),
  withTime: comments.meta({ description: 'Comments of the run that carry a time' }),
  first: z.string().meta({ description: 'When the first of them was written' }),
  last: z.string(),
  buckets: z
    .array(z.object({ start: z.string(), ...sentiment }))
    .meta({ description: 'From the first comment of the run to its last, without gaps' }),
  peaks: z
    .array(
      z.object({
        variable: z
          .string()
          .nullable()
          .meta({ description: 'null: all comments that the filter leaves, as a share of the run' }),
        from: z.string(),
        to: z.string().meta({ description: 'Not included, as `to` of a filter is not' }),
        share,
        elsewhere: share,
        count: comments,
        once: z.object({ share, elsewhere: share, count: comments }).nullable().meta({
          description: 'The same with each text counted once; null where copies change nothing',
        }),
      }),
    )
    .meta({
      description:
        'When a share was clearly higher than otherwise with each text counted once, the largest difference first',
    }),
});

/** How the comments of a run that a filter leaves divide. */
export const RunOverview = z
  .object({
    taskId: z.string(),
    comments: comments.meta({ description: 'Of the run' }),
    matching: comments.meta({ description: 'Those that the filter leaves' }),
    sentiment: z.object(sentiment),
    mean: z.number().nullable().meta({
      description:
        '0 to 10, one decimal: 10 times the share of positive comments and 5 times that of neutral ones among `sentiment`',
    }),
    scores: z
      .array(comments)
      .length(10)
      .meta({ description: 'From 0 up to 1, from 1 up to 2 … from 9 to 10' }),
    languages: z.array(
      z.object({
        language: z.string(),
        count: comments,
        all: comments.meta({ description: 'Also those that the variables of the filter leave out' }),
        byTime: z
          .array(comments)
          .meta({ description: 'Per bucket of `time`, whatever days the filter leaves' }),
      }),
    ),
    tiers: z.object({ certain: comments, likely: comments, none: comments }),
    judged: z.object({ yes: comments, no: comments }),
    variables: z.array(
      z.object({
        variable: z.string(),
        count: comments,
        certain: comments,
        ...sentiment,
        reactions: z.number().meta({ description: 'Of these comments together' }),
        byTime: z
          .array(comments)
          .meta({ description: 'Per bucket of `time`, whatever days the filter leaves' }),
        byLanguage: z
          .array(z.object({ language: z.string(), count: comments, negative: comments }))
          .meta({ description: 'In each language, whatever languages the filter leaves: of its `all`' }),
      }),
    ),
    once: z
      .object({
        matching: comments,
        answered: comments.meta({ description: 'All of `sentiment`' }),
        mentioning: comments.meta({ description: '`certain` and `likely` of `tiers`' }),
        variables: z
          .array(comments)
          .meta({ description: 'The `count` of each of `variables`, in their order' }),
      })
      .nullable()
      .meta({
        description:
          'The same with each text counted once, which intervals of shares rest on; null where no comment repeats a text, before the run has been completed, and with `copies: once`',
      }),
    time: Timeline.nullable().meta({
      description: 'null when fewer than 80% of the comments carry a time',
    }),
  })
  .meta({
    id: 'RunOverview',
    description:
      'Counts of comments. Each facet is counted under all parts of the filter except its own, so that one can switch: the count of a value is what `matching` would be with that value alone. `variable`, `without`, `none` and `tagged` are one facet.',
  });
export type RunOverview = z.output<typeof RunOverview>;
