/**
 * Names of settings: which variables smops knows, and which variable a setting of the configuration comes from.
 */
import { SERVICES } from './analysis/analyzer/providers/providers.constants.js';
import type { Config } from './config.js';
import { CONFIG_TEXTS } from './config.texts.model.js';

/**
 * Variables of the environment alone, with their meaning: they decide where the configuration file is looked for, or belong
 * to commands.
 */
export const ENVIRONMENT_ONLY_MEANINGS = {
  SMOPS_DATA_DIR:
    'The data folder: the embedded database, files, backups and `smops.env`. Default: `$XDG_DATA_HOME/smops`, else `~/.local/share/smops`; on Windows `%LOCALAPPDATA%\\smops`.',
  SMOPS_CONFIG_FILE: 'The configuration file. Default: `smops.env` in the data folder.',
  SMOPS_URL: 'The server that commands use.',
  SMOPS_TOKEN: 'The API token that commands send to `SMOPS_URL`.',
  SMOPS_LANG: 'The language of commands: `written`, `en`, `zh` or `ms`; without it that of the locale.',
} as const;
export const ENVIRONMENT_ONLY = Object.keys(
  ENVIRONMENT_ONLY_MEANINGS,
) as (keyof typeof ENVIRONMENT_ONLY_MEANINGS)[];

/** Of a service with several sets of variables, such as DEEPSEEK_9 and DEEPSEEK_PENANG, the first word. */
const PREFIXES = new Set([
  ...['SMOPS', 'YOUTUBE', 'FACEBOOK', 'S3', 'GOOGLE', 'SMTP', 'TELEGRAM', 'DELIVERY', 'OWN'],
  ...SERVICES.map(({ prefix }) => prefix.replace(/_.*/, '')),
]);
const hasPrefix = (name: string) => name.includes('_') && PREFIXES.has(name.replace(/_.*/, ''));
const TOOLS = ['SMOPS_SHOTS', 'SMOPS_SCREENSHOTS', 'SMOPS_FRAMES'];
/** What Kubernetes and Docker set for services whose names begin with smops. */
const SERVICE = /SERVICE_(HOST|PORT)|_PORT(_\d|$)/;

/** Names of smops' own tests and tools, and those that a container host sets. */
const isNoSetting = (name: string) =>
  name.startsWith('SMOPS_') && (name.startsWith('SMOPS_TEST_') || TOOLS.includes(name) || SERVICE.test(name));

/** How many letters must be added, removed, replaced or swapped with their neighbour to get from one name to the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known name that may have been meant; undefined when none is near. */
function nearest(name: string, known: readonly string[], within: number): string | undefined {
  const near = known
    .map((one) => ({ one, far: distance(name, one) }))
    .filter(({ far }) => far <= within)
    .sort((a, b) => a.far - b.far);
  return near[0]?.one;
}

const sentence = (name: string, meant: string | undefined) =>
  meant === undefined ? CONFIG_TEXTS().unknown(name) : CONFIG_TEXTS().didYouMean(name, meant);

/**
 * What is wrong with a name in the configuration file, which belongs to smops: names with one of its prefixes, and names
 * one or two letters from a known one, must be known. Undefined for a name that is fine.
 */
export function problemOfFileName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name) || isNoSetting(name)) return undefined;
  const meant = nearest(name, known, name.length > 6 ? 2 : 0);
  return meant !== undefined || hasPrefix(name) ? sentence(name, meant) : undefined;
}

/**
 * The same for the environment, which belongs to other programs too: only names that begin with SMOPS_ must be known, and
 * of the other prefixes those one letter from a known name.
 */
export function problemOfVariable(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name) || isNoSetting(name) || !hasPrefix(name)) return undefined;
  const isOurs = name.startsWith('SMOPS_');
  const meant = nearest(name, known, isOurs ? 3 : 1);
  return isOurs || meant !== undefined ? sentence(name, meant) : undefined;
}

/** The variables behind the settings, by the setting's path in the configuration. */
const VARIABLES: Record<string, string> = {
  host: 'HOST',
  port: 'PORT',
  databaseUrl: 'DATABASE_URL',
  dataDir: 'SMOPS_DATA_DIR',
  configFile: 'SMOPS_CONFIG_FILE',
  'ownModel.url': 'OWN_MODEL_URL',
  'ownModel.model': 'OWN_MODEL_NAME',
  'ownModel.apiKey': 'OWN_MODEL_KEY',
  'ownModel.label': 'OWN_MODEL_LABEL',
  'ownModel.format': 'OWN_MODEL_FORMAT',
  'ownModel.thinking': 'OWN_MODEL_THINKING',
  'ownModel.concurrency': 'OWN_MODEL_CONCURRENCY',
  'ownModel.batch': 'OWN_MODEL_BATCH',
  'ownModel.price': 'OWN_MODEL_PRICE',
  'ownModel.waitMs': 'OWN_MODEL_WAIT_S',
  adminPassword: 'SMOPS_ADMIN_PASSWORD',
  defaultProvider: 'SMOPS_DEFAULT_PROVIDER',
  demo: 'SMOPS_DEMO',
  publicUrl: 'SMOPS_PUBLIC_URL',
  allowHttp: 'SMOPS_ALLOW_HTTP',
  trustedProxies: 'SMOPS_TRUSTED_PROXIES',
  timeZone: 'SMOPS_TIME_ZONE',
  maxComments: 'SMOPS_MAX_COMMENTS',
  maxUploadBytes: 'SMOPS_MAX_UPLOAD_MB',
  maxObjectBytes: 'SMOPS_MAX_OBJECT_MB',
  remoteNetworks: 'SMOPS_REMOTE_NETWORKS',
  watchFolder: 'WATCH_FOLDER',
  allowedProviders: 'SMOPS_PROVIDERS',
  dailyBudgetUsd: 'SMOPS_DAILY_BUDGET_USD',
  askAboveUsd: 'SMOPS_ASK_ABOVE_USD',
  logLevel: 'LOG_LEVEL',
  's3.endpoint': 'S3_ENDPOINT',
  's3.region': 'S3_REGION',
  's3.bucket': 'S3_BUCKET',
  's3.accessKeyId': 'S3_ACCESS_KEY_ID',
  's3.secretAccessKey': 'S3_SECRET_ACCESS_KEY',
  's3.forcePathStyle': 'S3_FORCE_PATH_STYLE',
  's3.stsRoleArn': 'S3_STS_ROLE_ARN',
  's3.stsFederationName': 'S3_STS_FEDERATION_NAME',
  's3.stsEndpoint': 'S3_STS_ENDPOINT',
  'google.sheetsUrl': 'GOOGLE_SHEETS_URL',
  'google.serviceAccountFile': 'GOOGLE_SERVICE_ACCOUNT_FILE',
  'google.sheetId': 'GOOGLE_SHEET_ID',
  shareLinks: 'SMOPS_SHARE_LINKS',
  'deliveries.secret': 'DELIVERY_SECRET',
  'deliveries.smtpUrl': 'SMTP_URL',
  'deliveries.smtpFrom': 'SMTP_FROM',
  'deliveries.telegramToken': 'TELEGRAM_BOT_TOKEN',
  'deliveries.telegramUrl': 'TELEGRAM_URL',
  'deliveries.folder': 'DELIVERY_FOLDER',
  'deliveries.maxBytes': 'DELIVERY_MAX_MB',
  'youtube.url': 'YOUTUBE_URL',
  'youtube.apiKey': 'YOUTUBE_API_KEY',
  'youtube.channel': 'YOUTUBE_CHANNEL',
  'facebook.graphUrl': 'FACEBOOK_GRAPH_URL',
  'facebook.graphVersion': 'FACEBOOK_GRAPH_VERSION',
  'facebook.pageId': 'FACEBOOK_PAGE_ID',
  'facebook.pageToken': 'FACEBOOK_PAGE_TOKEN',
};

/** What a variable has set in the configuration; undefined for one that is not set. */
export function settingOf(config: Config, name: string): unknown {
  const service = SERVICES.find(({ prefix }) => name.startsWith(`${prefix}_`));
  if (service !== undefined) {
    const field = Object.keys(OF_SERVICE).find((one) => `${service.prefix}_${OF_SERVICE[one]}` === name);
    return field && config.providers[service.id][field as 'apiKey' | 'url' | 'model'];
  }
  const path = Object.keys(VARIABLES).find((one) => VARIABLES[one] === name) ?? '';
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], config);
}

const OF_SERVICE: Record<string, string> = { apiKey: 'API_KEY', url: 'URL', model: 'MODEL' };

function variableOf(path: string): string {
  const [first, service, field = ''] = path.split('.');
  if (first !== 'providers') return VARIABLES[path] ?? path;
  const prefix = SERVICES.find(({ id }) => id === service)?.prefix;
  return OF_SERVICE[field] === undefined ? 'SMOPS_CONCURRENCY' : `${prefix}_${OF_SERVICE[field]}`;
}

/** Values by path; a list is one value. */
function flatten(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) => flatten(one, `${path}.${name}`));
}

/** The variables whose values differ between two readings of one part of the configuration, each once. */
export function changedVariables(name: keyof Config, before: unknown, after: unknown): string[] {
  const old = new Map(flatten(before, name));
  const now = new Map(flatten(after, name));
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => JSON.stringify(old.get(path)) !== JSON.stringify(now.get(path)),
  );
  return [...new Set(paths.map(variableOf))];
}
