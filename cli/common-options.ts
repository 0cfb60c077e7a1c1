import type { CommandSpec, OptionSpec } from './command.js';
import { TABLE_OPTIONS } from './print-table.js';

const COMMON: readonly OptionSpec[] = [
  { flags: '--url <address>', description: 'the server to use (or SMOPS_URL, with SMOPS_TOKEN)' },
  { flags: '--profile <name>', description: 'the server that smops login kept under this name' },
  { flags: '--json', description: 'the result as JSON' },
  { flags: '-q, --quiet', description: 'nothing but the result and errors' },
  { flags: '-v, --verbose', description: 'every call to the server, on stderr' },
];

const nameOf = ({ flags }: OptionSpec) => /--[\w-]+/.exec(flags)?.[0] ?? flags;

/** What prints a table and nothing else: every `list`. */
const isList = ({ path }: Pick<CommandSpec, 'path'>) => path.at(-1) === 'list';

/** Whether `--sort` is the table's, not the command's own. */
export const sortsTable = (spec: CommandSpec): boolean =>
  isList(spec) && !(spec.options ?? []).some((option) => nameOf(option) === '--sort');

/** Everything a command takes: its own options first, then those of tables, then those of every command. */
export function optionsOf(spec: CommandSpec): OptionSpec[] {
  const own = spec.options ?? [];
  const more = [...(isList(spec) ? TABLE_OPTIONS : []), ...COMMON];
  const taken = new Set(own.map(nameOf));
  return [...own, ...more.filter((option) => !taken.has(nameOf(option)))];
}
