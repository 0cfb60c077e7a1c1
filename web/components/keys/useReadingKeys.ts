import { useEffect, useRef } from 'react';
import { isTyping } from './typing.js';

/** The sentiment that a key means. */
export const SENTIMENT_KEYS: Readonly<Record<string, 'positive' | 'neutral' | 'negative'>> = {
  '+': 'positive',
  '=': 'positive',
  '0': 'neutral',
  '-': 'negative',
  _: 'negative',
};

/** A button or link keeps its Enter, but not one that only marks something, or the tab that is open already. */
const keepsEnter = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('button, a') !== null &&
  target.closest('[data-marks], [role=tab][aria-selected=true]') === null;

/**
 * Calls what a key means anywhere on the page, by the key in small letters; not while one types or a dialog is open. Keys that
 * mean nothing are left to the browser.
 */
export function useReadingKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Enter' && (event.repeat || keepsEnter(event.target))) return;
      if (latest.current(event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
