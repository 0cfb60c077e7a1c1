import type { Actor } from '../../context.js';

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
