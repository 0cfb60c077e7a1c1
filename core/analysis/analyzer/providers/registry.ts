import { AppError } from '../../../errors.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import type { AnalysisProvider } from './provider.js';
import { PROVIDER_LABELS, type ProviderId } from './providers.constants.js';

export type RegisteredProvider = AnalysisProvider<ProviderId>;

/** The providers of this server, by their ids, and which of them the server's policy allows at this moment. */
export class ProviderRegistry {
  private readonly providers: Map<string, RegisteredProvider>;
  private readonly findAllowed: () => readonly string[] | undefined;

  /** `findAllowed`: ids of the providers that may be asked, read again for each call; undefined for all. */
  constructor(
    providers: RegisteredProvider[],
    findAllowed: () => readonly string[] | undefined = () => undefined,
  ) {
    this.providers = new Map(providers.map((provider) => [provider.id, provider] as const));
    this.findAllowed = findAllowed;
  }

  find(id: string): RegisteredProvider | undefined {
    return this.providers.get(id);
  }

  list(): RegisteredProvider[] {
    return [...this.providers.values()];
  }

  has(id: ProviderId): boolean {
    return this.providers.has(id);
  }

  isAllowed(id: string): boolean {
    return this.findAllowed()?.includes(id) ?? true;
  }

  /** Throws FORBIDDEN for a provider that the policy does not allow, with any key. */
  requireAllowed(id: ProviderId): void {
    if (!this.isAllowed(id)) throw new AppError('FORBIDDEN', this.refusal(id));
  }

  /** One sentence on why a provider is not asked, and what to do. */
  refusal(id: ProviderId): string {
    const allowed = (this.findAllowed() ?? []).join(', ');
    return ANALYSES_TEXTS().notAllowed(PROVIDER_LABELS[id], id, allowed);
  }

  async close(): Promise<void> {
    await Promise.all(this.list().map((provider) => provider.close?.()));
  }
}
