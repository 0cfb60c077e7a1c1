import { invalid } from '../errors.js';
import { PROVIDER_LABELS, type ProviderId } from './analyzer.constants.js';
import type { AnalyzerContext } from './analyzer-context.js';
import type { AnalysisProvider } from './providers/provider.js';

/** The chosen provider, else the configured default. Throws VALIDATION when it cannot be asked with what is given. */
export function chooseProvider(
  { analyzer, config }: AnalyzerContext,
  chosen: ProviderId | undefined,
  apiKey: string | undefined,
): AnalysisProvider {
  const id = chosen ?? config.defaultProvider;
  const provider = analyzer.providers.find(id);
  if (provider === undefined) throw invalid(`The provider ${id} does not exist on this server.`);
  if (apiKey !== undefined && !provider.takesKey) {
    throw invalid(`api_key: ${PROVIDER_LABELS[id]} takes no key from a request; leave it out.`);
  }
  if (!provider.isConfigured && apiKey === undefined) {
    throw invalid(
      provider.takesKey
        ? `api_key: ${PROVIDER_LABELS[id]} needs an API key, in the request or in the server's configuration.`
        : `api_provider: ${PROVIDER_LABELS[id]} (${id}) has no API key in the server's configuration.`,
    );
  }
  return provider;
}
