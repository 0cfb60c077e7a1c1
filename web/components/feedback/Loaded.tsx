import type { ReactNode } from 'react';
import { useAtomValue } from '../../state/atoms.js';
import type { ResourceAtom } from '../../state/resource.js';
import { ErrorState } from './ErrorState.js';
import { Skeleton } from './Skeleton.js';

interface LoadedProps<Data> {
  atom: ResourceAtom<Data>;
  /** What failed, for example “The accounts could not be loaded”. */
  failed: string;
  /** The word of the button that asks again. Default: Retry. */
  retry?: string | undefined;
  /** What stands there while the data are on their way. Default: lines of text. */
  bones?: ReactNode;
  children(data: Data): ReactNode;
}

/** Data of the server, shown by `children`; bones until they are here, and why not when they could not be loaded. */
export function Loaded<Data>({ atom, failed, retry, bones = <Skeleton />, children }: LoadedProps<Data>) {
  const { data, error } = useAtomValue(atom);
  if (data !== undefined) return children(data);
  if (error === undefined) return bones;
  return <ErrorState title={failed} error={error} onRetry={() => void atom.refetch()} retryLabel={retry} />;
}
