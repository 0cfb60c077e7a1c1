import { z } from 'zod';
import { uploadKey } from '../../platform/objects/uploads.schemas.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { MAX_TERMS, MAX_VARIABLE_LENGTH, MAX_VARIABLES } from '../codebooks/variables.constants.js';
import {
  MAX_CODEBOOK_REFERENCE,
  MAX_FILE_NAME_LENGTH,
  MAX_POST_LENGTH,
  REPORT_LANGUAGES,
} from './analyzer.constants.js';
import { batchSizeOrFallback, mergeVariables } from './analyzer.model.js';
import { SentIntake } from './intake.schemas.js';
import { line } from './line.schemas.js';
import { PROVIDER_IDS } from './providers/providers.constants.js';

const term = line
  .min(1, { error: () => ANALYSES_TEXTS().notEmpty })
  .max(MAX_VARIABLE_LENGTH, { error: () => ANALYSES_TEXTS().atMostCharacters(MAX_VARIABLE_LENGTH) });

const variable = z.union([
  line
    .max(MAX_VARIABLE_LENGTH, { error: () => ANALYSES_TEXTS().longVariable(MAX_VARIABLE_LENGTH) })
    .transform((name) => ({ name, terms: [] as string[] })),
  z.object({
    name: line
      .min(1, { error: () => ANALYSES_TEXTS().notEmpty })
      .max(MAX_VARIABLE_LENGTH, { error: () => ANALYSES_TEXTS().longVariable(MAX_VARIABLE_LENGTH) }),
    terms: z
      .array(term)
      .max(MAX_TERMS, { error: () => ANALYSES_TEXTS().manyTerms(MAX_TERMS) })
      .default([]),
  }),
]);

/** Trimmed, empty ones left out, each name once; at least one. */
export const variableList = z
  .array(variable, { error: () => ANALYSES_TEXTS().listOfText })
  .transform((list) => mergeVariables(list.filter((one) => one.name !== '')))
  .refine((list) => list.length > 0, { error: () => ANALYSES_TEXTS().oneVariable })
  .refine((list) => list.length <= MAX_VARIABLES, {
    error: () => ANALYSES_TEXTS().manyVariables(MAX_VARIABLES),
  });

/** What is looked for: variables, or those of a codebook. */
export const AskedVariables = z.object({
  variables: variableList.optional().meta({
    description:
      'What is looked for: names as staff say them; terms are further words that count as a mention',
  }),
  codebook: line
    .min(1, { error: () => ANALYSES_TEXTS().notEmpty })
    .max(MAX_CODEBOOK_REFERENCE, { error: () => ANALYSES_TEXTS().atMostCharacters(MAX_CODEBOOK_REFERENCE) })
    .optional()
    .meta({
      description: 'In place of variables: id or name of a codebook, as it is or as of a version (prices@3)',
    }),
});

/** Refuses a question with both, and one with neither. */
export const askedOnce = {
  isOne: ({ variables, codebook }: { variables?: unknown; codebook?: unknown }) =>
    (variables === undefined) !== (codebook === undefined),
  told: { error: () => ANALYSES_TEXTS().variablesOrCodebook, path: ['variables'] },
};

/** What an analysis is asked for, beside its comments. */
export const AnalysisQuestion = z.object({
  ...AskedVariables.shape,
  api_provider: z.enum(PROVIDER_IDS).optional().meta({
    description:
      'Who reads the comments; local is the engine of this server, which is free. unless given, the configured default',
  }),
  batch_size: z
    .unknown()
    .optional()
    .transform(batchSizeOrFallback)
    .meta({ description: '8, 16, 24 or 32; else 16' }),
  post_content: z
    .string()
    .max(MAX_POST_LENGTH, { error: () => ANALYSES_TEXTS().atMostCharacters(MAX_POST_LENGTH) })
    .default('')
    .transform((text) => text.replaceAll('\u0000', '').toWellFormed().trim())
    .meta({ description: 'Text of the post that the comments stand under' }),
  api_key: z
    .string()
    .trim()
    .max(500, { error: () => ANALYSES_TEXTS().atMostCharacters(500) })
    .optional()
    .meta({ description: 'Gemini only: used for this run, kept in memory, never stored or logged' }),
  file_name: line
    .max(MAX_FILE_NAME_LENGTH, { error: () => ANALYSES_TEXTS().atMostCharacters(MAX_FILE_NAME_LENGTH) })
    .default(''),
  intake: SentIntake.optional(),
  fresh: z.boolean().default(false).meta({ description: 'Asks again what the answer cache already knows' }),
  budget: z
    .number()
    .positive({ error: () => ANALYSES_TEXTS().moreThan0 })
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

/** Names comments that smops has already. */
export const storedComments = z.string().min(1).max(64).meta({
  description: 'A run, or the exploration of a file, whose comments are analysed, in place of comments_data',
});

/** The comments of a run, as they come in the body, and what the sender says of their file. */
export const SentComments = z.object({
  comments_data: z.unknown().refine(isGiven, { error: () => ANALYSES_TEXTS().missing }),
  ...AnalysisQuestion.pick({ file_name: true, intake: true }).shape,
});

/** The body of POST /api/fb-analyzer/analyze. */
export const StartAnalysisInput = AnalysisQuestion.extend({
  comments_data: z.unknown().optional().meta({
    description: 'A list of comments (texts, or { message, created_time, … }), or an object around one',
  }),
  upload: uploadKey.optional(),
  task_id: storedComments.optional(),
})
  .refine(
    ({ comments_data, upload, task_id }) => [comments_data, upload, task_id].filter(isGiven).length === 1,
    { error: () => ANALYSES_TEXTS().commentsOrUpload, path: ['comments_data'] },
  )
  .refine(askedOnce.isOne, askedOnce.told)
  .meta({ id: 'StartAnalysisInput' });
