import { sentencesOf } from '../../language/language.model.js';

/** The names of providers that are words and no names of their own. */
export const LABELS = sentencesOf('core.providers', { local: '本地分析', own: '自有模型' });

/** Who gets the comments, and what the server's policy promises of them. */
export const DESTINATIONS = sentencesOf('core.destinations', {
  here: 'smops itself, on this machine: no comment leaves it.',
  vendor: (who: string, training: string) =>
    `${who} gets the comments’ text, no names, ids or links; ${training}.`,
  elsewhere: (host: string) =>
    `${host}, the address set on this server, gets the comments’ text, no names, ids or links; who runs it decides what becomes of them.`,
  /** By the host names below which the vendor itself answers: name and country, and what is known of training. */
  vendors: {
    'deepseek.com': ['DeepSeek (Hangzhou, China)', 'see its terms for training'],
    'googleapis.com': ['Google (USA)', 'with a free-tier key it may use them for training'],
  },
  staysHere: 'Comments do not leave this machine: only the local engine may be used.',
  staysInDatabase: 'Comments go to no AI service, only to the database: only the local engine may be used.',
});
