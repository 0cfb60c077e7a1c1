import type { ProviderInfo } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { providerIdAtom } from '../../../state/analyzer/prepared.js';
import { providersAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';

/** Whether it works, if need be with a key of one's own. */
export const isUsable = (provider: ProviderInfo) => provider.available || provider.needsKey;

/** The providers, and the one in use: the chosen one, else the server's default. */
export function useProvider(): { provider: ProviderInfo | undefined; providers: readonly ProviderInfo[] } {
  const providers = useAtomValue(providersAtom).data ?? [];
  const chosen = useAtomValue(providerIdAtom);
  const provider =
    providers.find((one) => one.id === chosen) ??
    providers.find((one) => one.isDefault) ??
    providers.find(isUsable);
  return { provider, providers };
}
