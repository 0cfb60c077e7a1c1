import { invalid } from '../../../errors.js';
import { SAY } from '../../../platform/texts/analyses.texts.model.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { promptVersionOf } from '../providers/prompt/prompt.js';
import type { Variable } from '../providers/provider.js';
import { batchSizeFor, labelOf, readerNow } from '../providers/reader.js';
import type { RegisteredProvider } from '../providers/registry.js';

/** How a provider is asked. */
interface Asked {
  variables: readonly Variable[];
  batchSize: number;
  apiKey: string | undefined;
  budget: number | undefined;
  offPeak: boolean;
}

/**
 * What the row of a new run says of the provider that reads it. Finds out first where a model of one's own stands, which is said with
 * the run, and held at each connection. Throws VALIDATION for a budget that the provider's cost cannot be counted against.
 */
export async function rowOfReader(
  { analyzer }: AnalyzerContext,
  provider: RegisteredProvider,
  { variables, batchSize, apiKey, budget, offPeak }: Asked,
) {
  await provider.findPlace?.();
  if (budget !== undefined && provider.isCounted === false)
    throw invalid(SAY().budgetUncounted(labelOf(provider)));
  return {
    provider: provider.id,
    model: provider.model,
    promptVersion: promptVersionOf(provider, [...variables]),
    variables: JSON.stringify(variables),
    batchSize: batchSizeFor(provider, batchSize),
    reader: readerNow(provider),
    keyHolder: apiKey === undefined ? null : analyzer.owner,
    budgetUsd: budget ?? null,
    offPeak,
  };
}

/** What the audit says of where the comments of a run go. */
export function destinationOf({ isService, address: sentTo, place }: RegisteredProvider): object {
  return isService ? { sentTo, ...(place === undefined ? {} : { place }) } : {};
}
