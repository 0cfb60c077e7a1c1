import { TABLE_OPTIONS } from '../output/print-table.js';
import type { CommandSpec, OptionSpec } from './command.js';

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

/** Everything a command takes: its own options first, then those of tables, then those of every command. */
export function optionsOf(spec: CommandSpec): OptionSpec[] {
  const own = spec.options ?? [];
  const local = LOCAL[spec.path[0] ?? ''];
  const common =
    local === undefined
      ? COMMON_OPTIONS
      : COMMON_OPTIONS.filter((option) =>
          [...local, '--quiet', '--verbose', '--lang', '--no-color'].includes(nameOf(option)),
        );
  const more = [...(isList(spec) ? TABLE_OPTIONS : []), ...common];
  const taken = new Set(own.map(nameOf));
  return [...own, ...more.filter((option) => !taken.has(nameOf(option)))];
}
