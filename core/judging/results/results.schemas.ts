import { z } from 'zod';
import { EXPORT_FORMATS } from '../../analysis/analyzer/analyzer.constants.js';
import { AnalysisIdInput, analysisInfo, runId } from '../../analysis/analyzer/analyzer.schemas.js';
import { CommentFilter, resultOrder } from '../../analysis/analyzer/overview/comment-filter.schemas.js';
import { PROVIDER_IDS } from '../../analysis/analyzer/providers/providers.constants.js';
import { Said } from '../../analysis/judgements/judgements.schemas.js';
import { BASES } from '../estimates/basis.constants.js';
import { basisInput, MeanEstimate, VariableEstimate } from '../estimates/estimate.schemas.js';

const sentiment = z.object({
  label: z.enum(['positive', 'neutral', 'negative']),
  score: z.number().meta({ description: '0 (most negative) to 10 (most positive)' }),
  confidence: z.number().nullable(),
});

export const AnalysisTag = z
  .object({
    variable: z.string(),
    quote: z.string().meta({ description: 'Words of the comment, verbatim' }),
    start: z.number().int().meta({ description: 'Where the quote stands, in UTF-16 code units' }),
    end: z.number().int(),
    reason: z.string(),
    tier: z.enum(['certain', 'likely']),
  })
  .meta({ id: 'AnalysisTag' });

/** A variable of which a comment says one part of the name alone. */
const NearVariable = z
  .object({
    variable: z.string(),
    quote: z.string().meta({ description: 'The words of the comment; long ones are cut' }),
    reason: z.string(),
  })
  .meta({ id: 'NearVariable' });

/** What people's words on a comment's tags come to; kept beside the model's tags, which never change. */
export const TagCorrection = z
  .object({
    tags: z.record(z.string(), z.boolean()).meta({
      description: 'Per variable that was judged, whether the comment mentions it',
    }),
    by: z.string().meta({ description: 'Who said the last of it; empty when the caller may not know' }),
    at: z.string(),
  })
  .meta({ id: 'TagCorrection' });
export type TagCorrection = z.output<typeof TagCorrection>;

export const AnalysisComment = z
  .object({
    number: z
      .number()
      .int()
      .meta({ description: "The comment's place in the run, from 1: what people name it by" }),
    seq: z.number().int().meta({ description: 'The same from 0: what requests name it by' }),
    author: z.string(),
    content: z.string(),
    plain_spelling: z
      .string()
      .nullable()
      .meta({ description: 'The comment with chat spelling written out; null where it needs none' }),
    ai_reasoning: z.string(),
    reactions_count: z.number(),
    stars: z.object({ given: z.number(), of: z.number().int() }).nullable().meta({
      description: 'Stars that the comment gives, and out of how many; null where its file has none',
    }),
    matched_variables: z.array(z.string()),
    quote: z.string().meta({ description: "The first tag's quote; empty without tags" }),
    tags: z.array(AnalysisTag),
    near: z.array(NearVariable).meta({
      description:
        'Variables that the comment only comes near: shown to readers, in no tag, filter, count or estimate',
    }),
    correction: TagCorrection.nullable(),
    copies: z
      .object({
        first: z.number().int().meta({ description: '`seq` of the first of them; names the group' }),
        comments: z.number().int(),
      })
      .nullable()
      .meta({
        description:
          'Comments of the run that are copies of one text with it, itself included; null for none, and before copies were asked for',
      }),
    judgements: z
      .array(Said)
      .meta({ description: 'What each person says of it, as far as the caller may see' }),
    second_opinion: z
      .object({
        by: z.string().meta({ description: 'What the second reader is called' }),
        variables: z.array(z.string()),
        sentiment: z.enum(['positive', 'neutral', 'negative']).nullable(),
      })
      .nullable()
      .meta({
        description:
          'What the second reader of the run says of it, which counts in no number of the run itself; null where it has not read it, and for a drawn comment until a person has judged it',
      }),
    sentiment: sentiment.nullable(),
    language: z.string(),
    state: z.enum(['ok', 'failed', 'pending']),
    failure: z.string().nullable(),
    parent_id: z.string().nullable(),
    depth: z.number().int(),
    time: z.string().nullable(),
    link: z.string().nullable(),
    line: z.number().int().nullable(),
    provenance: z
      .object({
        provider: z.enum(PROVIDER_IDS),
        model: z.string(),
        prompt_version: z.string(),
        cached: z.boolean(),
        input_tokens: z.number(),
        output_tokens: z.number(),
        cost_usd: z.number(),
        ms: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'AnalysisComment' });
export type AnalysisComment = z.output<typeof AnalysisComment>;

/** The results of a run, as the API gives them. */
export const AnalysisResults = z
  .object({
    id: runId,
    results: z.object({
      summary: z.string(),
      statistics: z
        .record(z.string(), z.number().int())
        .meta({ description: 'Comments per variable, in the order the variables were given' }),
      shares: z.array(VariableEstimate).meta({
        description:
          'Per variable its share, corrected once enough drawn comments were read; empty until completed',
      }),
      mean_sentiment: MeanEstimate.nullable().meta({ description: 'null until completed' }),
      mentioning: VariableEstimate.nullable().meta({
        description: 'The share of comments that mention any variable; null until completed',
      }),
      basis: z.enum(BASES).meta({ description: 'On which basis the shares and the mean stand' }),
      comments: z.array(AnalysisComment),
    }),
    analysis_info: analysisInfo,
    next: z.number().int().nullable().meta({ description: '`after` of the next page; null on the last' }),
  })
  .meta({ id: 'AnalysisResults' });
export type AnalysisResults = z.output<typeof AnalysisResults>;

/** The response to the start of a run: its id, and the results when it ended within DIRECT_ANSWER_MS. */
export const AnalysisStarted = z
  .object({
    id: runId,
    task_id: z.string(),
    pythonServiceActive: z.boolean(),
    backgroundTask: z.boolean(),
    message: z.string(),
    totalComments: z.number().int(),
    matchedComments: z.number().int().optional(),
    analysisResults: AnalysisResults.optional(),
  })
  .meta({ id: 'AnalysisStarted' });
export type AnalysisStarted = z.output<typeof AnalysisStarted>;

/** Query of a page of results. */
export const AnalysisResultsInput = AnalysisIdInput.extend({
  limit: z.coerce.number().int().min(1).max(5000).optional().meta({ description: 'Comments of a page' }),
  after: z.coerce
    .number()
    .int()
    .min(-1)
    .optional()
    .meta({ description: '`next` of the page before: the `seq` of the last comment already seen' }),
  ...CommentFilter.shape,
  order: resultOrder,
  basis: basisInput,
});

export const AnalysisExportInput = AnalysisIdInput.extend({
  format: z.enum(EXPORT_FORMATS),
  ...CommentFilter.shape,
  order: resultOrder,
  basis: basisInput,
});
