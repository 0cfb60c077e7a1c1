import { SCHEDULE_ACTIONS } from '@smops/core/telling/schedules/schedule-actions.texts.model.js';
import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import type { Schedule, SchedulePeriod } from '@smops/core/telling/schedules/schedules.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import type { Connection } from '../../connection/connect.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import { actionOptions } from '../../operations/action-options.js';
import { changeOf, pageOf, tableOf } from '../../operations/operation-commands.js';
import { recordCommands } from '../../operations/record-commands.js';
import type { Io } from '../../output/io.js';
import { sanitize, truncate } from '../../output/output.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { printSchedule, sourceText, stateText, whyText } from './print-schedule.js';
import { inputOf, scheduleOptions, textOf, toOf } from './schedule-options.js';
import { schedulesTexts } from './schedules.texts.js';

const nameArgument = { name: '<name>', description: 'the schedule: its name or id' };
const record = { noun: 'schedules', nameArgument, example: '"weekly brief"' };
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
  ...tableOf(SCHEDULES.list, {
    summary: 'all schedules by name, with the next time and the last outcome',
    examples: ['smops schedules list', 'smops schedules list --json'],
    columns: columnsOf,
    none: () => schedulesTexts().none,
  }),
};

/** Without a server the schedule is stored, and nobody does its work. */
function warnWithoutServer({ io }: Call, where: Connection['where']): void {
  if (where === 'in-process') io.err(`smops: ${schedulesTexts().noServer}\n`);
}

const nextOf = async (client: Client, { next: [next] }: Schedule) =>
  next === undefined ? '' : (await clockOf(client)).told.minute(next);

const add: CommandSpec = {
  path: ['schedules', 'add'],
  summary:
    'create a schedule: new comments are analysed with a codebook and the report is sent automatically',
  description:
    'A folder below WATCH_FOLDER is read for files whose content was not read before; an address, the Facebook page or the YouTube channel for comments that were not. Without anything new, nothing is sent. See docs/schedules.md.',
  arguments: [{ name: '<name>', description: 'what it is to be called' }],
  options: scheduleOptions.map((option) =>
    /--(codebook|when)/.test(option.flags) ? { ...option, required: true } : option,
  ),
  examples: [
    'smops schedules add "weekly brief" --codebook prices --folder facebook --when "weekly MON 08:00" --to "Monday mail" --format docx',
    'smops schedules add fanpage --codebook prices --facebook-page --days 14 --when "daily 07:00" --to Team',
    'smops schedules add harian --codebook prices --feed https://example.com/komen.csv --when "daily 07:30" --report-lang ms',
  ],
  run: (call) => {
    const { codebook, when, source, ...more } = inputOf(call);
    if (source === undefined || codebook === undefined || when === undefined)
      throw usageError(schedulesTexts().oneSource);
    return call.withConnection({ mayCreate: true }, async ({ client, where }) => {
      const name = call.args[0] as string;
      const to = await toOf(call, client);
      const made = await client.call(SCHEDULES.create, { name, codebook, when, source, ...more, ...to });
      tell(call, made, schedulesTexts().created(sanitize(made.name), await nextOf(client, made)));
      warnWithoutServer(call, where);
      return undefined;
    });
  },
};

const times = changeOf(SCHEDULES.preview, {
  summary: 'the next three times that something would be due; nothing is stored',
  arguments: [{ name: '<when>', description: '"daily 08:00", "weekly MON 08:00" or a cron expression' }],
  examples: ['smops schedules show --when "weekly MON,THU 08:00"', 'smops schedules show --when "0 8 1 * *"'],
  told: ({ next, timeZone }) => next.map(zoneClock(timeZone).minute).join('\n'),
});

/** As many characters of a reason as a line has room for, unless tables are to be wide. */
const WHY_WIDTH = 80;

const historyColumns = ({ city, minute }: ZoneClock, io?: Io) => [
  { title: `DUE (${city})`, value: (one: SchedulePeriod) => minute(one.dueAt) },
  { title: 'STATE', value: stateText },
  { title: 'COMMENTS', value: (one: SchedulePeriod) => one.comments, isCount: true },
  { title: 'RUN', value: (one: SchedulePeriod) => one.taskId?.slice(0, 8) ?? '' },
  { title: 'FILES', value: (one: SchedulePeriod) => one.files.join(', '), flexible: true },
  {
    title: 'WHY',
    value: (one: SchedulePeriod) =>
      io?.table?.isWide ? whyText(one) : truncate(sanitize(whyText(one)), WHY_WIDTH),
    flexible: true,
  },
];

const history = tableOf(SCHEDULES.history, {
  summary: 'the outcome of each period of a schedule, the latest first',
  arguments: [nameArgument],
  examples: [
    'smops schedules show "weekly brief" --history',
    'smops schedules show "weekly brief" --history --json',
  ],
  columns: historyColumns,
  none: () => schedulesTexts().noPeriods,
});

const resume: Deed = {
  summary: 'let a paused schedule be due again, from now on',
  arguments: [nameArgument],
  examples: ['smops schedules edit "weekly brief" --resume'],
  run: (call) =>
    call.withConnection({}, async ({ client, where }) => {
      const schedule = await client.call(SCHEDULES.resume, { schedule: call.args[0] as string });
      tell(call, schedule, schedulesTexts().resumed(sanitize(schedule.name), await nextOf(client, schedule)));
      warnWithoutServer(call, where);
      return undefined;
    }),
};

const show: CommandSpec = {
  path: ['schedules', 'show'],
  instead: [
    { option: { flags: '--history' }, does: history },
    { option: { flags: '--when <when>' }, does: times },
  ],
  ...pageOf(SCHEDULES.get, {
    summary: 'a schedule with its next three times',
    arguments: [nameArgument],
    examples: ['smops schedules show "weekly brief"'],
    print: printSchedule,
  }),
};

const edit: CommandSpec = {
  path: ['schedules', 'edit'],
  summary: 'change a schedule; what is not named stays',
  arguments: [nameArgument],
  options: [{ flags: '--name <name>', description: 'another name' }, ...scheduleOptions],
  examples: [
    'smops schedules edit "weekly brief" --when "weekly MON,THU 08:00"',
    'smops schedules edit "weekly brief" --to 1 --to 3 --format pptx --budget 2',
  ],
  instead: [
    ...actionOptions(SCHEDULES, SCHEDULE_ACTIONS, record),
    { option: { flags: '--resume' }, does: resume },
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const before = await client.call(SCHEDULES.get, { schedule: call.args[0] as string });
      const name = textOf(call, 'name');
      const to = await toOf(call, client);
      const input = { ...inputOf(call, before), ...to, ...(name === undefined ? {} : { name }) };
      if (Object.keys(input).length === 0) throw usageError(schedulesTexts().nothingToChange);
      const changed = await client.call(SCHEDULES.change, { schedule: before.id, ...input });
      tell(call, changed, schedulesTexts().changed(sanitize(changed.name)));
      return undefined;
    }),
};

const runNow: CommandSpec = {
  path: ['schedules', 'run'],
  summary: 'begin a period of a schedule now; a running server does it, and the next time stays',
  arguments: [nameArgument],
  examples: ['smops schedules run "weekly brief"'],
  run: (call) =>
    call.withConnection({}, async ({ client, where }) => {
      // Nobody would do it: the period would wait for ever.
      if (where === 'in-process') throw new CommandError(schedulesTexts().noServer, EXIT.upstream);
      const schedule = await client.call(SCHEDULES.run, { schedule: call.args[0] as string });
      tell(call, schedule, schedulesTexts().begun(sanitize(schedule.name)));
      return undefined;
    }),
};

const [remove, restore] = recordCommands(SCHEDULES, {
  ...record,
  remove: 'delete a schedule; it can be restored for 30 days, and its runs stay',
  texts: schedulesTexts,
});

export const schedulesCommands: readonly CommandSpec[] = [
  ...[list, show, add, edit, runNow, remove, restore],
];
