import { useAtomValue } from '../../../state/atoms.js';
import { providersAtom } from '../analyzer.calls.js';

/** A provider by its label; by its id while the labels are not known. */
export function ProviderName({ id }: { id: string }) {
  const providers = useAtomValue(providersAtom).data;
  return <>{providers?.find((one) => one.id === id)?.label ?? id}</>;
}
