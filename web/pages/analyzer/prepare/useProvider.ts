import { useAtomValue } from '../../../state/atoms.js';
import type { Provider } from '../analysis.types.js';
import { providerIdAtom } from '../analyzer.atoms.js';
import { providersAtom } from '../analyzer.calls.js';

/** The providers, and the one in use: the chosen one, else the first that works without a key of one's own. */
export function useProvider(): { provider: Provider | undefined; providers: readonly Provider[] } {
  const providers = useAtomValue(providersAtom).data ?? [];
  const chosen = useAtomValue(providerIdAtom);
  const provider =
    providers.find((one) => one.id === chosen) ??
    providers.find((one) => one.available && !one.needsKey) ??
    providers[0];
  return { provider, providers };
}
