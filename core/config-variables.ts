import { z } from 'zod';
import { OWN_FORMATS, OWN_THINKING } from './analysis/analyzer/providers/own/own-settings.js';
import { ownModelUrl } from './analysis/analyzer/providers/own/own-url.js';
import {
  PROVIDER_IDS,
  type ProviderId,
  SERVICES,
} from './analysis/analyzer/providers/providers.constants.js';
import { CONFIG_TEXTS } from './config.texts.model.js';
import {
  aiServices,
  amount,
  count,
  countIfAny,
  describe,
  flag,
  networks,
  oneOf,
  pairOfAmounts,
  shapeOf,
  someOf,
  text,
  url,
  urlOr,
} from './config-values.js';
import { isCommonPassword } from './people/users/common-passwords.model.js';

/** `local` first: it is the default wherever it is allowed. */
const PROVIDERS: readonly ProviderId[] = ['local', ...PROVIDER_IDS.filter((id) => id !== 'local')];

const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const server = {
  HOST: describe(
    z
      .string()
      .trim()
      .min(1, { error: () => CONFIG_TEXTS().empty })
      .default('127.0.0.1'),
    {
      description:
        'The address the server listens on. `0.0.0.0` accepts other machines; see docs/operations.md, "In an office network".',
      limits: 'an address or a host name of this machine',
      example: '0.0.0.0',
    },
  ),
  PORT: describe(count(3000, 0, 65535), {
    description: 'The port the server listens on. 0 takes a free port and prints it.',
    example: '8080',
  }),
  SMOPS_PUBLIC_URL: describe(url, {
    description: 'The address people use, when a proxy stands in front of the server.',
    default: 'the address the server listens on',
    example: 'https://smops.example.com',
  }),
  SMOPS_TRUSTED_PROXIES: describe(networks, {
    description: 'Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are believed.',
    default: 'none',
    example: '127.0.0.1,10.0.0.0/8',
  }),
  SMOPS_ALLOW_HTTP: describe(flag, {
    description:
      'Allows signing in over plain http from other machines of a private network; see docs/operations.md, "In an office network".',
    example: '1',
  }),
  SMOPS_ADMIN_PASSWORD: describe(
    z
      .string()
      .min(10, { error: () => CONFIG_TEXTS().atLeast(10) })
      .max(200, { error: () => CONFIG_TEXTS().atMost(200) })
      .refine((value) => !isCommonPassword(value), { error: () => CONFIG_TEXTS().commonPassword })
      .optional(),
    {
      description: 'The first password of the user `admin`. Used only when the database is empty.',
      limits: '10 to 200 characters, not a common password',
      default: 'generated at the first start',
      example: 'sungai-rajang-tenang',
    },
  ),
  SMOPS_TIME_ZONE: describe(
    z
      .string()
      .default('Asia/Kuala_Lumpur')
      .refine(isTimeZone, { error: () => CONFIG_TEXTS().timeZone }),
    {
      description: 'The time zone of dates on screens, in tables and of "today".',
      limits: 'a name of the IANA time zone database',
      example: 'Asia/Singapore',
    },
  ),
  SMOPS_DEMO: describe(flag, {
    description:
      'Fills an empty database with sample data and answers for YouTube and Facebook from recordings; screens say "demo".',
    example: '1',
  }),
  LOG_LEVEL: describe(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), {
    description: 'The least severe level that is logged; see docs/watching.md.',
    example: 'debug',
  }),
};

const data = {
  DATABASE_URL: describe(
    shapeOf(/^postgres(ql)?:\/\//, () => CONFIG_TEXTS().database),
    {
      description: 'A PostgreSQL database, version 15 or newer. Without it the embedded database is used.',
      limits: 'begins with `postgres://` or `postgresql://`',
      default: 'the embedded database in the data folder',
      example: 'postgres://smops@127.0.0.1/smops',
    },
  ),
  SMOPS_MAX_OBJECT_MB: describe(count(1024, 10, 1_000_000), {
    description:
      'The largest image file that can be uploaded in parts, in MB; for comment files SMOPS_MAX_UPLOAD_MB counts.',
    example: '500',
  }),
  SMOPS_REMOTE_NETWORKS: describe(networks, {
    description: 'Private networks that images may be fetched from; public addresses are always allowed.',
    default: 'none',
    example: '10.1.0.0/16',
  }),
};

const schedules = {
  WATCH_FOLDER: describe(
    shapeOf(/^(\/|[A-Za-z]:[\\/])/, () => CONFIG_TEXTS().wholePath),
    {
      description:
        'The folder that schedules may read comment files from, with the folders in it; see docs/schedules.md.',
      limits: 'the whole path of a folder',
      default: 'none: schedules watch no folder',
      example: '/srv/exports',
    },
  ),
};

const analyses = {
  SMOPS_PROVIDERS: describe(someOf(PROVIDERS), {
    description:
      'The providers that may be used. With `local` alone, comments do not leave this machine; with `own` beside it, they go to no address outside of your network. See docs/operations.md, "Which AI services may be used".',
    default: 'all of them',
    example: 'local,gemini',
  }),
  SMOPS_DEFAULT_PROVIDER: describe(oneOf(PROVIDERS).optional(), {
    description: 'The provider of runs that name none. It must be one of `SMOPS_PROVIDERS`.',
    default: '`local`, or the first of `SMOPS_PROVIDERS`',
    example: 'gemini',
  }),
  ...aiServices(SERVICES),
  OWN_MODEL_URL: describe(ownModelUrl, {
    description:
      'The address of a model of your own: any server that speaks as OpenAI does, such as Ollama, llama-server, LM Studio or vLLM. Without a path, `/v1` is added. See docs/analyses.md, "A model of your own".',
    limits: 'an https address, or an http address of this machine or of a private network',
    default: 'none',
    example: 'http://127.0.0.1:11434/v1',
  }),
  OWN_MODEL_NAME: describe(text, {
    description: 'The model, as its server names it; on Azure the deployment.',
    example: 'qwen3:8b',
  }),
  OWN_MODEL_KEY: describe(text, {
    description: 'The key of that server, where it wants one.',
    example: 'sk-…',
  }),
  OWN_MODEL_LABEL: describe(
    z
      .string()
      .trim()
      .min(1, { error: () => CONFIG_TEXTS().empty })
      .max(40, { error: () => CONFIG_TEXTS().atMost(40) })
      .optional(),
    {
      description: 'What screens and reports call it.',
      limits: 'at most 40 characters',
      default: 'Own model, in the language of the reader',
      example: 'Office model',
    },
  ),
  OWN_MODEL_FORMAT: describe(oneOf(OWN_FORMATS).default('auto'), {
    description:
      'The format in which the model is asked to answer. `auto` finds the strictest that its server can, once, and remembers it.',
    example: 'json_schema',
  }),
  OWN_MODEL_THINKING: describe(oneOf(OWN_THINKING).default('off'), {
    description:
      '`off` asks a model that thinks aloud to answer at once; `as-is` leaves that to its server. What it thinks aloud is never taken as its answer.',
    example: 'as-is',
  }),
  OWN_MODEL_CONCURRENCY: describe(countIfAny(1, 256), {
    description: 'How many requests run at once.',
    default: '1 at an address of this machine or a private network, else 16',
    example: '2',
  }),
  OWN_MODEL_BATCH: describe(countIfAny(1, 32), {
    description: 'The most comments of one request.',
    default: '4 at an address of this machine or a private network, else as many as the run has',
    example: '2',
  }),
  OWN_MODEL_PRICE: describe(
    pairOfAmounts(() => CONFIG_TEXTS().price),
    {
      description:
        'What the model costs, in USD for a million tokens sent and a million answered. Without it a model at an address outside has no price that budgets could count.',
      limits: 'two numbers from 0 with `/` between them',
      default: '0/0 at an address of this machine or a private network, else none',
      example: '0.15/0.6',
    },
  ),
  OWN_MODEL_WAIT_S: describe(count(900, 5, 7200), {
    description:
      'How many seconds the first byte of an answer may take: a processor without a graphics card reads a long request for minutes.',
    example: '1800',
  }),
  SMOPS_CONCURRENCY: describe(count(16, 1, 256), {
    description:
      'How many requests run at once with a provider that was never used before. Later runs start from what the provider was seen to accept.',
    example: '32',
  }),
  SMOPS_ASK_ABOVE_USD: describe(
    amount(
      () => CONFIG_TEXTS().amount,
      (value) => value >= 0,
    ).default(1),
    {
      description:
        'A script starts a run whose estimate in USD is higher only with `--yes`, or with a `--budget` up to this. At a terminal each paid run is asked for.',
      limits: 'a number from 0',
      example: '5',
    },
  ),
  SMOPS_DAILY_BUDGET_USD: describe(
    amount(
      () => CONFIG_TEXTS().amountAbove0,
      (value) => value > 0,
    ).optional(),
    {
      description:
        'What all runs of all servers together may cost in a day, in USD. A request is made only while the most it can cost still fits; then runs pause.',
      limits: 'a number above 0',
      default: 'no limit',
      example: '10',
    },
  ),
  SMOPS_MAX_COMMENTS: describe(count(200_000, 1, 10_000_000), {
    description: 'The most comments of one run.',
    example: '50000',
  }),
  SMOPS_MAX_UPLOAD_MB: describe(count(100, 1, 10_000), {
    description: 'The largest upload of comments or of a list, in MB.',
    example: '250',
  }),
};

const pages = {
  YOUTUBE_API_KEY: describe(text, {
    description: 'A key of the YouTube Data API. With `YOUTUBE_CHANNEL` it turns the YouTube screen on.',
    example: 'AIza…',
  }),
  YOUTUBE_CHANNEL: describe(text, {
    description: 'The channel that is shown: its id (`UC…`) or its @handle.',
    example: '@suarapenang',
  }),
  YOUTUBE_URL: describe(urlOr('https://www.googleapis.com/youtube/v3'), {
    description: 'Another address of the YouTube Data API, such as a proxy or a test server.',
    example: 'http://127.0.0.1:4001/youtube/v3',
  }),
  FACEBOOK_PAGE_ID: describe(
    shapeOf(/^[\w.-]{1,100}$/, () => CONFIG_TEXTS().page),
    {
      description: 'The Facebook page that is shown. With `FACEBOOK_PAGE_TOKEN` it turns the screen on.',
      limits: 'a page id or a page name',
      example: '102030405060708',
    },
  ),
  FACEBOOK_PAGE_TOKEN: describe(text, {
    description: 'A page access token that may read posts and comments.',
    example: 'EAAG…',
  }),
  FACEBOOK_GRAPH_URL: describe(urlOr('https://graph.facebook.com'), {
    description: 'Another address of the Graph API, such as a proxy or a test server.',
    example: 'http://127.0.0.1:4002',
  }),
  FACEBOOK_GRAPH_VERSION: describe(
    z
      .string()
      .trim()
      .regex(/^v\d{1,3}\.\d{1,2}$/, { error: () => CONFIG_TEXTS().looksLike('v26.0') })
      .default('v26.0'),
    { description: 'The version of the Graph API.', limits: 'looks like `v26.0`', example: 'v27.0' },
  ),
};

const sheet = {
  GOOGLE_SERVICE_ACCOUNT_FILE: describe(text, {
    description:
      'The key file of a service account that may write the sheet; see docs/operations.md, "A Google Sheet that mirrors the lists".',
    limits: 'the path of a JSON key file',
    example: '/etc/smops-google.json',
  }),
  GOOGLE_SHEET_ID: describe(
    shapeOf(/^[\w-]{10,200}$/, () => CONFIG_TEXTS().sheet),
    {
      description: 'The Google Sheet that mirrors the lists.',
      limits: 'the part of its address between `/d/` and `/edit`',
      example: '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
    },
  ),
  GOOGLE_SHEETS_URL: describe(urlOr('https://sheets.googleapis.com'), {
    description: 'Another address of the Google Sheets API, such as a test server.',
    example: 'http://127.0.0.1:4003',
  }),
};

const deliveries = {
  DELIVERY_SECRET: describe(
    z
      .string()
      .trim()
      .min(32, { error: () => CONFIG_TEXTS().atLeast(32) })
      .max(200, { error: () => CONFIG_TEXTS().atMost(200) })
      .optional(),
    {
      description:
        'What mail and webhooks are signed with: the links with which people leave a list, and the secret of each webhook, are made from it. Keep it: with another one, links of earlier mails lead nowhere and webhooks must be saved again.',
      limits: '32 to 200 characters, such as `openssl rand -hex 32` prints',
      default: 'no mail and no webhooks',
      example: '3f1c0a6e5b7d49288c1e6a90d2f4b7135e8c0d6a1b2f4e79',
    },
  ),
  SMTP_URL: describe(
    shapeOf(/^smtps?:\/\/\S+$/, () => CONFIG_TEXTS().smtp).refine(
      (value) => value === undefined || (URL.canParse(value) && new URL(value).hostname !== ''),
      { error: () => CONFIG_TEXTS().smtp },
    ),
    {
      description:
        'The mail server that reports and alarms are sent with: `smtps://` begins encrypted, `smtp://` must offer STARTTLS unless it is on this machine. Name and password are part of it, in percent-encoding.',
      limits: 'begins with `smtps://` or `smtp://`',
      default: 'no mail',
      example: 'smtps://laporan:kata%20laluan@mail.example.my',
    },
  ),
  SMTP_FROM: describe(
    shapeOf(/^(?:[^<>@\r\n]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/, () => CONFIG_TEXTS().sender),
    {
      description: 'Who the mail is from.',
      limits: 'a mail address, also with a name before it in `<` and `>`',
      default: 'no mail',
      example: 'smops <laporan@example.my>',
    },
  ),
  TELEGRAM_BOT_TOKEN: describe(
    shapeOf(/^\d{1,20}:[\w-]{20,100}$/, () => CONFIG_TEXTS().looksLike('123456789:AAF…')),
    {
      description: "The token of your team's own bot, which sends to Telegram chats that it is a member of.",
      limits: 'as the BotFather gave it',
      default: 'no Telegram',
      example: '123456789:AAFcontohcontohcontohcontohcontohcont',
    },
  ),
  TELEGRAM_URL: describe(urlOr('https://api.telegram.org'), {
    description: "Another address of Telegram's Bot API, such as a proxy or a test server.",
    example: 'http://127.0.0.1:4005',
  }),
  DELIVERY_FOLDER: describe(text, {
    description: 'The folder below which reports may be written.',
    limits: 'the path of a folder that exists',
    default: 'no folders',
    example: '/srv/reports',
  }),
  SMOPS_SHARE_LINKS: describe(flag, {
    description:
      'Allows links under which people without an account read one report; see docs/deliveries.md, "A link for people without an account".',
    example: '1',
  }),
  DELIVERY_MAX_MB: describe(count(10, 1, 50), {
    description:
      'The largest file that is sent, in MB. Of a larger one a link is sent, where `SMOPS_PUBLIC_URL` is set.',
    example: '20',
  }),
};

const store = {
  S3_BUCKET: describe(
    shapeOf(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, () => CONFIG_TEXTS().bucket),
    {
      description:
        'The bucket for files. Its CORS rules must allow `PUT` from the dashboard’s address and expose `ETag`.',
      limits: 'the name of a bucket',
      default: 'files are kept in the data folder',
      example: 'smops-files',
    },
  ),
  S3_ACCESS_KEY_ID: describe(text, {
    description: 'Needed with `S3_BUCKET`.',
    example: 'AKIA…',
  }),
  S3_SECRET_ACCESS_KEY: describe(text, {
    description: 'Needed with `S3_BUCKET`.',
    example: 'kunci-rahsia-contoh',
  }),
  S3_ENDPOINT: describe(url, {
    description: 'The address of another S3-compatible service.',
    default: 'AWS in `S3_REGION`',
    example: 'https://s3.example.com',
  }),
  S3_REGION: describe(text, {
    description: 'The region that requests are signed for.',
    default: '`us-east-1`',
    example: 'ap-southeast-1',
  }),
  S3_FORCE_PATH_STYLE: describe(flag, {
    description:
      'Puts the bucket into the path of addresses instead of the host. Always so at an IP address.',
    example: '1',
  }),
  S3_STS_ROLE_ARN: describe(
    shapeOf(/^arn:[\w-]+:iam::\d*:role\/\S+$/, () =>
      CONFIG_TEXTS().looksLike('arn:aws:iam::123456789012:role/name'),
    ),
    {
      description: 'Gives browsers temporary keys that only allow uploads, by AssumeRole of this role.',
      limits: 'looks like `arn:aws:iam::123456789012:role/name`',
      example: 'arn:aws:iam::123456789012:role/smops-upload',
    },
  ),
  S3_STS_FEDERATION_NAME: describe(
    shapeOf(/^[\w+=,.@-]{2,32}$/, () => CONFIG_TEXTS().federationName),
    {
      description: 'The same by GetFederationToken, under this name. Ignored beside `S3_STS_ROLE_ARN`.',
      limits: '2 to 32 letters, digits or `+=,.@-`',
      example: 'smops-upload',
    },
  ),
  S3_STS_ENDPOINT: describe(url, {
    description: 'The address of another STS service.',
    default: 'AWS in `S3_REGION`',
    example: 'https://sts.example.com',
  }),
};

/** The variables by the headings they stand under in docs/configuration.md. */
export const VARIABLE_GROUPS = {
  Server: server,
  'Database and limits of files': data,
  'Analyses and AI providers': analyses,
  Schedules: schedules,
  'YouTube and Facebook': pages,
  'Google Sheet': sheet,
  Deliveries: deliveries,
  'Files in an S3-compatible store': store,
};

/**
 * The environment that smops reads once, at its start. It is the one home of each variable's meaning, limits, default and
 * example: docs/configuration.md is written from it (`npm run docs`).
 */
export const environment = z.object({
  ...server,
  ...data,
  ...analyses,
  ...schedules,
  ...pages,
  ...sheet,
  ...deliveries,
  ...store,
});

/** Every variable that can be set, in the environment or in the configuration file. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(environment.shape);
