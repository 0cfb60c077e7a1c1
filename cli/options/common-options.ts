import { TABLE_OPTIONS } from '../output/print-table.js';
import type { CommandSpec, Instead, OptionSpec } from '../program/command.js';

export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { flags: '--url <address>', description: 'the server to use (or SMOPS_URL, with SMOPS_TOKEN)' },
  { flags: '--profile <name>', description: 'the server that smops login kept under this name' },
  { flags: '--json', description: 'the result as JSON' },
  { flags: '-q, --quiet', description: 'nothing but the result and errors' },
  { flags: '-v, --verbose', description: 'every call to the server, on stderr' },
  {
    flags: '--lang <language>',
    description: 'of messages, reasons and summaries: written, en, zh or ms (or SMOPS_LANG)',
  },
  { flags: '--no-color', description: 'no colours (or NO_COLOR)' },
];

const nameOf = ({ flags }: OptionSpec) => /--[\w-]+/.exec(flags)?.[0] ?? flags;

/** Whether a word is one of the options of every command whose value is the next word. */
export const takesValueBefore = (word: string): boolean =>
  COMMON_OPTIONS.some((option) => option.flags.includes('<') && nameOf(option) === word);

/** What prints a table and nothing else: every `list`. */
const isList = ({ path }: Pick<CommandSpec, 'path'>) => path.at(-1) === 'list';

/** Whether `--sort` is the table's, not the command's own. */
export const sortsTable = (spec: CommandSpec): boolean =>
  isList(spec) && !(spec.options ?? []).some((option) => nameOf(option) === '--sort');

/** Commands that use no server, with the options of every command that they take all the same. */
const LOCAL: Record<string, readonly string[]> = {
  serve: [],
  man: ['--json'],
  version: ['--json'],
  completion: ['--json'],
  reload: ['--json'],
  config: ['--json'],
  login: ['--profile', '--json'],
  logout: ['--profile', '--json'],
};

/** The options of every command, and of every table, that a command takes. */
function sharedOptions(spec: Pick<CommandSpec, 'path'>): readonly OptionSpec[] {
  const local = LOCAL[spec.path[0] ?? ''];
  const common =
    local === undefined
      ? COMMON_OPTIONS
      : COMMON_OPTIONS.filter((option) =>
          [...local, '--quiet', '--verbose', '--lang', '--no-color'].includes(nameOf(option)),
        );
  return [...(isList(spec) ? TABLE_OPTIONS : []), ...common];
}

/** The first option of each name. */
const once = (options: readonly OptionSpec[]): OptionSpec[] =>
  options.filter((one, at) => options.findIndex((other) => nameOf(other) === nameOf(one)) === at);

/** The option that asks for it, described by what is done then. */
export const askingOption = ({ option, does }: Instead): OptionSpec => ({
  description: does.summary,
  ...option,
});

/** Everything a command takes: its own options first, then those of what it does instead, of tables and of every command. */
export function optionsOf(spec: CommandSpec): OptionSpec[] {
  const others = (spec.instead ?? []).flatMap((one) => [
    askingOption(one),
    ...(one.does.options ?? []).map(({ required: _required, ...option }) => option),
  ]);
  return once([...(spec.options ?? []), ...others, ...sharedOptions(spec)]);
}

/** What a command takes when it does this of what it can do; `does` is the command itself or one of `instead`. */
export const optionsFor = (spec: CommandSpec, does: Pick<CommandSpec, 'options'>): OptionSpec[] =>
  once([...(does.options ?? []), ...sharedOptions(spec)]);
