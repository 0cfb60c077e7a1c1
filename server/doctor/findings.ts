/** One thing that was looked at. */
export interface Finding {
  name: string;
  state: 'ok' | 'warning' | 'bad';
  /** What is the case, in one line. */
  text: string;
  /** What to do about it, unless all is well. */
  remedy?: string;
}

export const ok = (name: string, text: string): Finding => ({ name, state: 'ok', text });
export const warning = (name: string, text: string, remedy: string): Finding => ({
  name,
  state: 'warning',
  text,
  remedy,
});
export const bad = (name: string, text: string, remedy: string): Finding => ({
  name,
  state: 'bad',
  text,
  remedy,
});
