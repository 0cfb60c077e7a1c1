/** What is looked at, as --json names it; people see it in their language. */
export const FINDING_NAMES = [
  'node',
  'native parts',
  'configuration',
  'time zone',
  'providers',
  'sign-in',
  'data folder',
  'file modes',
  'disk',
  'lock',
  'server',
  'database',
  'migrations',
  'scores',
  'first password',
  'port',
  'program',
  'dashboard',
  'token',
  'schedules',
] as const;
type FindingName = (typeof FINDING_NAMES)[number];

/** One thing that was looked at. */
export interface Finding {
  name: FindingName;
  state: 'ok' | 'warning' | 'bad';
  /** What is the case, in one line. */
  text: string;
  /** What to do about it, unless all is well. */
  remedy?: string;
}

export const ok = (name: FindingName, text: string): Finding => ({ name, state: 'ok', text });
export const warning = (name: FindingName, text: string, remedy: string): Finding => ({
  name,
  state: 'warning',
  text,
  remedy,
});
export const bad = (name: FindingName, text: string, remedy: string): Finding => ({
  name,
  state: 'bad',
  text,
  remedy,
});
