import { useEffect, useRef } from 'react';
import { isTyping } from './typing.js';

/** Calls `onKey` when the key is pressed anywhere on the page, but not while one types or a dialog is open. */
export function useKey(key: string, onKey: () => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}
