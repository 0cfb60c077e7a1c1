import { invalid } from '../../../errors.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { describeMissingKey } from './missing-key.js';
import { PROVIDER_LABELS, type ProviderId } from './providers.constants.js';
import type { RegisteredProvider } from './registry.js';

/**
 * The chosen provider, else the configured default. Throws FORBIDDEN when the server's policy
 * does not allow it, VALIDATION when it cannot be asked with what is given.
 */
export function chooseProvider(
  ctx: AnalyzerContext,
  chosen: ProviderId | undefined,
  apiKey: string | undefined,
): RegisteredProvider {
  const { analyzer, config } = ctx;
  const id = chosen ?? config.defaultProvider;
  const provider = analyzer.providers.find(id);
  if (provider === undefined) throw invalid(ANALYSES_TEXTS().noProvider(id));
  analyzer.providers.requireAllowed(id);
  if (apiKey !== undefined && !provider.takesKey) {
    throw invalid(ANALYSES_TEXTS().takesNoKey(PROVIDER_LABELS[id]));
  }
  if (!provider.isConfigured && apiKey === undefined) {
    throw invalid(
      provider.takesKey
        ? `api_key: ${describeMissingKey(ctx, id)} ${ANALYSES_TEXTS().orKeyForRun}`
        : `api_provider: ${describeMissingKey(ctx, id)}`,
    );
  }
  return provider;
}
