import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being printed just now: a long list then shows its beginning, not where one has scrolled to. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const set = (event: Event) => {
        isPrinting = event.type === 'beforeprint';
        changed();
      };
      addEventListener('beforeprint', set);
      addEventListener('afterprint', set);
      return () => {
        removeEventListener('beforeprint', set);
        removeEventListener('afterprint', set);
      };
    },
    () => isPrinting,
  );
}
