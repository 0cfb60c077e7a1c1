import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { type ReportSectionId, SECTIONS_OF } from '@smops/core/telling/reports/reports.constants.js';
import { SHARE_LINKS } from '@smops/core/telling/sharing/sharing.operations.js';
import type { Share } from '@smops/core/telling/sharing/sharing.schemas.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { listsTexts } from '../../lists/lists.texts.js';
import { deleteOf, tableOf } from '../../operations/operation-commands.js';
import { idOf } from '../../operations/operation-input.js';
import type { CommandSpec, Deed } from '../../program/command.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { deliveriesTexts } from './deliveries.texts.js';

const dayOr = ({ day }: ZoneClock, time: string | null) => (time === null ? listsTexts().never : day(time));

const columnsOf = (clock: ZoneClock) => [
  { title: 'ID', value: (one: Share) => one.id },
  { title: 'RUN', value: (one: Share) => one.run, flexible: true },
  { title: 'BEGINS', value: (one: Share) => `${one.prefix}…` },
  { title: 'WHO', value: (one: Share) => actorText(one.createdBy) },
  { title: 'EXPIRES', value: (one: Share) => dayOr(clock, one.expiresAt) },
  { title: 'LAST OPENED', value: (one: Share) => dayOr(clock, one.lastOpenedAt) },
];

const list: CommandSpec = {
  path: ['shares', 'list'],
  ...tableOf(SHARE_LINKS.list, {
    summary: 'links to reports for people without an account',
    examples: ['smops shares list'],
    columns: columnsOf,
    none: () => deliveriesTexts().noShares,
  }),
};

/** `smops report RUN --share`. */
export const share: Deed = {
  summary: "make a link to a run's report for people without an account; it is printed once",
  description:
    'The page has the report as its numbers are when it is opened, without authors and names. Needs SMOPS_SHARE_LINKS=1.',
  arguments: [idArgument],
  options: [
    {
      flags: '--section <name>',
      description: 'only these sections, in this order; repeatable',
      choices: SECTIONS_OF.run,
      repeatable: true,
    },
    { flags: '--template <name>', description: 'the sections of this template' },
    { flags: '--days <number>', description: 'days until it ends' },
  ],
  examples: [
    'smops report last --share',
    'smops report 3f2a --share --days 3 --section line --section shares',
  ],
  run: (call) => {
    const { options, io, json } = call;
    const days = options.days === undefined ? undefined : Number(options.days);
    if (days !== undefined && !(Number.isInteger(days) && days > 0)) throw usageError(deliveriesTexts().days);
    return call.withConnection({}, async ({ client, url, where }) => {
      const made = await client.call(SHARE_LINKS.create, {
        taskId: await findRun(client, call.args[0] as string),
        section: options.section as ReportSectionId[] | undefined,
        template: options.template as string | undefined,
        expiresInDays: days,
      });
      const address = made.address ?? (where === 'in-process' ? null : `${url}${made.path}`);
      if (json) io.out(`${JSON.stringify({ ...made, address })}\n`);
      else {
        io.err(`${deliveriesTexts().anyoneReads((await clockOf(client)).told.day(made.expiresAt))}\n`);
        io.out(`${address ?? made.path}\n`);
      }
      return undefined;
    });
  },
};

const remove: CommandSpec = {
  path: ['shares', 'delete'],
  ...deleteOf(SHARE_LINKS.revoke, {
    summary: 'revoke a link at once',
    arguments: [{ name: '<id>', description: 'its number in the list' }],
    examples: ['smops shares delete 2 --yes'],
    find: ({ args: [id] }) => ({ id: idOf(id) }),
    input: (found) => found,
    question: ({ id }) => deliveriesTexts().revokeQuestion(id),
    json: (found) => found,
    told: ({ id }) => deliveriesTexts().revoked(id),
  }),
};

export const sharesCommands: readonly CommandSpec[] = [list, remove];
