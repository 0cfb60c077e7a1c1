import { NEAR_COPIES } from '@smops/core/judging/insight/copies/near-copies.operations.js';
import type {
  Copies,
  CopyGroup,
  CopyGroups,
} from '@smops/core/judging/insight/copies/near-copies.schemas.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Deed } from '../../program/command.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { seriesTexts } from '../../series/series.texts.js';

const MOST = 250;
const MOST_NUMBER = 2 ** 31 - 1;

/** The whole number of an option; undefined where it was not given. */
export function numberOption(
  options: Record<string, unknown>,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw usageError(seriesTexts().wholeNumber(`--${name}`, least, most));
  return number;
}

const count = (value: number) => value.toLocaleString('en');
const oneLine = (text: string) => sanitize(text.replace(/\s+/g, ' '));

function printGroups(io: Io, found: CopyGroups, { minute }: ZoneClock, more: string): void {
  const { groups, comments, copied, groupCount, texts, next } = found;
  const say = seriesTexts();
  if (groupCount === 0) {
    io.out(`${say.noCopies(count(comments))}\n`);
    return;
  }
  io.out(`${say.copied(count(copied), count(comments), count(groupCount), count(texts))}\n\n`);
  printTable(io, groups, [
    { title: 'NUMBER', value: ({ first }: CopyGroup) => first + 1 },
    { title: 'COPIES', value: (group: CopyGroup) => group.comments, isCount: true },
    { title: 'AUTHORS', value: ({ authors }: CopyGroup) => authors },
    { title: 'FIRST', value: ({ firstAt }: CopyGroup) => (firstAt === null ? '-' : minute(firstAt)) },
    { title: 'LAST', value: ({ lastAt }: CopyGroup) => (lastAt === null ? '-' : minute(lastAt)) },
    { title: 'TEXT', value: ({ text }: CopyGroup) => oneLine(text), flexible: true },
  ]);
  if (next !== null) io.out(`\n${say.more(`${more} --after ${next + 1}`)}\n`);
}

type Copy = Copies['comments'][number];

function printCopies(io: Io, { group, comments, next }: Copies, { minute }: ZoneClock, more: string): void {
  io.out(`${seriesTexts().group(count(group.comments), count(group.authors))}\n\n`);
  printTable(io, comments, [
    { title: 'NUMBER', value: ({ number }: Copy) => number },
    { title: 'TIME', value: ({ time }: Copy) => (time === null ? '-' : minute(time)) },
    { title: 'SENTIMENT', value: ({ sentiment }: Copy) => sentiment ?? '-', isState: true },
    { title: 'VARIABLES', value: ({ variables }: Copy) => sanitize(variables.join(', ')), flexible: true },
    { title: 'COMMENT', value: ({ content }: Copy) => oneLine(content), flexible: true },
  ]);
  if (next !== null) io.out(`\n${seriesTexts().more(`${more} --after ${next + 1}`)}\n`);
}

export const copyGroups: Deed = {
  summary: 'comments of an analysis that are copies of one text',
  description:
    'Comments whose texts are the same but for small changes stand in one group. Greetings and other short texts are left out. With --group the comments of one group, without who wrote them.',
  arguments: [idArgument],
  options: [
    { flags: '--group <number>', description: 'the comments of the group whose first comment this is' },
    { flags: '--limit <number>', description: 'how many', default: '50' },
    { flags: '--after <number>', description: 'go on after this group or comment' },
  ],
  examples: [
    'smops analyses show last --copy-groups',
    'smops analyses show 3f2a --copy-groups --group 17 --json',
  ],
  run: ({ args, io, json, options, withConnection }) => {
    const group = numberOption(options, 'group', 1, MOST_NUMBER);
    const after = numberOption(options, 'after', 1, MOST_NUMBER);
    const page = {
      limit: numberOption(options, 'limit', 1, MOST),
      ...(after === undefined ? {} : { after: after - 1 }),
    };
    return withConnection({}, async ({ client }) => {
      const runId = await findRun(client, args[0] as string);
      const more = `smops analyses show ${runId.slice(0, 8)} --copy-groups`;
      if (group === undefined) {
        const found = await client.call(NEAR_COPIES.groups, { taskId: runId, ...page });
        if (json) io.out(`${JSON.stringify(found)}\n`);
        else printGroups(io, found, await clockOf(client), more);
      } else {
        const found = await client.call(NEAR_COPIES.list, { taskId: runId, first: group - 1, ...page });
        if (json) io.out(`${JSON.stringify(found)}\n`);
        else printCopies(io, found, await clockOf(client), `${more} --group ${group}`);
      }
      return undefined;
    });
  },
};
