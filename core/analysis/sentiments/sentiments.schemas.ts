import { z } from 'zod';
import { ChosenColumns } from '../../comments/column-choices/column-choices.schemas.js';
import { uploadKey } from '../../platform/objects/uploads.schemas.js';
import { Intake } from '../analyzer/intake.schemas.js';
import { PROVIDER_IDS } from '../analyzer/providers/providers.constants.js';
import {
  IMPORT_ROWS,
  LANGUAGES,
  MAX_TASK_ID_LENGTH,
  SENTIMENT_EXPORT_FORMATS,
  SENTIMENT_NAMES,
  SENTIMENT_ORIGINS,
  SENTIMENT_STATUSES,
} from './sentiments.constants.js';
import { SENTIMENTS_TEXTS } from './sentiments.texts.model.js';

const count = z.number().int();
const score = (description: string) => z.string().meta({ description, example: '7.3' });
const label = z.enum(['positive', 'neutral', 'negative']);
const taskId = z
  .string({
    error: (issue) => (issue.input == null ? SENTIMENTS_TEXTS().missing : SENTIMENTS_TEXTS().mustBeText),
  })
  .trim()
  .min(1, { error: () => SENTIMENTS_TEXTS().missing })
  .max(MAX_TASK_ID_LENGTH, { error: () => SENTIMENTS_TEXTS().atMostCharacters(MAX_TASK_ID_LENGTH) })
  .meta({ example: 'TASK-0001' });

/** A sentiment record of the API, and what it rests on. */
export const SentimentRecord = z
  .object({
    id: count,
    taskId: z.string().meta({ example: 'TASK-0001' }),
    analyzeDate: z.string().meta({ description: 'RFC 3339, or a day', example: '2026-11-21T08:30:00.000Z' }),
    sentimentScore: score(
      '0 to 10, one decimal: 10 times the share of positive comments and 5 times that of neutral ones; of an imported record as it came',
    ),
    aiSummary: z.string(),
    label: z.enum(SENTIMENT_NAMES),
    weightedScore: score('The same with comments counting by their reactions').nullable(),
    comments: z
      .object({
        total: count,
        positive: count,
        neutral: count,
        negative: count,
        failed: count,
        languages: z.record(z.string(), count),
      })
      .nullable()
      .meta({ description: 'Null when the record was taken over without its comments' }),
    origin: z.enum(SENTIMENT_ORIGINS),
    fileName: z.string(),
    filename: z
      .string()
      .nullable()
      .meta({ description: 'The server-made name under which the file can be analysed again' }),
    provider: z.enum(PROVIDER_IDS).nullable(),
    model: z.string().nullable(),
    engineVersion: z.string().nullable().meta({
      description:
        'Version of the local engine, or of the instruction to the AI service, that scored the comments; several are separated by commas. Null when the record was taken over without its comments',
      example: 'local-19',
    }),
    earlierScore: z.string().nullable().meta({
      description:
        'What the score was before an upgrade of smops made it again from the counts; null where it is the same',
    }),
    costUsd: z.number(),
    createdBy: z.string(),
  })
  .meta({ id: 'SentimentRecord' });
export type SentimentRecord = z.output<typeof SentimentRecord>;

export const SentimentComment = z
  .object({
    id: count,
    content: z.string(),
    author: z.string(),
    reactionsCount: count,
    time: z.string().nullable(),
    link: z.string().nullable(),
    label: label.nullable(),
    score: z.number().nullable().meta({ description: '0 (most negative) to 10 (most positive)' }),
    confidence: z.number().nullable(),
    language: z.enum(LANGUAGES).nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: 'SentimentComment' });
export type SentimentComment = z.output<typeof SentimentComment>;

/** An analysis that may not be finished yet. */
export const SentimentJob = z
  .object({
    id: count,
    taskId: z.string(),
    status: z.enum(SENTIMENT_STATUSES),
    progress: count.meta({ description: '0 to 100' }),
    error: z.string().nullable(),
    record: SentimentRecord.nullable().meta({ description: 'Once it is completed' }),
  })
  .meta({ id: 'SentimentJob' });
export type SentimentJob = z.output<typeof SentimentJob>;

export const SentimentDetails = SentimentJob.extend({
  mostPositive: z.array(SentimentComment),
  mostNegative: z.array(SentimentComment),
  mostReacted: z.array(SentimentComment),
  scores: z.array(count).length(10).nullable().meta({
    description: 'Comments by score: from 0 up to 1, from 1 up to 2 … from 9 to 10; null without comments',
  }),
  intake: Intake.nullable().meta({
    description:
      'What was read of the uploaded file, from which columns, and what was left out; null of what was imported in parts',
  }),
}).meta({ id: 'SentimentDetails' });
export type SentimentDetails = z.output<typeof SentimentDetails>;

export const AnalyzeSentimentInput = z
  .strictObject({
    filename: z
      .string()
      .min(1)
      .max(100)
      .meta({ example: 'upload-6f0a4a3e-8f5c-4b8c-9a3b-0d6f1f2a4b5c.json' }),
    taskId,
    provider: z.enum(PROVIDER_IDS).optional(),
  })
  .meta({ id: 'AnalyzeSentimentInput' });
export type AnalyzeSentimentInput = z.input<typeof AnalyzeSentimentInput>;

const whole = (max: number) => z.coerce.number().int().min(1).max(max);
export const SentimentListInput = z.object({
  limit: whole(1000).optional(),
  after: whole(Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({ description: 'Id of the last record one has; records are in the order of analyzeDate' }),
});
export type SentimentListInput = z.output<typeof SentimentListInput>;

export const SentimentCommentsInput = z.object({
  limit: whole(1000).default(100),
  after: z.coerce.number().int().min(0).default(0),
  label: label.optional(),
  language: z.enum(LANGUAGES).optional(),
  search: z.string().trim().max(200).optional(),
});
export type SentimentCommentsQuery = z.input<typeof SentimentCommentsInput>;

export const SentimentCommentPage = z
  .object({
    items: z.array(SentimentComment),
    next: count.nullable().meta({ description: '`after` of the next page; null on the last' }),
  })
  .meta({ id: 'SentimentCommentPage' });
export type SentimentCommentPage = z.output<typeof SentimentCommentPage>;

export const SentimentExportInput = z.object({ format: z.enum(SENTIMENT_EXPORT_FORMATS).default('csv') });

const rows = z
  .array(z.unknown(), { error: () => SENTIMENTS_TEXTS().mustBeList })
  .max(IMPORT_ROWS, { error: () => SENTIMENTS_TEXTS().atMostRows(IMPORT_ROWS) });
const dryRun = z.boolean().default(false).meta({ description: 'Checks everything and stores nothing' });

export const ImportRecordsInput = z.strictObject({ kind: z.literal('records'), rows, dryRun });
export const ImportReading = z
  .strictObject({
    mapping: ChosenColumns.optional(),
    dateOrder: z.enum(['day', 'month']).optional(),
    withPosts: z.boolean().optional(),
    withNames: z.boolean().optional(),
  })
  .meta({
    description:
      'How the rows are read, the same in every call of a source: the column of each field, null for none, where its name does not tell it; the order of dates such as 05/11/2026; whether posts and the names of people in chats are kept',
  });
export type ImportReading = z.output<typeof ImportReading>;

/** A value of a form that is JSON; what is none stays text, which is refused. */
const ofJson = (value: unknown) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};
/** The form of an upload, without its file. */
export const UploadFields = z.object({
  taskId,
  provider: z.enum(PROVIDER_IDS).optional(),
  reading: z
    .preprocess(ofJson, ImportReading.optional())
    .meta({ description: 'How the file is read, as JSON: see `reading` of an import' }),
});
export type UploadFields = z.input<typeof UploadFields>;

export const ImportCommentsInput = z.strictObject({
  kind: z.literal('comments'),
  taskId,
  source: z.string().min(1).max(200).meta({
    description:
      'Names the file, for example by a hash of its beginning: calls with the same source and task fill the same record, also after an interruption',
  }),
  rows,
  reading: ImportReading.optional(),
  earlier: z.record(z.string().max(100), z.number().int().min(0)).optional().meta({
    description:
      'How often comments without id and author stood in earlier calls of this source, by their identity (`text:…`): so the second "ok" of a file is another comment, also when it comes with the next call. Only those that stand in `rows` again are needed',
  }),
  last: z.boolean().default(false).meta({ description: 'No more rows follow: the record is made' }),
  incomplete: z.boolean().default(false).meta({
    description: 'With `last`: the file could not be read to its end, a later call of this source goes on',
  }),
  provider: z.enum(PROVIDER_IDS).optional(),
  fileName: z.string().max(255).default(''),
  dryRun,
});
export const ImportUploadInput = z.strictObject({
  kind: z.literal('upload'),
  taskId,
  upload: uploadKey,
  provider: z.enum(PROVIDER_IDS).optional(),
  dryRun,
});
/** A bulk import: a part of a file, or a whole uploaded one, see `smops sentiments add`. */
export const ImportSentimentsInput = z
  .discriminatedUnion('kind', [ImportRecordsInput, ImportCommentsInput, ImportUploadInput])
  .meta({ id: 'ImportSentimentsInput' });
export type ImportSentimentsInput = z.input<typeof ImportSentimentsInput>;

/** What became of the rows of one call. `read` is the sum of the other four. */
export const ImportOutcome = z
  .object({
    read: count,
    inserted: count,
    unchanged: count.meta({ description: 'Stored before, by this or another import' }),
    empty: count.meta({ description: 'Comments without text' }),
    rejected: count,
    problems: z.array(
      z.object({
        index: count.meta({ description: 'Of the row in the call, from 0' }),
        field: z.string().nullable(),
        message: z.string(),
      }),
    ),
    analysis: z
      .object({ id: count, status: z.enum(SENTIMENT_STATUSES) })
      .nullable()
      .meta({ description: 'The record that comments were added to' }),
  })
  .meta({ id: 'ImportOutcome' });
export type ImportOutcome = z.output<typeof ImportOutcome>;
