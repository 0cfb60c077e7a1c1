import { EXIT } from '../failures/exit-codes.js';
import { explainExit } from '../help/exit-meanings.js';
import { GROUPS } from '../help/groups.js';
import { spoken } from '../help/spoken.js';
import { COMMON_OPTIONS, optionsOf } from '../options/common-options.js';
import { argumentsOf, descriptionsOf, examplesOf } from '../options/instead.js';
import { TABLE_OPTIONS } from '../output/print-table.js';
import type { CommandSpec, OptionSpec } from '../program/command.js';
import { code, page, table } from './markdown.js';

const INTRODUCTION = `<!-- Written by the build from the specifications in cli/commands. -->

# Commands

\`smops COMMAND --help\` prints the same on the terminal, \`smops man\` all of it as a manual page. Results go to standard output, progress and messages to standard error.
\`smops\` without a command opens the terminal UI; see [terminal.md](terminal.md).
Commands that were called otherwise before go on working until 1.0, and say their new spelling on standard error.`;

/** Text of a summary, description or option: whatever Markdown would take for markup stays as it is. */
const plain = (text: string) => text.replaceAll(/[<*]/g, '\\$&');

function optionRow({ flags, description, choices, default: standard, required }: OptionSpec): string[] {
  const values = choices === undefined ? '' : ` (${choices.join(', ')})`;
  const needed = required === true ? '; required' : '';
  const fallback = standard === undefined || standard === false ? '' : `; default ${String(standard)}`;
  return [code(flags), plain(`${spoken(description)}${values}${fallback}${needed}`)];
}

const COMMON = new Set<OptionSpec>([...COMMON_OPTIONS, ...TABLE_OPTIONS]);

function commandSection(spec: CommandSpec): string[] {
  const name = `smops ${spec.path.join(' ')}`;
  const places = argumentsOf(spec);
  const rows = [
    ...places.map(({ name: place, description }) => [code(place), plain(description)]),
    ...optionsOf(spec)
      .filter((option) => !COMMON.has(option))
      .map(optionRow),
  ];
  const usage = [name, ...places.map((place) => place.name), rows.length > places.length ? '[options]' : ''];
  return [
    `### ${name}`,
    `${code(usage.filter((word) => word !== '').join(' '))}: ${plain(spec.summary)}.`,
    ...descriptionsOf(spec).map(({ flag, text }) =>
      flag === undefined ? plain(text) : `${code(flag)}: ${plain(text)}`,
    ),
    ...(rows.length === 0 ? [] : [table(['argument or option', 'meaning'], rows)]),
    ['```text', ...examplesOf(spec), '```'].join('\n'),
  ];
}

/** The help's page of commands: every command with its arguments, options and examples, in the groups of the help page. */
export function renderCommands(commands: readonly CommandSpec[]): string {
  return page([
    INTRODUCTION,
    '## Options of every command',
    table(['option', 'meaning'], COMMON_OPTIONS.map(optionRow)),
    'Commands that use no server take only those of them that make sense there.',
    '## Options of every table',
    'For commands that end in `list`.',
    table(['option', 'meaning'], TABLE_OPTIONS.map(optionRow)),
    '## Exit codes',
    table(
      ['code', 'meaning'],
      Object.entries(EXIT).map(([name, value]) => [String(value), explainExit(name as keyof typeof EXIT)]),
    ),
    ...GROUPS.flatMap(({ title, words }) => [
      `## ${title.replace(/:$/, '')}`,
      ...words.flatMap((word) =>
        commands.filter(({ path }) => path[0] === word).flatMap((spec) => commandSection(spec)),
      ),
    ]),
  ]);
}
