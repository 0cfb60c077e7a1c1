import stringWidth from 'string-width';
import { EXIT } from '../failures/exit-codes.js';
import { argumentsOf } from '../options/instead.js';
import type { CommandSpec } from '../program/command.js';
import { EXIT_MEANINGS } from './exit-meanings.js';
import { FIRST_WORDS, GROUPS, type Group } from './groups.js';
import { spoken } from './spoken.js';

const EXAMPLES: readonly [line: string, meaning: string][] = [
  ['smops', 'the terminal UI'],
  ['smops serve', 'the dashboard, at the address that is printed'],
  ['smops analyze comments.json --var 价格 --var banjir', 'tag the comments in a file'],
  ['smops tasks list --status "In Progress" --json', 'for a script'],
];

const MORE: readonly [line: string, meaning: string][] = [
  ['smops help GROUP', 'all commands of a group'],
  ['smops help COMMAND', 'all options of a command, with examples'],
  ['smops man | man -l -', 'the whole manual'],
  ['smops doctor', 'checks this machine for problems and suggests fixes'],
  ['README.md, docs/', 'set-up, operation, cron, security'],
];

const MORE_COMMANDS = 'More commands, by group:';

export const DESCRIPTION =
  'Records and analyses what happens on social media: accounts, tasks, comments, statistics.';

/** Texts of the first help page. */
export const TOP_HELP_TEXTS: readonly string[] = [
  ...EXAMPLES.map(([, meaning]) => meaning),
  ...MORE.map(([, meaning]) => meaning),
  DESCRIPTION,
  'the version',
  MORE_COMMANDS,
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

/** `smops help GROUP`: each command of the group, with its arguments and in a sentence. */
export function groupHelp(
  { title, words }: Group,
  commands: readonly CommandSpec[],
  { heading, columns }: { heading(text: string): string; columns: number },
): string {
  const found = words.flatMap((word) => commands.filter(({ path }) => path[0] === word));
  const shown = found.map((spec) => ({
    line: ['smops', ...spec.path, ...argumentsOf(spec).map(({ name }) => name)].join(' '),
    meaning: spoken(spec.summary),
  }));
  const indent = Math.max(...shown.map(({ line }) => line.length)) + 4;
  const rows = shown.map(({ line, meaning }) => {
    const text = wrapText(meaning, Math.max(20, columns - indent));
    return `  ${line.padEnd(indent - 2)}${text.replaceAll('\n', `\n${' '.repeat(indent)}`)}`;
  });
  return [heading(spoken(title)), ...rows, ''].join('\n');
}

/** What stands below the commands on the first help page. */
export function topHelp(heading: (text: string) => string, widthOf: (text: string) => number): string {
  const codes = Object.entries(EXIT).map(([name, code]): [string, string] => [
    String(code),
    EXIT_MEANINGS[name as keyof typeof EXIT],
  ]);
  const more = GROUPS.map(({ name, words }): [string, string] => [
    name,
    words.filter((word) => !FIRST_WORDS.includes(word)).join(', '),
  ]);
  return [
    '',
    heading(spoken(MORE_COMMANDS)),
    lines(more, 10, widthOf),
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

/** Where a line may end: behind a space, and beside a Chinese character; not before a comma or behind an opening bracket. */
const PLACES =
  /(?<=\s)(?=\S)|(?<=[\p{Script=Han}，。；：、）」”…])(?![，。；：、）」”…\s,.;:)])|(?<![（「“(\s])(?=\p{Script=Han})/u;

/** Breaks each line where it becomes wider than `width` columns, of which a Chinese character takes two. */
export const wrapText = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      const lines = [''];
      let used = 0;
      for (const word of line.split(PLACES)) {
        if (used > 0 && used + stringWidth(word.trimEnd()) > width) {
          lines.push('');
          used = 0;
        }
        lines[lines.length - 1] += word;
        used += stringWidth(word);
      }
      return lines.map((one) => one.trimEnd()).join('\n');
    })
    .join('\n');
