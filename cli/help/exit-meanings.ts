import type { EXIT } from '../failures/exit-codes.js';
import { spoken } from './spoken.js';

/** In words, for the help and the manual page. */
export const EXIT_MEANINGS: Record<keyof typeof EXIT, string> = {
  done: 'done',
  failed: 'unexpected failure',
  usage: 'wrong usage, or an invalid configuration',
  badInput: 'bad input, or a partial import',
  notAllowed: 'not signed in, or not allowed',
  notFound: 'not found',
  conflict: 'conflict',
  upstream: 'provider, network, database or quota; a run that completed with failed comments',
  budget: 'stopped at the budget',
  hangup: 'the terminal was closed',
  interrupted: 'interrupted',
  terminated: 'terminated',
};

const EXIT_DETAILS: Partial<Record<keyof typeof EXIT, string>> = {
  failed: 'also a data folder that cannot be written, a damaged database, or a finding of smops doctor',
  notFound: 'also a data folder that does not exist',
  conflict: 'a name or a port that is taken, or a data folder that another process uses',
};

export const EXIT_TEXTS = [...Object.values(EXIT_MEANINGS), ...Object.values(EXIT_DETAILS)];

/** The meaning of an exit code with its details, for the manual page and the help's page of commands. */
export const explainExit = (name: keyof typeof EXIT): string =>
  [EXIT_MEANINGS[name], EXIT_DETAILS[name]]
    .filter((text) => text !== undefined)
    .map(spoken)
    .join('; ');
