import { z } from 'zod';
import { BASES } from '../estimates/basis.constants.js';
import { basisInput, MeanEstimate, VariableEstimate } from '../estimates/estimate.schemas.js';
import { Said } from '../judgements/judgements.schemas.js';
import { SAY } from './analyses.texts.model.js';
import { ANALYSIS_STATUSES, EXPORT_FORMATS, STOP_REASONS } from './analyzer.constants.js';
import { Intake } from './intake.schemas.js';
import { line } from './line.schemas.js';
import { CommentFilter, resultOrder } from './overview/comment-filter.schemas.js';
import { PLACES } from './providers/place.model.js';
import { PROVIDER_IDS } from './providers/providers.constants.js';
import { RunName, runName } from './run-name.schemas.js';

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

const runId = z.string().meta({ description: 'The id of the run, the same everywhere; also `task_id`' });

/** The codebook that a run took its variables from. */
export const RunCodebook = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: 'As it is called now' }),
    version: z.number().int(),
  })
  .nullable()
  .meta({ description: 'null for a run of variables that stand in no codebook' });
export type RunCodebook = z.output<typeof RunCodebook>;

const mixedUp = {
  mixed_up_comments: z.number().int().meta({
    description:
      'Comments that the AI service mixed up with others of their call; they were asked again alone',
  }),
  mixed_up_cost_usd: z.number().meta({ description: 'What asking them alone cost; part of `cost_usd`' }),
  mixed_up_note: z.string().nullable().meta({
    description: "The same as a sentence in the caller's language; null when nothing was mixed up",
  }),
};

const readBy = z.string().meta({
  description: "Who read the comments and where they went, in a sentence in the caller's language",
});

const analysisInfo = z.object({
  total_comments: z.number().int(),
  matched_comments: z.number().int(),
  failed_comments: z.number().int(),
  ...mixedUp,
  positive_comments: z.number().int(),
  neutral_comments: z.number().int(),
  negative_comments: z.number().int(),
  overall_sentiment: z.string().nullable(),
  status: z.enum(ANALYSIS_STATUSES),
  api_provider: z.enum(PROVIDER_IDS),
  provider_label: z.string(),
  read_by: readBy,
  model: z.string(),
  file_name: z.string(),
  name: runName,
  variables: z.array(z.string()),
  codebook: RunCodebook,
  cost_usd: z.number(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  duration_ms: z.number().nullable(),
  created_at: z.string(),
  intake: Intake,
});

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

export const AnalysisTask = z
  .object({
    id: runId,
    task_id: z.string(),
    status: z.enum(ANALYSIS_STATUSES),
    progress: z.number().int().meta({ description: '0 to 100; 100 only when completed' }),
    error_message: z.string().nullable(),
    stop_reason: z.enum(STOP_REASONS).nullable(),
    can_resume: z.boolean(),
    total_comments: z.number().int(),
    processed_comments: z.number().int(),
    matched_comments: z.number().int(),
    failed_comments: z.number().int(),
    ...mixedUp,
    api_provider: z.enum(PROVIDER_IDS),
    provider_label: z.string(),
    read_by: readBy,
    model: z.string(),
    file_name: z.string(),
    name: runName,
    pinned: z.boolean(),
    codebook: RunCodebook,
    cost_usd: z.number(),
    budget_usd: z.number().nullable(),
    waiting_until: z
      .string()
      .nullable()
      .meta({ description: "An --off-peak run waits for the end of the provider's peak hours" }),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'AnalysisTask' });
export type AnalysisTask = z.output<typeof AnalysisTask>;

/** A run in a list of runs. */
export const AnalysisRecord = z
  .object({
    id: z.number().int(),
    analysisId: z.string(),
    uploadDate: z.string(),
    fileName: z.string(),
    name: runName,
    pinned: z.boolean(),
    status: z.enum(ANALYSIS_STATUSES),
    totalComments: z.number().int(),
    positiveComments: z.number().int(),
    negativeComments: z.number().int(),
    neutralComments: z.number().int(),
    overallSentiment: z.string().nullable(),
    aiInsights: z.string().nullable(),
    processingTime: z.number().nullable().meta({ description: 'Milliseconds' }),
    progress: z.number().int(),
    errorMessage: z.string().nullable(),
    stopReason: z.enum(STOP_REASONS).nullable(),
    matchedComments: z.number().int(),
    failedComments: z.number().int(),
    provider: z.enum(PROVIDER_IDS),
    providerLabel: z.string(),
    model: z.string(),
    variables: z.array(z.string()),
    codebook: RunCodebook,
    costUsd: z.number(),
    createdBy: z.string(),
  })
  .meta({ id: 'AnalysisRecord' });
export type AnalysisRecord = z.output<typeof AnalysisRecord>;

export const AnalysisIdInput = z.object({ task_id: z.string().min(1).max(64) });

const apiKey = z
  .string()
  .trim()
  .max(500, { error: () => SAY().atMostCharacters(500) })
  .optional();
const budget = z
  .number()
  .positive({ error: () => SAY().moreThan0 })
  .max(1_000_000)
  .optional();
/** A run's new name, and whether it is pinned; what is left out stays. */
export const UpdateAnalysisInput = AnalysisIdInput.extend({
  name: RunName.optional(),
  pinned: z.boolean().optional(),
});
export const ResumeAnalysisInput = AnalysisIdInput.extend({ api_key: apiKey, budget });

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

/** Without `limit` the whole list. */
export const AnalysisListInput = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  after: z.coerce.number().int().min(1).optional().meta({ description: '`id` of the last run already seen' }),
  status: z.enum(ANALYSIS_STATUSES).optional(),
  mine: z
    .union([z.boolean(), z.stringbool()])
    .optional()
    .meta({ description: 'Only runs that the caller started' }),
  search: line.max(200).optional().meta({ description: 'Part of the name, the file or a variable' }),
  order: z
    .enum(['newest', 'pinned'])
    .optional()
    .meta({ description: 'Newest first; pinned: those before the others' }),
});

export const AnalysisExportInput = AnalysisIdInput.extend({
  format: z.enum(EXPORT_FORMATS),
  ...CommentFilter.shape,
  order: resultOrder,
  basis: basisInput,
});

export const ProviderInfo = z
  .object({
    id: z.enum(PROVIDER_IDS),
    label: z.string(),
    model: z.string(),
    available: z.boolean().meta({ description: 'The server can use it without a key in the request' }),
    takesKey: z.boolean().meta({ description: 'A key may be sent along, for that one run' }),
    needsKey: z.boolean().meta({ description: 'It works only with a key that is sent along' }),
    paid: z.boolean(),
    isDefault: z.boolean(),
    address: z.string().nullable().meta({
      description: 'Host and port that get the comments; null where they stay on this server',
    }),
    place: z.enum(PLACES).nullable().meta({
      description:
        "Where the address of a model of one's own leads: this machine, a private network, or outside; null for others",
    }),
    destination: z.string().meta({ description: 'Who gets the comments, in which country, and what for' }),
  })
  .meta({ id: 'AnalysisProvider' });
export type ProviderInfo = z.output<typeof ProviderInfo>;
