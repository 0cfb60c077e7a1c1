import { atom } from 'jotai';
import { store } from './store.js';

/** One toast at a time, and how long a dismissed one is remembered. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  /** Default: plain. `destructive` is the look of every failure. */
  tone?: 'plain' | 'destructive';
  /** One button inside the toast, for example Undo. */
  action?: { label: string; onSelect(): void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** The newest toast first. A new one takes the place of the one before: what just happened is what counts. */
export const toastsAtom = atom<readonly ShownToast[]>([]);

let lastId = 0;

/** Shows a toast. */
export function toast(message: ToastMessage): void {
  const shown = { ...message, id: ++lastId, open: true };
  store.set(toastsAtom, (toasts) => [shown, ...toasts].slice(0, TOAST_LIMIT));
}

/** Closes a toast; it leaves the list only after the removal delay, so that its way out can be seen. */
export function dismissToast(id: number): void {
  store.set(toastsAtom, (toasts) => toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => {
    store.set(toastsAtom, (toasts) => toasts.filter((one) => one.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
}

/** Takes all toasts away at once. */
export function forgetToasts(): void {
  store.set(toastsAtom, []);
}
