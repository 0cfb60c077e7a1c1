import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a modal dialog from scrolling while `active`. The scrollbar's place stays, so nothing shifts. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    locks++;
    document.documentElement.toggleAttribute('data-locked', true);
    return () => {
      locks--;
      document.documentElement.toggleAttribute('data-locked', locks > 0);
    };
  }, [active]);
}
