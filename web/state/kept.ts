import { atom, type PrimitiveAtom } from 'jotai';
import { store } from './store.js';

const resets: (() => void)[] = [];

/** Calls `reset` when what the signed-in person has prepared must go: at the sign-out, and before another user signs in. */
export function onForgotten(reset: () => void): void {
  resets.push(reset);
}

/** Has everything forgotten that the signed-in person has prepared. */
export function forgetKept(): void {
  for (const reset of resets) reset();
}

/** An atom that keeps what a person has prepared while they look at other pages, and never shows it to the next person. */
export function keptAtom<T>(initial: T): PrimitiveAtom<T> & { init: T } {
  const kept = atom(initial);
  onForgotten(() => store.set(kept, () => initial));
  return kept;
}
