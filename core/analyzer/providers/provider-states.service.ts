import type { z } from 'zod';
import { requireRight } from '../../context.js';
import { messageOf, notFound } from '../../errors.js';
import { THING } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { SAY } from '../analyses.texts.model.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { dayOf } from '../worker/budget/budget.js';
import { destinationText } from './destination.texts.model.js';
import { addUsage, costOfDay, findConcurrency, listMonthlyUsage } from './provider-state.repository.js';
import { PROVIDER_LABELS, type ProviderId } from './providers.constants.js';
import {
  type ProviderCosts,
  ProviderCostsInput,
  type ProviderState,
  type ProviderTest,
  TestProviderInput,
} from './providers.schemas.js';
import type { RegisteredProvider } from './registry.js';

const TEST_MS = 30_000;
/** One comment and one variable: the smallest question that shows key, address, model and the answer's form. */
const TEST_QUESTION = { variables: [{ name: 'parking', terms: [] }], post: '', language: 'en' as const };
// same-text: what is asked, not what is told
const TEST_COMMENT = { id: 1, text: 'Parking kat sini susah' };

const labelOf = (id: string) => PROVIDER_LABELS[id as ProviderId] ?? id;
const roundUsd = (usd: number) => Number(usd.toPrecision(12));

/** The providers as an admin sees them. Needs the right to administer. */
export async function listProviderStates(ctx: AnalyzerContext): Promise<ProviderState[]> {
  requireRight(ctx, 'administer');
  const { config, analyzer, db } = ctx;
  return await Promise.all(
    analyzer.providers.list().map(async (provider) => {
      const { id } = provider;
      return {
        id,
        label: PROVIDER_LABELS[id],
        model: provider.model,
        address: provider.address,
        keyConfigured: provider.isPaid && provider.isConfigured,
        takesKey: provider.takesKey,
        isPaid: provider.isPaid,
        isDefault: id === config.defaultProvider,
        isAllowed: analyzer.providers.isAllowed(id),
        destination: destinationText(provider.address),
        concurrency: (provider.isPaid ? await findConcurrency(db, id) : undefined) ?? provider.concurrency,
        dearUntil: provider.peakPricingUntil?.()?.toISOString() ?? null,
      };
    }),
  );
}

/**
 * Asks a provider one tiny question with its configured key; what that costs is counted. A refusal is an answer, not an
 * error. Throws NOT_FOUND for a provider this server does not have, FORBIDDEN for one that its policy does not allow.
 */
export async function testProvider(
  ctx: AnalyzerContext,
  input: z.input<typeof TestProviderInput>,
): Promise<ProviderTest> {
  requireRight(ctx, 'administer');
  const { provider: id } = parseInput(TestProviderInput, input);
  const provider = ctx.analyzer.providers.find(id);
  if (provider === undefined) throw notFound(THING().provider(id));
  ctx.analyzer.providers.requireAllowed(provider.id);
  const startedMs = performance.now();
  const { model, costUsd, problem } = await askTiny(ctx, provider);
  const ms = Math.round(performance.now() - startedMs);
  const message = problem ?? SAY().answeredWell(PROVIDER_LABELS[provider.id]);
  return { id: provider.id, ok: problem === undefined, message, model, ms, costUsd };
}

async function askTiny(
  { db, clock, config }: AnalyzerContext,
  provider: RegisteredProvider,
): Promise<{ model: string; costUsd: number; problem?: string }> {
  const signal = AbortSignal.timeout(TEST_MS);
  try {
    const { answers, failure, model, usage } = await provider.askBatch(TEST_QUESTION, [TEST_COMMENT], {
      signal,
      secret: 'test',
    });
    if (usage.costUsd > 0) await addUsage(db, dayOf(clock.now(), config.timeZone), provider.id, usage);
    const { costUsd } = usage;
    if (failure !== undefined) return { model, costUsd, problem: failure.message };
    return answers.some((answer) => answer.id === TEST_COMMENT.id)
      ? { model, costUsd }
      : { model, costUsd, problem: SAY().answeredOther };
  } catch (error) {
    const problem = signal.aborted ? SAY().noAnswerWithin(TEST_MS / 1000) : messageOf(error);
    return { model: provider.model, costUsd: 0, problem };
  }
}

/** What the providers have charged, by month and provider, with what is spent today. Needs the right to administer. */
export async function listProviderCosts(
  ctx: AnalyzerContext,
  input: z.input<typeof ProviderCostsInput> = {},
): Promise<ProviderCosts> {
  requireRight(ctx, 'administer');
  const { months } = parseInput(ProviderCostsInput, input);
  const today = dayOf(ctx.clock.now(), ctx.config.timeZone);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const since = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
  const byMonth = new Map<string, ProviderCosts['months'][number]>();
  for (const { month: name, provider: id, ...usage } of await listMonthlyUsage(ctx.db, since)) {
    const entry = byMonth.get(name) ?? { month: name, costUsd: 0, providers: [] };
    entry.costUsd = roundUsd(entry.costUsd + usage.costUsd);
    entry.providers.push({ id, label: labelOf(id), ...usage, costUsd: roundUsd(usage.costUsd) });
    byMonth.set(name, entry);
  }
  return {
    dailyBudgetUsd: ctx.config.dailyBudgetUsd ?? null,
    todayUsd: roundUsd(await costOfDay(ctx.db, today)),
    months: [...byMonth.values()],
  };
}
