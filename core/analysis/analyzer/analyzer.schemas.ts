import { z } from 'zod';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { ANALYSIS_STATUSES, STOP_REASONS } from './analyzer.constants.js';
import { Intake } from './intake.schemas.js';
import { line } from './line.schemas.js';
import { PLACES } from './providers/place.model.js';
import { PROVIDER_IDS } from './providers/providers.constants.js';
import { RunName, runName } from './run-name.schemas.js';

export const runId = z
  .string()
  .meta({ description: 'The id of the run, the same everywhere; also `task_id`' });

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

export const analysisInfo = z.object({
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
  .max(500, { error: () => ANALYSES_TEXTS().atMostCharacters(500) })
  .optional();
const budget = z
  .number()
  .positive({ error: () => ANALYSES_TEXTS().moreThan0 })
  .max(1_000_000)
  .optional();
/** A run's new name, and whether it is pinned; what is left out stays. */
export const UpdateAnalysisInput = AnalysisIdInput.extend({
  name: RunName.optional(),
  pinned: z.boolean().optional(),
});
export const ResumeAnalysisInput = AnalysisIdInput.extend({ api_key: apiKey, budget });

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
