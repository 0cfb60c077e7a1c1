import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { type ReportSectionId, SECTIONS_OF } from '@smops/core/telling/reports/reports.constants.js';
import { SHARE_LINKS } from '@smops/core/telling/sharing/sharing.operations.js';
import type { Share } from '@smops/core/telling/sharing/sharing.schemas.js';
import { clockOf } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { tell } from '../../lists/list-commands.js';
import { listsTexts } from '../../lists/lists.texts.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec, Deed } from '../../program/command.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { deliveriesTexts } from './deliveries.texts.js';

const columnsOf = (day: (time: string | null) => string) => [
  { title: 'ID', value: (one: Share) => one.id },
  { title: 'RUN', value: (one: Share) => one.run, flexible: true },
  { title: 'BEGINS', value: (one: Share) => `${one.prefix}…` },
  { title: 'WHO', value: (one: Share) => actorText(one.createdBy) },
  { title: 'EXPIRES', value: (one: Share) => day(one.expiresAt) },
  { title: 'LAST OPENED', value: (one: Share) => day(one.lastOpenedAt) },
];

const list: CommandSpec = {
  path: ['shares', 'list'],
  columns: () => columnsOf(String),
  summary: 'links to reports for people without an account',
  examples: ['smops shares list'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const all = await client.call(SHARE_LINKS.list);
      const clock = await clockOf(client);
      if (json) io.out(`${JSON.stringify(all)}\n`);
      else if (all.length === 0) io.out(`${deliveriesTexts().noShares}\n`);
      else
        printTable(
          io,
          all,
          columnsOf((time) => (time === null ? listsTexts().never : clock.day(time))),
        );
      return undefined;
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
  summary: 'revoke a link at once',
  arguments: [{ name: '<id>', description: 'its number in the list' }],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops shares delete 2 --yes'],
  run: (call) => {
    const id = Number(call.args[0]);
    if (!Number.isInteger(id)) throw usageError(deliveriesTexts().byNumber);
    return call.withConnection({}, async ({ client }) => {
      await confirm(call, deliveriesTexts().revokeQuestion(id));
      await client.call(SHARE_LINKS.revoke, { id });
      tell(call, { id }, deliveriesTexts().revoked(id));
      return undefined;
    });
  },
};

export const sharesCommands: readonly CommandSpec[] = [list, remove];
