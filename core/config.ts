import { isIP } from 'node:net';
import type { z } from 'zod';
import { isHomeOnly } from './analysis/analyzer/providers/home-only.model.js';
import { reachOf } from './analysis/analyzer/providers/http/places.js';
import type { OwnModelSettings } from './analysis/analyzer/providers/own/own-settings.js';
import {
  type ProviderId,
  SERVICES,
  type ServiceId,
} from './analysis/analyzer/providers/providers.constants.js';
import { CONFIG_TEXTS } from './config.texts.model.js';
import { environment } from './config-variables.js';
import { configFileOf, dataFolderOf } from './platform/data-folder/default-folder.js';

/** An S3-compatible object store. */
export interface S3Config {
  /** Scheme and host, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path, not in the host. */
  forcePathStyle: boolean;
  /** Temporary keys for browsers: by AssumeRole of this role, or by GetFederationToken under this name, or not at all. */
  stsRoleArn?: string;
  stsFederationName?: string;
  stsEndpoint: string;
}

/** Where the YouTube Data API is, and whose channel is shown. Key and channel are set, or YouTube is not configured. */
export interface YoutubeConfig {
  url: string;
  apiKey?: string;
  /** A channel id (UC…), a @handle, or an old user name. */
  channel?: string;
}

/** Where the Graph API is, and whose page is shown. Id and token are set, or Facebook is not configured. */
export interface FacebookConfig {
  graphUrl: string;
  graphVersion: string;
  pageId?: string;
  pageToken?: string;
}

/** One AI service. Without a key it is not configured. */
export interface AiServiceConfig {
  apiKey?: string;
  url: string;
  model: string;
  /** Calls at once at the very first start; afterwards what the service has shown to bear counts. */
  concurrency: number;
}

/** The Google Sheet that mirrors the lists: both file and id, or none. */
export interface GoogleConfig {
  sheetsUrl: string;
  /** The key file of a service account that may write the sheet. */
  serviceAccountFile?: string;
  sheetId?: string;
}

/** What reports and alarms are sent with; each kind of destination needs some of it. */
export interface DeliveriesConfig {
  secret?: string;
  smtpUrl?: string;
  smtpFrom?: string;
  telegramToken?: string;
  telegramUrl: string;
  folder?: string;
  maxBytes: number;
}

export interface Config {
  host: string;
  port: number;
  databaseUrl?: string;
  dataDir: string;
  /** Settings that the environment does not give come from here; it need not exist. */
  configFile: string;
  adminPassword?: string;
  defaultProvider: ProviderId;
  /** The AI services that may be used, `defaultProvider` among them; no other is ever asked, with whatever key. */
  allowedProviders: ProviderId[];
  demo: boolean;
  publicUrl?: string;
  /** People sign in over plain http from other machines of a private network. */
  allowHttp: boolean;
  trustedProxies: string[];
  timeZone: string;
  /** Whether reports may be read through links, without an account. */
  shareLinks: boolean;
  maxComments: number;
  maxUploadBytes: number;
  /** Of one object that is sent in parts. */
  maxObjectBytes: number;
  /** Ranges of addresses within private networks that images may be fetched from all the same. */
  remoteNetworks: string[];
  /** The folder below which schedules may watch folders; unset: none. */
  watchFolder?: string;
  /** Unset: objects lie in the data folder. */
  s3?: S3Config;
  providers: Record<ServiceId, AiServiceConfig>;
  ownModel: OwnModelSettings;
  /** USD that all AI services together may cost a day. */
  dailyBudgetUsd?: number;
  /** The terminal asks before a run whose estimate is higher, in USD. */
  askAboveUsd: number;
  google: GoogleConfig;
  deliveries: DeliveriesConfig;
  youtube: YoutubeConfig;
  facebook: FacebookConfig;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** The configuration does not fit; the message names the variable and what it must be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = z.output<typeof environment>;

/** The settings of S3; undefined where none is set. Throws where only some are. */
function readS3(read: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (bucket === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (bucket === undefined) throw new ConfigError(CONFIG_TEXTS().besideS3Keys);
  if (accessKeyId === undefined) throw new ConfigError(CONFIG_TEXTS().besideBucket('S3_ACCESS_KEY_ID'));
  if (secretAccessKey === undefined)
    throw new ConfigError(CONFIG_TEXTS().besideBucket('S3_SECRET_ACCESS_KEY'));
  const region = read.S3_REGION ?? 'us-east-1';
  const endpoint = read.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region,
    endpoint,
    // A bucket cannot stand before an IP address, as it does before a name.
    forcePathStyle:
      read.S3_FORCE_PATH_STYLE || isIP(new URL(endpoint).hostname.replace(/^\[|\]$/g, '')) !== 0,
    stsRoleArn: read.S3_STS_ROLE_ARN,
    stsFederationName: read.S3_STS_FEDERATION_NAME,
    stsEndpoint: read.S3_STS_ENDPOINT ?? `https://sts.${region}.amazonaws.com`,
  };
}

/** The default is `local`, or what the list begins with where that is not allowed. */
function readPolicy(read: Environment): Pick<Config, 'defaultProvider' | 'allowedProviders'> {
  const { SMOPS_PROVIDERS: allowedProviders, SMOPS_DEFAULT_PROVIDER: chosen } = read;
  const defaultProvider = chosen ?? allowedProviders[0] ?? 'local';
  if (!allowedProviders.includes(defaultProvider))
    throw new ConfigError(CONFIG_TEXTS().defaultNotAllowed(defaultProvider));
  return { defaultProvider, allowedProviders };
}

function readServices(read: Environment): Config['providers'] {
  const services = SERVICES.map(({ id, prefix }): [ServiceId, AiServiceConfig] => [
    id,
    {
      apiKey: read[`${prefix}_API_KEY`],
      url: read[`${prefix}_URL`],
      model: read[`${prefix}_MODEL`],
      concurrency: read.SMOPS_CONCURRENCY,
    },
  ]);
  return Object.fromEntries(services) as Config['providers'];
}

/** An address that is outside by its number; one with a name is looked up when smops starts, and at every connection. */
function readOwnModel(read: Environment, allowed: readonly ProviderId[]): OwnModelSettings {
  const { OWN_MODEL_URL: url } = read;
  const isNumber = url !== undefined && isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isNumber && isHomeOnly(allowed) && reachOf(url) === 'outside')
    throw new ConfigError(CONFIG_TEXTS().outsideNotAllowed(new URL(url).host));
  return {
    url,
    model: read.OWN_MODEL_NAME,
    apiKey: read.OWN_MODEL_KEY,
    label: read.OWN_MODEL_LABEL,
    format: read.OWN_MODEL_FORMAT,
    thinking: read.OWN_MODEL_THINKING,
    concurrency: read.OWN_MODEL_CONCURRENCY,
    batch: read.OWN_MODEL_BATCH,
    price: read.OWN_MODEL_PRICE,
    waitMs: read.OWN_MODEL_WAIT_S * 1000,
  };
}

/** Reads the configuration. Empty variables count as unset. Throws ConfigError on the first bad value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(present);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new ConfigError(CONFIG_TEXTS().wrong(name, issue?.message ?? ''));
  }
  const read = result.data;
  return {
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL,
    dataDir: dataFolderOf(present),
    configFile: configFileOf(present),
    adminPassword: read.SMOPS_ADMIN_PASSWORD,
    ...readPolicy(read),
    demo: read.SMOPS_DEMO,
    publicUrl: read.SMOPS_PUBLIC_URL,
    allowHttp: read.SMOPS_ALLOW_HTTP,
    trustedProxies: read.SMOPS_TRUSTED_PROXIES,
    timeZone: read.SMOPS_TIME_ZONE,
    shareLinks: read.SMOPS_SHARE_LINKS,
    maxComments: read.SMOPS_MAX_COMMENTS,
    maxUploadBytes: read.SMOPS_MAX_UPLOAD_MB * 1024 * 1024,
    maxObjectBytes: read.SMOPS_MAX_OBJECT_MB * 1024 * 1024,
    remoteNetworks: read.SMOPS_REMOTE_NETWORKS,
    watchFolder: read.WATCH_FOLDER,
    s3: readS3(read),
    providers: readServices(read),
    ownModel: readOwnModel(read, read.SMOPS_PROVIDERS),
    dailyBudgetUsd: read.SMOPS_DAILY_BUDGET_USD,
    askAboveUsd: read.SMOPS_ASK_ABOVE_USD,
    google: {
      sheetsUrl: read.GOOGLE_SHEETS_URL,
      serviceAccountFile: read.GOOGLE_SERVICE_ACCOUNT_FILE,
      sheetId: read.GOOGLE_SHEET_ID,
    },
    deliveries: {
      secret: read.DELIVERY_SECRET,
      smtpUrl: read.SMTP_URL,
      smtpFrom: read.SMTP_FROM,
      telegramToken: read.TELEGRAM_BOT_TOKEN,
      telegramUrl: read.TELEGRAM_URL,
      folder: read.DELIVERY_FOLDER,
      maxBytes: read.DELIVERY_MAX_MB * 1024 * 1024,
    },
    youtube: {
      url: read.YOUTUBE_URL,
      apiKey: read.YOUTUBE_API_KEY,
      channel: read.YOUTUBE_CHANNEL,
    },
    facebook: {
      graphUrl: read.FACEBOOK_GRAPH_URL,
      graphVersion: read.FACEBOOK_GRAPH_VERSION,
      pageId: read.FACEBOOK_PAGE_ID,
      pageToken: read.FACEBOOK_PAGE_TOKEN,
    },
    logLevel: read.LOG_LEVEL,
  };
}
