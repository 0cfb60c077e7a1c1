import { sentencesOf } from '../../../platform/language/language.model.js';

/** The names of providers that are words and no names of their own. */
export const LABELS = sentencesOf('core.providers', { local: '本地分析', own: '自有模型' });

/** How a model's server was found to answer. */
export const FORM = sentencesOf('core.forms', {
  as: {
    strict: 'answers as json_schema, strictly',
    schema: 'answers as json_schema',
    object: 'answers as json_object',
    text: 'answers as text, without a format',
  },
  without: (fields: string) => `is not sent ${fields}, which it does not understand`,
  aloud: 'thinks aloud, which is left out of its answers',
  unknown: 'not asked yet: how it answers is found out by a test, or before its first run',
});

/** Who gets the comments, and what the server's policy promises of them. */
export const DESTINATIONS = sentencesOf('core.destinations', {
  here: 'smops itself, on this machine: no comment leaves it.',
  machine: (host: string) =>
    `The model at ${host}, on the server’s own machine, gets the comments’ text: nothing leaves the machine.`,
  network: (host: string) =>
    `The model at ${host}, an address of your own network, gets the comments’ text, no names, ids or links: nothing leaves the network.`,
  readHere: 'Read by smops itself: no comment left its machine.',
  readBy: (label: string, model: string) => `Read by ${label} (${model}), which got the comments’ text.`,
  readAt: {
    machine: (model: string, host: string) =>
      `Read by ${model} at ${host}, on the server’s own machine; nothing left it.`,
    network: (model: string, host: string) =>
      `Read by ${model} at ${host}, an address of your own network; nothing left the network.`,
    outside: (model: string, host: string) =>
      `Read by ${model} at ${host}, an address outside of your network, which got the comments’ text.`,
  },
  staysWithModel: (model: string, host: string) =>
    `Comments do not leave this machine: only the local engine and ${model} at ${host} may be used.`,
  staysInNetwork: (model: string, host: string) =>
    `Comments do not leave your network: only the local engine and ${model} at ${host} may be used.`,
  staysInDatabaseAndNetwork: (model: string, host: string) =>
    `Comments go to no AI service outside of your network, only to the database: the local engine and ${model} at ${host} may be used.`,
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
