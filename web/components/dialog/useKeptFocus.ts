import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { rememberPlace } from '../neighbours.js';

const isUsable = (control: Element) => control.isConnected && !control.matches(':disabled');

/**
 * Keeps the keyboard inside a list: when the focused control goes with its row, or is disabled, the focus moves to its
 * neighbour. Spread the result over the element around the list.
 */
export function useKeptFocus() {
  const last = useRef<{ control: Element; goBack(): void }>(undefined);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!last.current || isUsable(last.current.control)) return;
    const { control, goBack } = last.current;
    last.current = undefined;
    if (active === document.body || active === control) goBack();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = { control: target, goBack: rememberPlace(target) };
    },
    onBlur: ({ target }: FocusEvent) => {
      if (isUsable(target)) last.current = undefined;
    },
  };
}
