import { PROVIDER_IDS } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { LANGUAGES } from '@smops/core/platform/language/language.constants.js';
import { REPORT_DOCUMENT_FORMATS } from '@smops/core/telling/reports/reports.constants.js';
import { SOURCE_DAYS } from '@smops/core/telling/schedules/schedules.constants.js';
import { SCHEDULE_FIELDS } from '@smops/core/telling/schedules/schedules.fields.js';
import type { ChangeScheduleInput, Schedule } from '@smops/core/telling/schedules/schedules.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { usageError } from '../../failures/failures.js';
import { fieldOptions, givenOf } from '../../lists/field-options.js';
import type { Call, OptionSpec } from '../../program/command.js';
import { destinationsOf } from '../deliveries/find-destination.js';
import { schedulesTexts } from './schedules.texts.js';

const NONE = 'none';

/** What `schedules add` and `schedules edit` take. */
export const scheduleOptions: readonly OptionSpec[] = [
  { flags: '--codebook <name>', description: 'what is looked for; NAME@3 keeps to its third version' },
  {
    flags: '--folder <folder>',
    description: 'read new files of this folder below WATCH_FOLDER; . is that folder',
  },
  { flags: '--feed <address>', description: 'read new comments of an export at this https address' },
  {
    flags: '--facebook-page',
    description: 'read new comments on the posts of the page of FACEBOOK_PAGE_ID',
  },
  {
    flags: '--youtube-channel',
    description: 'read new comments on the channel of YOUTUBE_CHANNEL and its videos',
  },
  {
    flags: '--days <number>',
    description: 'how many days back posts, or comments on the channel, are read; 30 without it',
  },
  {
    flags: '--when <time>',
    description: '"daily HH:MM", "weekly MON,THU HH:MM" or a cron expression, in the time zone of the team',
  },
  {
    flags: '--to <destination>',
    description: 'send the report to this destination: its name or number; repeatable; none: nowhere',
    repeatable: true,
  },
  { flags: '--format <format>', description: 'of the report', choices: REPORT_DOCUMENT_FORMATS },
  { flags: '--report-lang <language>', description: 'the language of the report', choices: LANGUAGES },
  { flags: '--template <name>', description: 'the sections of this report template; none: all' },
  {
    flags: '--api <provider>',
    description: 'who answers; the default provider without it',
    choices: PROVIDER_IDS,
  },
  ...fieldOptions(SCHEDULE_FIELDS),
];

export const textOf = ({ options: given }: Call, name: string) => given[name] as string | undefined;

function daysOf(call: Call): number | undefined {
  const given = textOf(call, 'days');
  if (given === undefined) return undefined;
  const days = Number(given);
  if (!Number.isInteger(days) || days < 1) throw usageError(schedulesTexts().daysNumber);
  return days;
}

/** Where the comments come from; with nothing but --days, `before` with these days. */
function sourceOf(call: Call, before?: Schedule['source']): Schedule['source'] | undefined {
  const [folder, url, days] = [textOf(call, 'folder'), textOf(call, 'feed'), daysOf(call)];
  const kept = before !== undefined && 'days' in before ? before : undefined;
  const ofDays = { days: days ?? kept?.days ?? SOURCE_DAYS };
  const given: Schedule['source'][] = [
    ...(folder === undefined ? [] : [{ kind: 'folder', folder: folder === '.' ? '' : folder } as const]),
    ...(url === undefined ? [] : [{ kind: 'feed', url } as const]),
    ...(call.options.facebookPage ? [{ kind: 'facebook', ...ofDays } as const] : []),
    ...(call.options.youtubeChannel ? [{ kind: 'youtube', ...ofDays } as const] : []),
  ];
  if (given.length === 0 && days !== undefined && kept !== undefined) given.push({ ...kept, days });
  const [source, second] = given;
  if (second !== undefined) throw usageError(schedulesTexts().oneSource);
  if (days !== undefined && (source === undefined || !('days' in source)))
    throw usageError(schedulesTexts().daysNumber);
  return source;
}

/** The destinations of --to, where it is given. */
export async function toOf(call: Call, client: Client): Promise<ChangeScheduleInput> {
  const destinations = await destinationsOf(call, client);
  return destinations === undefined ? {} : { destinations };
}

/** What the options set but --to; `before` has the parts of the report that they do not name. */
export function inputOf(call: Call, before?: Schedule): ChangeScheduleInput {
  const [codebook, when] = [textOf(call, 'codebook'), textOf(call, 'when')];
  const source = sourceOf(call, before?.source);
  const { format, reportLang: language, template, api } = call.options as Record<string, string | undefined>;
  const isReport = format !== undefined || language !== undefined || template !== undefined;
  const report = {
    ...(before?.report ?? { format: 'html', language: 'en', template: null }),
    ...(format === undefined ? {} : { format }),
    ...(language === undefined ? {} : { language }),
    ...(template === undefined ? {} : { template: template === NONE ? null : template }),
  } as Schedule['report'];
  return {
    ...(codebook === undefined ? {} : { codebook }),
    ...(source === undefined ? {} : { source }),
    ...(when === undefined ? {} : { when }),
    ...givenOf(SCHEDULE_FIELDS, call.options),
    ...(api === undefined ? {} : { provider: api as Schedule['provider'] }),
    ...(isReport ? { report } : {}),
  };
}
