import { useSyncExternalStore } from 'react';

/** Below Tailwind's `md`: a table's rows become cards. */
export const PHONE = '(width < 48rem)';

/** Whether a media query holds, following the window. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
