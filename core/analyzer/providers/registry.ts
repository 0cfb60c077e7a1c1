import type { ProviderId } from '../analyzer.constants.js';
import type { AnalysisProvider } from './provider.js';

/** The providers of this server, by their ids. */
export class ProviderRegistry {
  private readonly providers: Map<string, AnalysisProvider>;

  constructor(providers: AnalysisProvider[]) {
    this.providers = new Map(providers.map((provider) => [provider.id, provider] as const));
  }

  find(id: string): AnalysisProvider | undefined {
    return this.providers.get(id);
  }

  list(): AnalysisProvider[] {
    return [...this.providers.values()];
  }

  has(id: ProviderId): boolean {
    return this.providers.has(id);
  }

  async close(): Promise<void> {
    await Promise.all(this.list().map((provider) => provider.close?.()));
  }
}
