import type { z } from 'zod';
import { readCommentsInSlices } from '../../../comments/read-comment-file.js';
import { requireRight } from '../../../context.js';
import { notFound } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { parseInput } from '../../../parse-input.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { type Asked, whatIsAsked } from '../../codebooks/run-codebook.service.js';
import { measureComments, tokensOf } from '../analyzer.model.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { describeMissingKey } from '../providers/missing-key.js';
import { costOf, type Price } from '../providers/prices.js';
import { systemPrompt } from '../providers/prompt/prompt.js';
import { costOfDay } from '../providers/provider-state.repository.js';
import { type AnalysisEstimate, EstimateInput } from '../providers/providers.schemas.js';
import { batchSizeFor, labelOf } from '../providers/reader.js';
import { StartAnalysisInput } from '../start-analysis.schemas.js';
import { dayOf } from '../worker/budget/budget.js';
import { measureStored } from './stored-comments.service.js';

/** Id, braces and quotes around a comment, and around its answer with the usual tag, quote and reasons. */
const WRAPPING_TOKENS = 20;
const ANSWER_TOKENS = 160;

/**
 * What a run would cost with every comment asked once and no discount for repeated prompts, so rather more than less.
 * The comments are given by their measure, or by the run that has them. Throws NOT_FOUND for a provider this server does not have,
 * FORBIDDEN for one that its policy does not allow.
 */
export async function estimateAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof EstimateInput>,
  known?: Asked,
): Promise<AnalysisEstimate> {
  requireRight(ctx, 'analyze');
  const {
    api_provider,
    variables: given,
    codebook,
    batch_size,
    post_content: post,
    language,
    task_id,
    comments = 0,
    text_tokens = 0,
  } = parseInput(EstimateInput, input);
  const { config, analyzer, clock, db } = ctx;
  const measure = task_id === undefined ? { comments, text_tokens } : await measureStored(ctx, task_id);
  const id = api_provider ?? config.defaultProvider;
  const provider = analyzer.providers.find(id);
  if (provider === undefined) throw notFound(THING_NAMES().provider(id));
  analyzer.providers.requireAllowed(id);
  const { variables } = known ?? (await whatIsAsked(ctx, { variables: given, codebook }));
  const prices = provider.prices?.();
  const calls = Math.ceil(measure.comments / (batchSizeFor(provider, batch_size) * provider.batchesPerCall));
  const promptTokens = prices === undefined ? 0 : tokensOf(systemPrompt({ variables, post, language }));
  const input_tokens = Math.ceil(
    prices === undefined
      ? 0
      : calls * promptTokens + measure.comments * WRAPPING_TOKENS + measure.text_tokens,
  );
  const output_tokens = prices === undefined ? 0 : measure.comments * ANSWER_TOKENS;
  const costAt = (price: Price) => costOf(price, { input: input_tokens, cached: 0, output: output_tokens });
  const peakPricingUntil = provider.peakPricingUntil?.();
  const { dailyBudgetUsd } = config;
  const spent = dailyBudgetUsd === undefined ? 0 : await costOfDay(db, dayOf(clock.now(), config.timeZone));
  return {
    api_provider: id,
    provider_label: labelOf(provider),
    model: provider.model,
    calls,
    input_tokens,
    output_tokens,
    cost_usd: prices === undefined ? 0 : costAt(prices.now),
    uncounted: provider.isCounted === false ? ANALYSES_TEXTS().uncounted(labelOf(provider)) : null,
    off_peak_cost_usd:
      peakPricingUntil === undefined || prices?.offPeak === undefined ? null : costAt(prices.offPeak),
    dear_until: peakPricingUntil?.toISOString() ?? null,
    day_left_usd: dailyBudgetUsd === undefined ? null : Math.max(0, dailyBudgetUsd - spent),
    missing: provider.isConfigured ? null : describeMissingKey(ctx, id),
    ask_above_usd: config.askAboveUsd,
  };
}

/** What that start would cost, its comments given in the input or by the run or exploration that has them. Throws as both do. */
export async function estimateStart(
  ctx: AnalyzerContext,
  input: z.input<typeof StartAnalysisInput>,
): Promise<AnalysisEstimate & { comments: number }> {
  const { comments_data: data, task_id, ...question } = parseInput(StartAnalysisInput, input);
  const { maxComments, timeZone } = ctx.config;
  const measure =
    task_id === undefined
      ? measureComments((await readCommentsInSlices(data, { limits: { maxComments }, timeZone })).comments)
      : await measureStored(ctx, task_id);
  return { ...(await estimateAnalysis(ctx, { ...question, ...measure })), comments: measure.comments };
}
