import type { Actor } from '../context.js';
import type { JudgementRow } from './judgements.table.js';

/** The person that a settled verdict has in place of the one who settled it: it stands for all readers. */
export const SETTLED = 'settled';

/** Who judges, as judgements keep it. */
export interface Judge {
  person: string;
  personName: string;
  /** False for a program: its words are kept and shown, but never counted as a person's. */
  isPerson: boolean;
}

/** Whose word a call gives: that of the user, also with a personal token; of the data folder's owner; or a program's. */
export function judgeOf({ kind, userId, name, personalOf }: Actor): Judge {
  const isUser = kind === 'user' || personalOf !== undefined;
  return {
    person: isUser ? `user:${userId ?? name}` : name,
    personName: personalOf ?? name,
    isPerson: isUser || kind === 'local',
  };
}

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
