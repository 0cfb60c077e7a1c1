import { tuiTexts } from '../tui.texts.js';
import type { Kept, Toast } from './tui.js';

export interface Question {
  text: string;
  onYes(): void;
  /** Whether a yes ends smops. */
  isEnd?: true;
}

/** How long a toast stays. */
const TOAST_MS = 5000;

/** What the frame around the screens shows: one toast at a time, one question at a time. */
export class ShellState {
  toast: Toast | undefined;
  question: Question | undefined;
  private timer: NodeJS.Timeout | undefined;
  private version = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): number => this.version;

  show(toast: Toast | undefined): void {
    clearTimeout(this.timer);
    this.toast = toast;
    if (toast !== undefined) this.timer = setTimeout(() => this.show(undefined), TOAST_MS).unref();
    this.changed();
  }

  ask(question: Question | undefined): void {
    this.question = question;
    this.changed();
  }

  private readonly kept = new Map<object, Kept>();

  /** What to ask before the end, when something is not saved: the latest that said so. */
  get unsaved(): string | undefined {
    return [...this.kept.values()].at(-1)?.question;
  }

  /** Says that something is not saved, until the returned function is called. */
  readonly keepChanges = (kept: Kept = { question: tuiTexts().leave }): (() => void) => {
    const one = {};
    this.kept.set(one, kept);
    return () => this.kept.delete(one);
  };

  /** Waits for what is being saved, at most this long. */
  async saved(patienceMs: number): Promise<void> {
    const saving = [...this.kept.values()].flatMap(({ saved }) => saved?.() ?? []);
    if (saving.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([Promise.all(saving), patience]);
    clearTimeout(timer);
  }

  private changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}
