import type { Toast } from './tui.js';

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

  private readonly kept = new Set<object>();

  /** Whether something was typed that is not saved. */
  get hasChanges(): boolean {
    return this.kept.size > 0;
  }

  /** Says that something typed is not saved, until the returned function is called. */
  readonly keepChanges = (): (() => void) => {
    const one = {};
    this.kept.add(one);
    return () => this.kept.delete(one);
  };

  private changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}
