import { createHash } from 'node:crypto';
import { z } from 'zod';
import { requireRight } from '../../../context.js';
import { AppError, notFound } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { parseInput } from '../../../parse-input.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { requireAnalysis } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { findCachedAnswers, saveCachedAnswers } from '../answers/answer-cache.repository.js';
import { FAILURE } from '../failures.texts.model.js';
import { describeMissingKey } from '../providers/missing-key.js';
import type { Place } from '../providers/place.model.js';
import { costOf } from '../providers/prices.js';
import type { Completion, ReportLanguage } from '../providers/provider.js';
import type { ProviderId } from '../providers/providers.constants.js';
import { labelOf } from '../providers/reader.js';
import type { RegisteredProvider } from '../providers/registry.js';
import { listComments } from '../runs/results.repository.js';
import { dayOf } from '../worker/budget/budget.js';
import { payOnce } from '../worker/budget/pay-once.js';
import { type CommentTranslation, TranslateCommentInput } from './translation.schemas.js';
import { readTranslation, TRANSLATION_VERSION, translationMessage } from './translation-prompt.js';

const Kept = z.object({ translation: z.string(), costUsd: z.number() });

/** A machine of one's own may still have a run's batch to read first. */
const PATIENT_MS = 240_000;
const HURRIED_MS = 60_000;

/** Translations under way, by their key: two people who ask for the same one pay once. */
const underWay = new Map<string, Promise<CommentTranslation>>();

/** The run's own service, else the first that is allowed and configured. Throws NOT_CONFIGURED without one. */
function chooseTranslator(ctx: AnalyzerContext, preferred: ProviderId): RegisteredProvider {
  const { providers } = ctx.analyzer;
  const services = ctx.config.allowedProviders
    .map((id) => providers.find(id))
    .filter((one) => one?.complete !== undefined) as RegisteredProvider[];
  const ready = services.filter((one) => one.isConfigured);
  const chosen = ready.find(({ id }) => id === preferred) ?? ready[0];
  if (chosen !== undefined) return chosen;
  const [first] = services;
  throw new AppError(
    'NOT_CONFIGURED',
    first === undefined
      ? ANALYSES_TEXTS().noTranslation
      : ANALYSES_TEXTS().translationNeeds(describeMissingKey(ctx, first.id)),
  );
}

function keyOf(provider: RegisteredProvider, language: ReportLanguage, text: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([provider.id, provider.model, TRANSLATION_VERSION, language, text]))
    .digest();
}

async function pay(
  ctx: AnalyzerContext,
  provider: RegisteredProvider,
  key: Buffer,
  language: ReportLanguage,
  text: string,
  reach: Place | undefined,
): Promise<CommentTranslation> {
  const { db, analyzer, config, clock } = ctx;
  const message = translationMessage(text, language);
  const price = provider.prices?.()?.now;
  const mostUsd =
    price === undefined
      ? 0
      : costOf(price, {
          input: Buffer.byteLength(message.system + message.user) + 200,
          cached: 0,
          output: message.maxOutputTokens,
        });
  let translation: string | undefined;
  const reply = await payOnce<Completion>({
    ...{ db, mostUsd, owner: analyzer.owner, budget: analyzer.dayBudget, provider: provider.id },
    day: dayOf(clock.now(), config.timeZone),
    call: async () => {
      const made = await provider.complete?.(message, {
        reach,
        signal: AbortSignal.timeout(provider.isSteady ? PATIENT_MS : HURRIED_MS),
      });
      if (made === undefined) throw new AppError('NOT_CONFIGURED', ANALYSES_TEXTS().translatesNothing);
      translation = made.failure === undefined ? readTranslation(made.text ?? '') : undefined;
      return made;
    },
    store: async (trx, { model, usage }) => {
      if (translation === undefined) return;
      await saveCachedAnswers(trx, [{ key, model, answer: { translation, costUsd: usage.costUsd } }]);
    },
  });
  if (reply === undefined) {
    throw new AppError('THROTTLED', ANALYSES_TEXTS().noRoomToTranslate);
  }
  if (translation === undefined) {
    const why = reply.failure?.message ?? FAILURE().unreadable(labelOf(provider));
    throw new AppError('UPSTREAM', ANALYSES_TEXTS().notTranslated(why));
  }
  return answerOf(provider, language, { translation, costUsd: reply.usage.costUsd }, reply.model, false);
}

const answerOf = (
  provider: RegisteredProvider,
  language: ReportLanguage,
  kept: z.output<typeof Kept>,
  model: string,
  cached: boolean,
): CommentTranslation => ({
  text: kept.translation,
  language,
  provider: provider.id,
  provider_label: labelOf(provider),
  model,
  cost_usd: kept.costUsd,
  cached,
});

/**
 * Translates a comment of a run by an AI service, once for each text, language and model: it is kept with its cost. Throws
 * NOT_FOUND, NOT_CONFIGURED without a service, THROTTLED when the day's budget is used up, UPSTREAM when the service fails.
 */
export async function translateComment(
  ctx: AnalyzerContext,
  place: { runId: string; seq: number },
  input: z.input<typeof TranslateCommentInput>,
): Promise<CommentTranslation> {
  requireRight(ctx, 'analyze');
  const { language } = parseInput(TranslateCommentInput, input);
  const run = await requireAnalysis(ctx, place.runId);
  const [comment] = await listComments(ctx.db, run.id, [place.seq]);
  if (comment === undefined) throw notFound(THING_NAMES().comment(place.seq + 1, run.analysisId));
  const provider = chooseTranslator(ctx, run.provider);
  const text = comment.content;
  const key = keyOf(provider, language, text);
  const hex = key.toString('hex');
  const known = (await findCachedAnswers(ctx.db, [key])).get(hex);
  const kept = Kept.safeParse(known?.answer);
  if (known !== undefined && kept.success) return answerOf(provider, language, kept.data, known.model, true);
  const shared = underWay.get(hex);
  if (shared !== undefined) return { ...(await shared), cached: true };
  const made = pay(ctx, provider, key, language, text, run.reader?.place).finally(() => underWay.delete(hex));
  underWay.set(hex, made);
  return await made;
}
