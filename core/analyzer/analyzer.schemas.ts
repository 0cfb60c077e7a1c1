import { z } from 'zod';
import { COMMENT_FILE_FORMATS } from '../comments/formats/comment-formats.js';
import { Said } from '../judgements/judgements.schemas.js';
import { uploadKey } from '../objects/uploads.schemas.js';
import { SAY } from './analyses.texts.model.js';
import {
  ANALYSIS_STATUSES,
  EXPORT_FORMATS,
  MAX_FILE_NAME_LENGTH,
  MAX_POST_LENGTH,
  MAX_SENT_FILES,
  MAX_SENT_PROBLEMS,
  MAX_TERMS,
  MAX_VARIABLE_LENGTH,
  MAX_VARIABLES,
  REPORT_LANGUAGES,
  RESULT_ORDERS,
  STOP_REASONS,
} from './analyzer.constants.js';
import { batchSizeOrFallback, mergeVariables } from './analyzer.model.js';
import { PROVIDER_IDS } from './providers/providers.constants.js';

/** PostgreSQL stores neither NUL nor half a surrogate pair, and a terminal obeys control characters. */
const isPlain = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();
const line = z
  .string()
  .trim()
  .refine(isPlain, { error: () => SAY().noControl });

const term = line
  .min(1, { error: () => SAY().notEmpty })
  .max(MAX_VARIABLE_LENGTH, { error: () => SAY().atMostCharacters(MAX_VARIABLE_LENGTH) });

const variable = z.union([
  line
    .max(MAX_VARIABLE_LENGTH, { error: () => SAY().longVariable(MAX_VARIABLE_LENGTH) })
    .transform((name) => ({ name, terms: [] as string[] })),
  z.object({
    name: term,
    terms: z
      .array(term)
      .max(MAX_TERMS, { error: () => SAY().manyTerms(MAX_TERMS) })
      .default([]),
  }),
]);

/** Trimmed, empty ones left out, each name once; at least one. */
export const variableList = z
  .array(variable, { error: () => SAY().listOfText })
  .transform((list) => mergeVariables(list.filter((one) => one.name !== '')))
  .refine((list) => list.length > 0, { error: () => SAY().oneVariable })
  .refine((list) => list.length <= MAX_VARIABLES, { error: () => SAY().manyVariables(MAX_VARIABLES) });

/** Names and reasons quote the sender's file, so they are made plain instead of being refused. */
const quoted = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, '')
        .toWellFormed()
        .trim(),
    );

const problem = z.object({
  line: z.number().int().min(1).nullable(),
  index: z.number().int().min(0),
  reason: quoted(1000),
  file: quoted(MAX_FILE_NAME_LENGTH).optional(),
});

const intakeFile = z.object({
  name: quoted(MAX_FILE_NAME_LENGTH),
  format: z.enum(COMMENT_FILE_FORMATS),
  encoding: quoted(40).meta({ example: 'GB18030' }),
  rows: z.number().int().min(0),
});

const leftOut = z.number().int().min(0).max(1_000_000_000).default(0);
export const SentIntake = z
  .object({
    duplicates: leftOut,
    empty: leftOut,
    rejected: leftOut,
    problems: z.array(problem).max(MAX_SENT_PROBLEMS).default([]),
    files: z.array(intakeFile).max(MAX_SENT_FILES).default([]),
  })
  .meta({
    id: 'SentIntake',
    description: 'Rows that the sender left out while reading the file, and why: kept with the run',
  });
export type SentIntake = z.output<typeof SentIntake>;

/** What an analysis is asked for, beside its comments. */
export const AnalysisQuestion = z.object({
  variables: variableList,
  api_provider: z.enum(PROVIDER_IDS).optional(),
  batch_size: z
    .unknown()
    .optional()
    .transform(batchSizeOrFallback)
    .meta({ description: '8, 16, 24 or 32; else 16' }),
  post_content: z
    .string()
    .max(MAX_POST_LENGTH, { error: () => SAY().atMostCharacters(MAX_POST_LENGTH) })
    .default('')
    .transform((text) => text.replaceAll('\u0000', '').toWellFormed().trim()),
  api_key: z
    .string()
    .trim()
    .max(500, { error: () => SAY().atMostCharacters(500) })
    .optional()
    .meta({ description: 'Gemini only: used for this run, kept in memory, never stored or logged' }),
  file_name: line
    .max(MAX_FILE_NAME_LENGTH, { error: () => SAY().atMostCharacters(MAX_FILE_NAME_LENGTH) })
    .default(''),
  intake: SentIntake.optional(),
  fresh: z.boolean().default(false).meta({ description: 'Asks again what the answer cache already knows' }),
  budget: z
    .number()
    .positive({ error: () => SAY().moreThan0 })
    .max(1_000_000)
    .optional()
    .meta({ description: 'USD at which the run pauses' }),
  off_peak: z.boolean().default(false).meta({ description: "Waits for the provider's cheaper hours" }),
  language: z.enum(REPORT_LANGUAGES).default('zh').meta({ description: 'Of reasons and summary' }),
  with_results: z
    .boolean()
    .default(true)
    .meta({ description: 'false: a run that ends at once is answered without its results' }),
});

const isGiven = (data: unknown) => data !== undefined && data !== null;

/** The comments of a run, as they come in the body, and what the sender says of their file. */
export const SentComments = z.object({
  comments_data: z.unknown().refine(isGiven, { error: () => SAY().missing }),
  ...AnalysisQuestion.pick({ file_name: true, intake: true }).shape,
});

/** The body of POST /api/fb-analyzer/analyze. */
export const StartAnalysisInput = AnalysisQuestion.extend({
  comments_data: z.unknown().optional().meta({ description: 'A list of comments, or an object around one' }),
  upload: uploadKey.optional(),
})
  .refine((input) => isGiven(input.comments_data) !== isGiven(input.upload), {
    error: () => SAY().commentsOrUpload,
    path: ['comments_data'],
  })
  .meta({ id: 'StartAnalysisInput' });

export const Intake = z
  .object({
    rows: z.number().int(),
    accepted: z.number().int(),
    duplicates: z.number().int(),
    empty: z.number().int(),
    rejected: z.number().int(),
    problems: z.array(problem),
    files: z.array(intakeFile).optional().meta({ description: 'Files that the comments were read from' }),
  })
  .meta({ id: 'AnalysisIntake', description: 'What became of the rows of the comment file' });
export type Intake = z.output<typeof Intake>;

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
    matched_variables: z.array(z.string()),
    quote: z.string().meta({ description: "The first tag's quote; empty without tags" }),
    tags: z.array(AnalysisTag),
    correction: TagCorrection.nullable(),
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

const analysisInfo = z.object({
  total_comments: z.number().int(),
  matched_comments: z.number().int(),
  failed_comments: z.number().int(),
  positive_comments: z.number().int(),
  neutral_comments: z.number().int(),
  negative_comments: z.number().int(),
  overall_sentiment: z.string().nullable(),
  status: z.enum(ANALYSIS_STATUSES),
  api_provider: z.enum(PROVIDER_IDS),
  provider_label: z.string(),
  model: z.string(),
  file_name: z.string(),
  variables: z.array(z.string()),
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
    api_provider: z.enum(PROVIDER_IDS),
    provider_label: z.string(),
    model: z.string(),
    file_name: z.string(),
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
export const ResumeAnalysisInput = AnalysisIdInput.extend({ api_key: apiKey, budget });

/**
 * Query of a page of results. `variable`, `tagged` and `none` narrow by tag, `search` by words of comment or author; `order`
 * ranks, `after` is then the `seq` of the last comment already seen.
 */
export const AnalysisResultsInput = AnalysisIdInput.extend({
  limit: z.coerce.number().int().min(1).max(5000).optional(),
  after: z.coerce.number().int().min(-1).optional(),
  variable: z.string().max(MAX_VARIABLE_LENGTH).optional(),
  none: z.union([z.boolean(), z.stringbool()]).optional(),
  tagged: z.union([z.boolean(), z.stringbool()]).optional(),
  order: z.enum(RESULT_ORDERS).optional().meta({ description: "The file's order, or most reactions first" }),
  search: z.string().trim().max(200).optional(),
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
});

export const AnalysisExportInput = AnalysisIdInput.extend({ format: z.enum(EXPORT_FORMATS) });

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
    destination: z.string().meta({ description: 'Who gets the comments, in which country, and what for' }),
  })
  .meta({ id: 'AnalysisProvider' });
export type ProviderInfo = z.output<typeof ProviderInfo>;
