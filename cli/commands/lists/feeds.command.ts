import { LISTS, type ListName } from '@smops/core/records/lists/lists.constants.js';
import { FEEDS, SPREADSHEET } from '@smops/core/records/spreadsheet/spreadsheet.operations.js';
import type { Feed } from '@smops/core/records/spreadsheet/spreadsheet.schemas.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { listsTexts } from '../../lists/lists.texts.js';
import { changeOf, deleteOf } from '../../operations/operation-commands.js';
import { idOf } from '../../operations/operation-input.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec } from '../../program/command.js';

const isOwnMachine = (address: string) => /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);

const columnsOf = (day: (time: string | null) => string) => [
  { title: 'ID', value: (feed: Feed) => feed.id },
  { title: 'LIST', value: (feed: Feed) => feed.list },
  { title: 'NAME', value: (feed: Feed) => feed.name, flexible: true },
  { title: 'BEGINS', value: (feed: Feed) => `${feed.prefix}…` },
  { title: 'EXPIRES', value: (feed: Feed) => day(feed.expiresAt) },
  { title: 'LAST FETCHED', value: (feed: Feed) => day(feed.lastFetchedAt) },
];

const written = (time: string | null, { told, zone }: ZoneClock) =>
  time === null ? listsTexts().notWritten : listsTexts().lastWritten(told.minute(time), zone);

const list: CommandSpec = {
  path: ['feeds', 'list'],
  columns: () => columnsOf(String),
  summary: 'live addresses of lists for spreadsheets, and the Google Sheet',
  examples: ['smops feeds list'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const feeds = await client.call(FEEDS.list);
      const state = await client.call(SPREADSHEET.state);
      if (json) {
        io.out(`${JSON.stringify({ feeds, ...state })}\n`);
        return undefined;
      }
      const clock = await clockOf(client);
      printTable(
        io,
        feeds,
        columnsOf((time) => (time === null ? listsTexts().never : clock.day(time))),
      );
      const { sheet } = state;
      if (sheet !== null) {
        const trouble = sheet.error === null ? '' : `; ${sanitize(sheet.error)}`;
        // same-text: the name of a product
        io.out(`\nGoogle Sheet ${sanitize(sheet.id)}: ${written(sheet.syncedAt, clock)}${trouble}\n`);
      }
      return undefined;
    }),
};

const add: CommandSpec = {
  path: ['feeds', 'add'],
  summary: "make an address for Excel's “From Web” or Google's IMPORTDATA; it is printed once",
  arguments: [
    { name: '<list>', description: LISTS.join(', '), choices: LISTS },
    { name: '<name>', description: 'what it is for' },
  ],
  options: [{ flags: '--days <number>', description: 'days until it ends' }],
  examples: ['smops feeds add accounts "Weekly report"', 'smops feeds add tasks "Team sheet" --days 90'],
  run: ({ args, options, io, json, withConnection }) =>
    withConnection({}, async ({ client, url, where }) => {
      const wanted = args[0]?.toLowerCase();
      const name = LISTS.find(
        (one): one is ListName => one === wanted || one === `${wanted}s` || `${one}s` === wanted,
      );
      if (name === undefined) throw usageError(listsTexts().unknownList(String(args[0]), LISTS.join(', ')));
      const days = options.days === undefined ? undefined : Number(options.days);
      if (days !== undefined && !(Number.isInteger(days) && days > 0)) {
        throw usageError(listsTexts().days);
      }
      const feed = await client.call(FEEDS.create, {
        list: name,
        name: args[1] as string,
        expiresInDays: days,
      });
      const address = feed.address ?? (where === 'in-process' ? null : `${url}${feed.path}`);
      if (json) io.out(`${JSON.stringify({ ...feed, address })}\n`);
      else {
        const end = (await clockOf(client)).told.day(feed.expiresAt);
        io.err(`${listsTexts().anyoneReads(end)}\n`);
        io.out(`${address ?? feed.path}\n`);
      }
      if (address === null || isOwnMachine(address)) io.err(`smops: ${listsTexts().notReachable}\n`);
      return undefined;
    }),
};

const remove: CommandSpec = {
  path: ['feeds', 'delete'],
  ...deleteOf(FEEDS.revoke, {
    summary: 'revoke an address at once',
    arguments: [{ name: '<id>', description: 'its number in the list' }],
    examples: ['smops feeds delete 2 --yes'],
    find: ({ args: [id] }) => ({ id: idOf(id) }),
    input: (found) => found,
    question: ({ id }) => listsTexts().revokeFeed(id),
    json: ({ id }) => ({ id, revoked: true }),
    told: ({ id }) => listsTexts().feedRevoked(id),
  }),
};

const sync: CommandSpec = {
  path: ['feeds', 'sync'],
  ...changeOf(SPREADSHEET.sync, {
    summary: 'write the changed lists into the Google Sheet now',
    examples: ['smops feeds sync'],
    told: () => listsTexts().sheetDone,
  }),
};

export const feedsCommands: readonly CommandSpec[] = [list, add, remove, sync];
