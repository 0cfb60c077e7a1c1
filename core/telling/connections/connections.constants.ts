import { SERVICES, type ServiceId } from '../../analysis/analyzer/providers/providers.constants.js';
import { DESTINATION_KINDS, type DestinationKind } from './destination-kinds.constants.js';

/** What smops connects to or lets out, once a person has set it up. */
export type ConnectionId =
  | ServiceId
  | 'own'
  | DestinationKind
  | 'youtube'
  | 'facebook'
  | 'links'
  | 'sheet'
  | 'watch';

/**
 * How a setting is given. A `key` is never shown again, a `text` is no secret, a `switch` is on or off, and a `made` one
 * smops makes itself. `machine` decides where data go or which files are read: it is set on the server's own machine, by a
 * command, and never from a browser. A `home` one is an address: a browser may give one of the server's own machine, since
 * nothing leaves that, any other one is given as a `machine` setting is.
 */
export const NEED_KINDS = ['key', 'text', 'switch', 'made', 'machine', 'home'] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** Settings that a connection is ready without. */
export const OPTIONAL_SETTINGS: readonly string[] = ['OWN_MODEL_KEY', 'OWN_MODEL_LABEL'];

/** Settings of each connection by their names in the configuration; it is ready when all that are not optional are set. */
export const CONNECTION_NEEDS: Readonly<Record<ConnectionId, Readonly<Record<string, NeedKind>>>> = {
  ...(Object.fromEntries(SERVICES.map(({ id, prefix }) => [id, { [`${prefix}_API_KEY`]: 'key' }])) as Record<
    ServiceId,
    Record<string, NeedKind>
  >),
  own: {
    OWN_MODEL_URL: 'home',
    OWN_MODEL_NAME: 'text',
    OWN_MODEL_KEY: 'key',
    OWN_MODEL_LABEL: 'text',
  },
  youtube: { YOUTUBE_API_KEY: 'key', YOUTUBE_CHANNEL: 'text' },
  facebook: { FACEBOOK_PAGE_ID: 'text', FACEBOOK_PAGE_TOKEN: 'key' },
  mail: { SMTP_URL: 'machine', SMTP_FROM: 'text', DELIVERY_SECRET: 'made', SMOPS_PUBLIC_URL: 'machine' },
  webhook: { DELIVERY_SECRET: 'made' },
  telegram: { TELEGRAM_BOT_TOKEN: 'key' },
  folder: { DELIVERY_FOLDER: 'machine' },
  links: { SMOPS_SHARE_LINKS: 'switch' },
  sheet: { GOOGLE_SERVICE_ACCOUNT_FILE: 'machine', GOOGLE_SHEET_ID: 'machine' },
  watch: { WATCH_FOLDER: 'machine' },
};

export const CONNECTION_IDS: readonly ConnectionId[] = [
  ...SERVICES.map(({ id }) => id),
  'own',
  'youtube',
  'facebook',
  ...DESTINATION_KINDS,
  'links',
  'sheet',
  'watch',
];
