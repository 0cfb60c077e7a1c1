import { z } from 'zod';
import { messageOf, notFound } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { verb } from '../../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { checkBatch, createVariableFinder } from '../answers/check-answer.js';
import { dayOf } from '../worker/budget/budget.js';
import { destinationText } from './destination.texts.model.js';
import { findServers } from './own/find-servers.js';
import { formText } from './own/form-text.model.js';
import { TRIAL_COMMENTS, TRIAL_QUESTION } from './own/learn.js';
import { addUsage, costOfDay, findConcurrency, listMonthlyUsage } from './provider-state.repository.js';
import { PROVIDER_LABELS, type ProviderId } from './providers.constants.js';
import { PROVIDERS } from './providers.operations.js';
import {
  FoundServer,
  ProviderCosts,
  ProviderCostsInput,
  ProviderModels,
  ProviderState,
  ProviderTest,
  TestProviderInput,
} from './providers.schemas.js';
import { labelOf } from './reader.js';
import type { RegisteredProvider } from './registry.js';

const TEST_MS = 30_000;
/** A machine of one's own loads its model first, and reads slowly. */
const PATIENT_TEST_MS = 240_000;

const labelOfId = (id: string) => PROVIDER_LABELS[id as ProviderId] ?? id;
const roundUsd = (usd: number) => Number(usd.toPrecision(12));

/** The providers as an admin sees them. Needs the right to administer. */
export const listProviderStates = verb(
  PROVIDERS.list,
  { answer: ['The providers', z.array(ProviderState)] },
  async (ctx: AnalyzerContext) => {
    const { config, analyzer, db } = ctx;
    return await Promise.all(
      analyzer.providers.list().map(async (provider) => {
        const { id } = provider;
        const place = (await provider.findPlace?.()) ?? null;
        return {
          id,
          label: labelOf(provider),
          model: provider.model,
          address: provider.address,
          keyConfigured:
            id === 'own' ? config.ownModel.apiKey !== undefined : provider.isPaid && provider.isConfigured,
          isReady: provider.isConfigured,
          takesKey: provider.takesKey,
          isPaid: provider.isPaid,
          isCounted: provider.isCounted !== false,
          isDefault: id === config.defaultProvider,
          isAllowed: analyzer.providers.isAllowed(id),
          place,
          destination: destinationText({ address: provider.address, place }),
          format: provider.learned === undefined ? null : formText(await provider.learned()),
          concurrency:
            (provider.isService && !provider.isSteady ? await findConcurrency(db, id) : undefined) ??
            provider.concurrency,
          dearUntil: provider.peakPricingUntil?.()?.toISOString() ?? null,
        };
      }),
    );
  },
);

/**
 * Asks a provider a tiny question with its configured key; what that costs is counted. How a model of one's own answers is
 * found out again. A refusal is an answer, not an error. Throws NOT_FOUND for a provider this server does not have, FORBIDDEN for one that its policy does not allow.
 */
export const testProvider = verb(
  PROVIDERS.test,
  { of: TestProviderInput, answer: ['What it answered', ProviderTest] },
  async (ctx: AnalyzerContext, { provider: id }) => {
    const provider = ctx.analyzer.providers.find(id);
    if (provider === undefined) throw notFound(THING_NAMES().provider(id));
    ctx.analyzer.providers.requireAllowed(provider.id);
    const startedMs = performance.now();
    await provider.forget?.();
    const { model, costUsd, problem, answers } = await askTiny(ctx, provider);
    const ms = Math.round(performance.now() - startedMs);
    const message = problem ?? ANALYSES_TEXTS().answeredWell(labelOf(provider));
    const format = provider.learned === undefined ? null : formText(await provider.learned());
    return { id: provider.id, ok: problem === undefined, message, model, ms, costUsd, format, answers };
  },
);

/** Servers of models on this machine. Looks only when it is called. Needs the right to administer. */
export const findModelServers = verb(
  PROVIDERS.findServers,
  { answer: ['The servers that answered', z.array(FoundServer)] },
  () => findServers(AbortSignal.timeout(TEST_MS)),
);

/** The models at a provider's address. Throws NOT_FOUND for a provider this server does not have. */
export const listProviderModels = verb(
  PROVIDERS.models,
  { of: TestProviderInput, answer: ['The models', ProviderModels] },
  async (ctx: AnalyzerContext, { provider: id }) => {
    const provider = ctx.analyzer.providers.find(id);
    if (provider === undefined) throw notFound(THING_NAMES().provider(id));
    const isAsked = provider.isConfigured && ctx.analyzer.providers.isAllowed(id);
    const models = isAsked ? await provider.listModels?.(AbortSignal.timeout(TEST_MS)) : undefined;
    return { models: models ?? null };
  },
);

interface Told {
  model: string;
  costUsd: number;
  problem?: string;
  answers: ProviderTest['answers'];
}

async function askTiny({ db, clock, config }: AnalyzerContext, provider: RegisteredProvider): Promise<Told> {
  const limitMs = provider.isSteady === true ? PATIENT_TEST_MS : TEST_MS;
  const signal = AbortSignal.timeout(limitMs);
  try {
    const reply = await provider.askBatch(TRIAL_QUESTION, TRIAL_COMMENTS, { signal, secret: 'test' });
    const { failure, model, usage } = reply;
    if (usage.costUsd > 0) await addUsage(db, dayOf(clock.now(), config.timeZone), provider.id, usage);
    const find = createVariableFinder(TRIAL_QUESTION.variables);
    const asked = TRIAL_COMMENTS.map(({ id, text }) => ({ seq: id, content: text }));
    const { good } = await checkBatch(reply.answers, asked, find, {
      isLastTry: true,
      canCross: provider.isService,
    });
    const answers = TRIAL_COMMENTS.flatMap(({ id, text }) => {
      const answer = good.get(id);
      if (answer === undefined) return [];
      return [{ text, tags: answer.tags.map(({ variable }) => variable), sentiment: answer.sentiment.label }];
    });
    const told = { model, costUsd: usage.costUsd, answers };
    if (failure !== undefined) return { ...told, problem: failure.message };
    return answers.length === TRIAL_COMMENTS.length
      ? told
      : { ...told, problem: ANALYSES_TEXTS().answeredOther };
  } catch (error) {
    const problem = signal.aborted ? ANALYSES_TEXTS().noAnswerWithin(limitMs / 1000) : messageOf(error);
    return { model: provider.model, costUsd: 0, problem, answers: [] };
  }
}

/** What the providers have charged, by month and provider, with what is spent today. Needs the right to administer. */
export const listProviderCosts = verb(
  PROVIDERS.costs,
  { input: ProviderCostsInput, answer: ['The months, newest first', ProviderCosts] },
  async (ctx: AnalyzerContext, { months }) => {
    const today = dayOf(ctx.clock.now(), ctx.config.timeZone);
    const [year = 0, month = 1] = today.split('-').map(Number);
    const since = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
    const byMonth = new Map<string, ProviderCosts['months'][number]>();
    for (const { month: name, provider: id, ...usage } of await listMonthlyUsage(ctx.db, since)) {
      const entry = byMonth.get(name) ?? { month: name, costUsd: 0, providers: [] };
      entry.costUsd = roundUsd(entry.costUsd + usage.costUsd);
      entry.providers.push({ id, label: labelOfId(id), ...usage, costUsd: roundUsd(usage.costUsd) });
      byMonth.set(name, entry);
    }
    return {
      dailyBudgetUsd: ctx.config.dailyBudgetUsd ?? null,
      todayUsd: roundUsd(await costOfDay(ctx.db, today)),
      months: [...byMonth.values()],
    };
  },
);
