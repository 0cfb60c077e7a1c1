import type { ServiceId } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { textsOf } from '@smops/core/platform/language/language.model.js';
import type { ConnectionId } from '@smops/core/telling/connections/connections.constants.js';

/** Connections with a name of their own on the screen; AI providers have their labels. */
export type NamedConnection = Exclude<ConnectionId, ServiceId>;

const NAMES: Record<NamedConnection, string> = {
  own: 'Own model',
  youtube: 'YouTube',
  facebook: 'Facebook',
  mail: 'Mail',
  webhook: 'Webhooks',
  telegram: 'Telegram',
  folder: 'Folders',
  links: 'Links without an account',
  sheet: 'Google Sheet',
  watch: 'Watched folder',
};

const ABOUT: Record<keyof typeof NAMES | 'ai', string> = {
  ai: 'Reads comments elsewhere, for a fee.',
  own: 'Reads comments on a machine of yours, or at a service that you pay for.',
  youtube: 'Shows the videos of your channel.',
  facebook: 'Shows the posts of your page and reads their comments.',
  mail: 'Sends reports and alarms by mail.',
  webhook: 'Sends reports and alarms to another program.',
  telegram: 'Sends reports and alarms to a Telegram chat.',
  folder: 'Writes reports to a folder of the server.',
  links: 'Lets people without an account read one report.',
  sheet: 'Mirrors the lists into a Google Sheet.',
  watch: 'Lets schedules read new comment files from a folder of the server.',
};

/** What each setting is called on the screen. Its name in the configuration stands only in the command. */
const FIELDS: Record<string, string> = {
  key: 'Key',
  OWN_MODEL_URL: 'Address of the server of the model',
  OWN_MODEL_NAME: 'Model, as its server names it',
  OWN_MODEL_KEY: 'Key, where its server wants one',
  OWN_MODEL_LABEL: 'What screens call it',
  YOUTUBE_CHANNEL: 'Channel: its id or its @handle',
  FACEBOOK_PAGE_ID: 'Page: its id or its name',
  SMTP_FROM: 'Sender of the mail',
  SMTP_URL: 'Mail server',
  SMOPS_PUBLIC_URL: 'Address under which people open smops',
  DELIVERY_FOLDER: 'Folder',
  WATCH_FOLDER: 'Folder',
  GOOGLE_SERVICE_ACCOUNT_FILE: 'Key file of the service account',
  GOOGLE_SHEET_ID: 'Sheet: the part of its address between /d/ and /edit',
};

export const CONNECTIONS_TEXT = textsOf('connections', {
  names: NAMES,
  about: ABOUT,
  fields: FIELDS,
  ready: 'Ready',
  notReady: 'Not set up',
  off: 'Off',
  on: 'On',
  setUp: 'How to set it up',
  change: 'Change the set-up',
  kept: 'Set. Type a new one to replace it; the old one is never shown.',
  keptText: 'Set. Type to change it.',
  keyHint: 'It is kept on the server, where only smops reads it, and never shown again.',
  fixed: 'Set by the server’s environment: change it there.',
  save: 'Save',
  saving: 'Saving…',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  saved: (name: string) => `${name} is set up`,
  partly: (name: string) => `Saved. ${name} needs the rest below.`,
  switchedOff: (name: string) => `${name}: off`,
  failed: 'It could not be saved',
  commands: 'On the server’s own machine, since it decides where data go or which files are read:',
  restart: 'Then start smops again.',
  reload: 'Then run smops reload: it counts at once.',
  copyCommand: 'Copy command',
  missing: (name: string) => `${name} is not set up.`,
  whoCan: 'An admin can do it in Settings.',
  toSettings: 'Set it up',
});
