import { z } from 'zod';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { DEFAULT_BATCH_SIZE, MAX_POST_LENGTH, REPORT_LANGUAGES } from '../analyzer.constants.js';
import { batchSizeOrFallback } from '../analyzer.model.js';
import { AskedVariables, askedOnce, storedComments } from '../start-analysis.schemas.js';
import { PLACES } from './place.model.js';
import { PROVIDER_IDS } from './providers.constants.js';

/** What an admin sees of a provider: never its key, only whether there is one. */
export const ProviderState = z
  .object({
    id: z.enum(PROVIDER_IDS),
    label: z.string(),
    model: z.string(),
    address: z.string().nullable().meta({ description: 'Host that gets the comments; null: none does' }),
    keyConfigured: z.boolean(),
    takesKey: z.boolean().meta({ description: 'A request may bring its own key' }),
    isReady: z.boolean().meta({ description: 'Whether it can be asked now, with what is configured' }),
    isPaid: z.boolean(),
    isCounted: z
      .boolean()
      .meta({ description: 'False where it may cost money and no price is set that budgets could count' }),
    isDefault: z.boolean(),
    isAllowed: z.boolean().meta({ description: 'Whether SMOPS_PROVIDERS lets anybody use it' }),
    place: z
      .enum(PLACES)
      .nullable()
      .meta({ description: "Where the address of a model of one's own leads; null for others" }),
    destination: z.string(),
    format: z.string().nullable().meta({
      description: "Of a model of one's own: how it was found to answer, in words; null for others",
    }),
    concurrency: z.number().int().meta({ description: 'Calls at once that it has shown to bear' }),
    dearUntil: z.string().nullable().meta({ description: 'When its peak hours end; null: outside them' }),
  })
  .meta({ id: 'ProviderState' });
export type ProviderState = z.output<typeof ProviderState>;

export const TestProviderInput = z.object({ provider: z.string().min(1).max(40) });

export const ProviderTest = z
  .object({
    id: z.enum(PROVIDER_IDS),
    ok: z.boolean(),
    message: z.string().meta({ description: 'What the answer was, in words' }),
    model: z.string().meta({ description: 'As the provider names it' }),
    ms: z.number().int(),
    costUsd: z.number(),
    format: z.string().nullable().meta({ description: 'As in the list of providers' }),
    answers: z
      .array(
        z.object({
          text: z.string(),
          tags: z.array(z.string()),
          sentiment: z.enum(['positive', 'neutral', 'negative']),
        }),
      )
      .meta({ description: 'What it said of the comments that it was asked' }),
  })
  .meta({ id: 'ProviderTest' });
export type ProviderTest = z.output<typeof ProviderTest>;

/** A server of models that answers on this machine. */
export const FoundServer = z
  .object({
    name: z.string().meta({ example: 'Ollama', description: 'What usually answers on that port' }),
    url: z.string().meta({ example: 'http://127.0.0.1:11434/v1' }),
    models: z.array(z.string()),
  })
  .meta({ id: 'FoundServer' });
export type FoundServer = z.output<typeof FoundServer>;

export const ProviderModels = z
  .object({
    models: z.array(z.string()).nullable().meta({ description: 'Null: nothing there names its models' }),
  })
  .meta({ id: 'ProviderModels' });
export type ProviderModels = z.output<typeof ProviderModels>;

const ReaderScore = z.object({
  label: z.string(),
  model: z.string(),
  comments: z.number().int().meta({ description: 'That were asked in the time that a measurement has' }),
  failed: z.number().int().meta({ description: 'Of these, without an answer that stands the check' }),
  f1: z.number().nullable().meta({ description: 'Of tags, 0 to 1; null when there were none' }),
  sentiment: z
    .number()
    .nullable()
    .meta({ description: 'Share of comments with the right sentiment, 0 to 1' }),
  secondsPerComment: z.number(),
  usdPerThousand: z
    .number()
    .nullable()
    .meta({ description: 'Cost of 1,000 comments; null: no price is set' }),
});

/** How well a provider and the local engine read the same comments. */
export const ProviderMeasure = z
  .object({
    provider: ReaderScore,
    engine: ReaderScore,
    problem: z.string().nullable().meta({ description: 'Why it ended early, or what went wrong' }),
  })
  .meta({ id: 'ProviderMeasure' });
export type ProviderMeasure = z.output<typeof ProviderMeasure>;

export const ProviderCostsInput = z.object({ months: z.coerce.number().int().min(1).max(120).default(12) });

export const ProviderCosts = z
  .object({
    dailyBudgetUsd: z.number().nullable(),
    todayUsd: z.number(),
    months: z
      .array(
        z.object({
          month: z.string().meta({ example: '2026-11', description: 'In SMOPS_TIME_ZONE' }),
          costUsd: z.number(),
          providers: z.array(
            z.object({
              id: z.string(),
              label: z.string(),
              inputTokens: z.number(),
              outputTokens: z.number(),
              costUsd: z.number(),
            }),
          ),
        }),
      )
      .meta({ description: 'Months in which something was paid, newest first' }),
  })
  .meta({ id: 'ProviderCosts' });
export type ProviderCosts = z.output<typeof ProviderCosts>;

/** Like the start of an analysis, with the comments' measure (`measureComments`) in place of the comments. */
export const EstimateInput = z
  .object({
    ...AskedVariables.shape,
    api_provider: z.enum(PROVIDER_IDS).optional(),
    batch_size: z.unknown().optional().transform(batchSizeOrFallback),
    post_content: z.string().max(MAX_POST_LENGTH).default(''),
    language: z.enum(REPORT_LANGUAGES).default('zh'),
    comments: z
      .number()
      .int()
      .min(0)
      .max(10_000_000)
      .optional()
      .meta({ description: 'That differ from each other' }),
    text_tokens: z.number().min(0).max(1e12).optional(),
    task_id: storedComments.optional(),
  })
  .refine(askedOnce.isOne, askedOnce.told)
  .refine(
    ({ comments, text_tokens, task_id }) =>
      task_id === undefined
        ? comments !== undefined && text_tokens !== undefined
        : comments === undefined && text_tokens === undefined,
    { error: () => ANALYSES_TEXTS().measureOrTask, path: ['comments'] },
  )
  .meta({
    id: 'EstimateInput',
    example: { variables: ['lubang'], batch_size: DEFAULT_BATCH_SIZE, comments: 1200, text_tokens: 24_000 },
  });

export const AnalysisEstimate = z
  .object({
    api_provider: z.enum(PROVIDER_IDS),
    provider_label: z.string(),
    model: z.string(),
    calls: z.number().int(),
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
    cost_usd: z
      .number()
      .meta({ description: 'About, if every comment is asked; answers known before cost nothing' }),
    uncounted: z.string().nullable().meta({
      description:
        'Said where the run may cost money and no price is set that could be counted; null otherwise',
    }),
    off_peak_cost_usd: z
      .number()
      .nullable()
      .meta({ description: 'In the cheaper hours; null when these are not dearer' }),
    dear_until: z.string().nullable(),
    day_left_usd: z
      .number()
      .nullable()
      .meta({ description: "What is left of the day's budget; null: none is set" }),
    missing: z
      .string()
      .nullable()
      .meta({ description: 'What a run with no key of its own would be refused for; null: nothing' }),
    ask_above_usd: z.number().meta({ description: 'The terminal asks before a run that costs more' }),
  })
  .meta({ id: 'AnalysisEstimate' });
export type AnalysisEstimate = z.output<typeof AnalysisEstimate>;
