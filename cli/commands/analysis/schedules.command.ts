import { PROVIDER_IDS } from '@smops/core/analyzer/providers/providers.constants.js';
import { LANGUAGES } from '@smops/core/language/language.constants.js';
import { REPORT_DOCUMENT_FORMATS } from '@smops/core/reports/reports.constants.js';
import { SOURCE_DAYS } from '@smops/core/schedules/schedules.constants.js';
import type {
  ChangeScheduleInput,
  Schedule,
  SchedulePeriod,
} from '@smops/core/schedules/schedules.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  getSchedule,
  getScheduleHistory,
  listSchedules,
  pauseSchedule,
  previewSchedule,
  restoreSchedule,
  resumeSchedule,
  runSchedule,
} from '@smops/server/client/schedules.client.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { confirm } from '../../input/confirm.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec, OptionSpec } from '../../program/command.js';
import { usageError } from '../../program/failures.js';
import { printSchedule, sourceText, stateText, whyText } from '../../schedules/print-schedule.js';
import { schedulesTexts } from '../../schedules/schedules.texts.js';
import { destinationsOf } from '../deliveries/find-destination.js';

const nameArgument = { name: '<name>', description: 'the schedule: its name or id' };
const NONE = 'none';

const options: readonly OptionSpec[] = [
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
  { flags: '--budget <usd>', description: 'at how many USD a run pauses; none: at no amount' },
];

const textOf = ({ options: given }: Call, name: string) => given[name] as string | undefined;

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

function budgetOf(call: Call): number | null | undefined {
  const given = textOf(call, 'budget');
  if (given === undefined || given === NONE) return given === undefined ? undefined : null;
  if (!(Number(given) > 0)) throw usageError(schedulesTexts().budgetNumber);
  return Number(given);
}

/** The destinations of --to, where it is given. */
async function toOf(call: Call, client: Client): Promise<ChangeScheduleInput> {
  const destinations = await destinationsOf(call, client);
  return destinations === undefined ? {} : { destinations };
}

/** What the options set but --to; `before` has the parts of the report that they do not name. */
function inputOf(call: Call, before?: Schedule): ChangeScheduleInput {
  const [codebook, when] = [textOf(call, 'codebook'), textOf(call, 'when')];
  const [source, budget] = [sourceOf(call, before?.source), budgetOf(call)];
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
    ...(budget === undefined ? {} : { budget }),
    ...(api === undefined ? {} : { provider: api as Schedule['provider'] }),
    ...(isReport ? { report } : {}),
  };
}

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'NAME', value: (one: Schedule) => one.name, flexible: true },
  { title: 'CODEBOOK', value: (one: Schedule) => one.codebook.name, flexible: true },
  { title: 'FROM', value: sourceText, flexible: true },
  { title: 'WHEN', value: (one: Schedule) => one.when },
  {
    title: `NEXT (${city})`,
    value: ({ next: [next] }: Schedule) => (next === undefined ? schedulesTexts().isPaused : minute(next)),
  },
  { title: 'LAST', value: ({ last }: Schedule) => (last === null ? '' : stateText(last)) },
];

const list: CommandSpec = {
  path: ['schedules', 'list'],
  columns: () => columnsOf(zoneClock('UTC')),
  summary: 'all schedules by name, with the next time and what became of the last',
  examples: ['smops schedules list', 'smops schedules list --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const all = await listSchedules(client);
      if (json) io.out(`${JSON.stringify(all)}\n`);
      else if (all.length === 0) io.out(`${schedulesTexts().none}\n`);
      else printTable(io, all, columnsOf(await clockOf(client)));
      return undefined;
    }),
};

const show: CommandSpec = {
  path: ['schedules', 'show'],
  summary: 'a schedule with its next three times',
  arguments: [nameArgument],
  examples: ['smops schedules show "weekly brief"'],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const schedule = await getSchedule(client, args[0] as string);
      if (json) io.out(`${JSON.stringify(schedule)}\n`);
      else printSchedule(io, schedule, await clockOf(client));
      return undefined;
    }),
};

const nextOf = async (client: Client, { next: [next] }: Schedule) =>
  next === undefined ? '' : (await clockOf(client)).told.minute(next);

const create: CommandSpec = {
  path: ['schedules', 'create'],
  summary: 'make a schedule: new comments are analysed with a codebook, and the report is sent, by itself',
  description:
    'A folder below WATCH_FOLDER is read for files whose content was not read before; an address, the Facebook page or the YouTube channel for comments that were not. Without anything new, nothing is sent. See docs/schedules.md.',
  arguments: [{ name: '<name>', description: 'what it is to be called' }],
  options: options.map((option) =>
    /--(codebook|when)/.test(option.flags) ? { ...option, required: true } : option,
  ),
  examples: [
    'smops schedules create "weekly brief" --codebook prices --folder facebook --when "weekly MON 08:00" --to "Monday mail" --format docx',
    'smops schedules create fanpage --codebook prices --facebook-page --days 14 --when "daily 07:00" --to Team',
    'smops schedules create harian --codebook prices --feed https://example.com/komen.csv --when "daily 07:30" --report-lang ms',
  ],
  run: (call) => {
    const { codebook, when, source, ...more } = inputOf(call);
    if (source === undefined || codebook === undefined || when === undefined)
      throw usageError(schedulesTexts().oneSource);
    return call.withConnection({ mayCreate: true }, async ({ client }) => {
      const name = call.args[0] as string;
      const to = await toOf(call, client);
      const made = await createSchedule(client, { name, codebook, when, source, ...more, ...to });
      tell(call, made, schedulesTexts().created(sanitize(made.name), await nextOf(client, made)));
      return undefined;
    });
  },
};

const change: CommandSpec = {
  path: ['schedules', 'change'],
  summary: 'change a schedule; what is not named stays',
  arguments: [nameArgument],
  options: [{ flags: '--name <name>', description: 'another name' }, ...options],
  examples: [
    'smops schedules change "weekly brief" --when "weekly MON,THU 08:00"',
    'smops schedules change "weekly brief" --to 1 --to 3 --format pptx --budget 2',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const before = await getSchedule(client, call.args[0] as string);
      const name = textOf(call, 'name');
      const to = await toOf(call, client);
      const input = { ...inputOf(call, before), ...to, ...(name === undefined ? {} : { name }) };
      if (Object.keys(input).length === 0) throw usageError(schedulesTexts().nothingToChange);
      const changed = await changeSchedule(client, before.id, input);
      tell(call, changed, schedulesTexts().changed(sanitize(changed.name)));
      return undefined;
    }),
};

const times: CommandSpec = {
  path: ['schedules', 'times'],
  summary: 'the next three times that something would be due; nothing is stored',
  arguments: [{ name: '<when>', description: '"daily 08:00", "weekly MON 08:00" or a cron expression' }],
  examples: ['smops schedules times "weekly MON,THU 08:00"', 'smops schedules times "0 8 1 * *"'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const found = await previewSchedule(client, call.args[0] as string);
      const { minute } = zoneClock(found.timeZone);
      tell(call, found, found.next.map(minute).join('\n'));
      return undefined;
    }),
};

const historyColumns = ({ city, minute }: ZoneClock) => [
  { title: `DUE (${city})`, value: (one: SchedulePeriod) => minute(one.dueAt) },
  { title: 'STATE', value: stateText },
  { title: 'COMMENTS', value: (one: SchedulePeriod) => one.comments },
  { title: 'RUN', value: (one: SchedulePeriod) => one.taskId?.slice(0, 8) ?? '' },
  { title: 'FILES', value: (one: SchedulePeriod) => one.files.join(', '), flexible: true },
  { title: 'WHY', value: whyText, flexible: true },
];

const history: CommandSpec = {
  path: ['schedules', 'history'],
  columns: () => historyColumns(zoneClock('UTC')),
  summary: 'what became of the periods of a schedule, the latest first',
  arguments: [nameArgument],
  examples: ['smops schedules history "weekly brief"', 'smops schedules history "weekly brief" --json'],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const periods = await getScheduleHistory(client, args[0] as string);
      if (json) io.out(`${JSON.stringify(periods)}\n`);
      else if (periods.length === 0) io.out(`${schedulesTexts().noPeriods}\n`);
      else printTable(io, periods, historyColumns(await clockOf(client)));
      return undefined;
    }),
};

const pause: CommandSpec = {
  path: ['schedules', 'pause'],
  summary: 'keep a schedule from being due until it is resumed',
  arguments: [nameArgument],
  examples: ['smops schedules pause "weekly brief"'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const schedule = await pauseSchedule(client, call.args[0] as string);
      tell(call, schedule, schedulesTexts().paused(sanitize(schedule.name)));
      return undefined;
    }),
};

const resume: CommandSpec = {
  path: ['schedules', 'resume'],
  summary: 'let a paused schedule be due again, from now on',
  arguments: [nameArgument],
  examples: ['smops schedules resume "weekly brief"'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const schedule = await resumeSchedule(client, call.args[0] as string);
      tell(call, schedule, schedulesTexts().resumed(sanitize(schedule.name), await nextOf(client, schedule)));
      return undefined;
    }),
};

const runNow: CommandSpec = {
  path: ['schedules', 'run'],
  summary: 'begin a period of a schedule now; a running server does it, and the next time stays',
  arguments: [nameArgument],
  examples: ['smops schedules run "weekly brief"'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const schedule = await runSchedule(client, call.args[0] as string);
      tell(call, schedule, schedulesTexts().begun(sanitize(schedule.name)));
      return undefined;
    }),
};

const remove: CommandSpec = {
  path: ['schedules', 'delete'],
  summary: 'delete a schedule; it can be restored for 30 days, and its runs stay',
  arguments: [nameArgument],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops schedules delete "weekly brief" --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { id, name } = await getSchedule(client, call.args[0] as string);
      await confirm(call, schedulesTexts().deleteQuestion(sanitize(name)));
      await deleteSchedule(client, id);
      tell(call, { id, deleted: true }, schedulesTexts().deleted(sanitize(name), id));
      return undefined;
    }),
};

const restore: CommandSpec = {
  path: ['schedules', 'restore'],
  summary: 'undo a delete',
  arguments: [
    {
      name: '<id>',
      description: 'the whole id, as the delete tells it; later smops audit list --json has it',
    },
  ],
  examples: ['smops schedules restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const schedule = await restoreSchedule(client, call.args[0] as string);
      tell(call, schedule, schedulesTexts().restored(sanitize(schedule.name)));
      return undefined;
    }),
};

export const schedulesCommands: readonly CommandSpec[] = [
  ...[list, show, create, change, times, history],
  ...[pause, resume, runNow, remove, restore],
];
