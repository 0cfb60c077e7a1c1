import { EXIT, EXIT_MEANINGS } from '../program/exit-codes.js';
import { spoken } from './spoken.js';

const EXAMPLES: readonly [line: string, meaning: string][] = [
  ['smops', 'the terminal UI'],
  ['smops serve', 'the dashboard, at the address that is printed'],
  ['smops analyze comments.json --var 价格 --var banjir', 'tag the comments in a file'],
  ['smops tasks list --status "In Progress" --json', 'for a script'],
];

const MORE: readonly [line: string, meaning: string][] = [
  ['smops help COMMAND', 'all options of a command, with examples'],
  ['smops man | man -l -', 'the whole manual'],
  ['smops doctor', 'checks this machine for problems and suggests fixes'],
  ['README.md, docs/', 'set-up, operation, cron, security'],
];

export const DESCRIPTION =
  'Records and analyses what happens on social media: accounts, tasks, comments, statistics.';

/** Texts of the first help page. */
export const TOP_HELP_TEXTS: readonly string[] = [
  ...EXAMPLES.map(([, meaning]) => meaning),
  ...MORE.map(([, meaning]) => meaning),
  DESCRIPTION,
  'the version',
  'Examples:',
  'Exit codes:',
  'More help:',
];

/** Columns of a line before its meaning; Chinese characters count two. */
const EXAMPLE_WIDTH = 52;

function lines(
  entries: readonly [string, string][],
  width: number,
  widthOf: (text: string) => number,
): string {
  return entries
    .map(
      ([line, meaning]) => `  ${line}${' '.repeat(Math.max(1, width - widthOf(line)))}  ${spoken(meaning)}`,
    )
    .join('\n');
}

/** What stands below the commands on the first help page. */
export function topHelp(heading: (text: string) => string, widthOf: (text: string) => number): string {
  const codes = Object.entries(EXIT).map(([name, code]): [string, string] => [
    String(code),
    EXIT_MEANINGS[name as keyof typeof EXIT],
  ]);
  return [
    '',
    heading(spoken('Examples:')),
    lines(EXAMPLES, EXAMPLE_WIDTH, widthOf),
    '',
    heading(spoken('Exit codes:')),
    lines(codes, 3, widthOf),
    '',
    heading(spoken('More help:')),
    lines(MORE, 20, widthOf),
  ].join('\n');
}
