import type { JudgementRow } from './judgements.table.js';

/** The person that a settled verdict has in place of the one who settled it: it stands for all readers. */
export const SETTLED = 'settled';

type Word = Pick<JudgementRow, 'person' | 'isPerson' | 'verdict'>;

/**
 * What people's words on one variable of one text come to, from 0 (no) to 1 (yes): the settled verdict, else the share of
 * the readers who said yes; null without any word of a person.
 */
export function verdictOf(words: readonly Word[]): number | null {
  const settled = words.find(({ person }) => person === SETTLED);
  if (settled !== undefined) return settled.verdict === 'yes' ? 1 : 0;
  const said = words.filter(({ isPerson }) => isPerson);
  if (said.length === 0) return null;
  return said.filter(({ verdict }) => verdict === 'yes').length / said.length;
}

/** Whether readers say different things of one variable of a text, and none has settled it. */
export function isDisputed(words: readonly Word[]): boolean {
  if (words.some(({ person }) => person === SETTLED)) return false;
  return new Set(words.filter(({ isPerson }) => isPerson).map(({ verdict }) => verdict)).size > 1;
}

const DAY_MS = 24 * 60 * 60_000;
/** A verdict that waited longer for a network counts as this old. */
const LONGEST_WAIT_MS = 30 * DAY_MS;
/** So far a caller's clock may be ahead. */
const AHEAD_MS = 60_000;

type Timed = Pick<JudgementRow, 'judgedAt' | 'endedAt'>;

/** When a word was given and ended at the same moment it was undone: it counts in no undo any more. */
export const isUndone = ({ judgedAt, endedAt }: Timed) => endedAt?.getTime() === judgedAt.getTime();

/** The times at which words began and ended. */
export const timesOf = (words: readonly Timed[]): number[] =>
  words.flatMap(({ judgedAt, endedAt }) => [judgedAt.getTime(), ...(endedAt ? [endedAt.getTime()] : [])]);

/**
 * When a verdict counts as given. A caller may say when that was, at most 30 days ago and a minute ahead; else it is now, and
 * after all that the person said before.
 */
export function timeGiven(givenAt: string | undefined, now: Date, words: readonly Timed[]): Date {
  if (givenAt === undefined) return new Date(Math.max(now.getTime(), ...timesOf(words).map((at) => at + 1)));
  const [least, most] = [now.getTime() - LONGEST_WAIT_MS, now.getTime() + AHEAD_MS];
  return new Date(Math.min(most, Math.max(least, Date.parse(givenAt))));
}

/** Where a word stands among those that a person gave before: until when, and which of those it ends. */
export interface Standing<Word> {
  endedAt: Date | null;
  ends: Word[];
}

/**
 * Places a word given at `at` among a person's former words on the same variable and text. What was given later goes on: a verdict
 * that comes late, or twice, never replaces it. Undefined when this very word is stored already.
 */
export function placeAmong<Word extends Timed & Pick<JudgementRow, 'verdict'>>(
  words: readonly Word[],
  verdict: Word['verdict'],
  at: Date,
): Standing<Word> | undefined {
  if (words.some((word) => word.verdict === verdict && word.judgedAt.getTime() === at.getTime()))
    return undefined;
  const standing = words.filter((word) => !isUndone(word));
  const ends = standing.filter(
    ({ judgedAt, endedAt }) => judgedAt <= at && (endedAt === null || endedAt > at),
  );
  const [covering] = ends;
  if (covering) return { endedAt: covering.endedAt, ends };
  const later = standing.flatMap(({ judgedAt }) => (judgedAt > at ? [judgedAt.getTime()] : []));
  return { endedAt: later.length > 0 ? new Date(Math.min(...later)) : null, ends };
}
