import { takesValueBefore } from '../options/common-options.js';
import type { CommandSpec } from '../program/command.js';

/** Where the first word of the command stands, behind options that every command takes; -1 without one. */
export function firstWordAt(argv: readonly string[]): number {
  let at = 0;
  while (at < argv.length) {
    const word = argv[at] ?? '';
    if (!word.startsWith('-')) return at;
    at += takesValueBefore(word) ? 2 : 1;
  }
  return -1;
}

/**
 * The command line with `help users add` as `users add --help`, and `--version` behind other options as the command
 * `version`. Of an unknown command only its name is left, so that a `--help` behind it does not hide that it is unknown.
 */
export function resolveHelp(argv: readonly string[], commands: readonly CommandSpec[]): string[] {
  const at = firstWordAt(argv);
  if (at === -1) {
    const rest = argv.filter((word) => word !== '--version' && word !== '-V');
    return rest.length < argv.length ? [...rest, 'version'] : [...argv];
  }
  const before = argv.slice(0, at);
  const isHelp = argv[at] === 'help';
  const words = argv.slice(isHelp ? at + 1 : at);
  const [first, second] = isHelp ? words.filter((word) => !word.startsWith('-')) : words;
  if (first === undefined || (isHelp && first === 'help')) return [...before, '--help'];
  const named = commands.filter(({ path }) => path[0] === first);
  if (named.length === 0) return [...before, first];
  const found = named.find(({ path }) => path.length === 1 || path[1] === second)?.path;
  const isNounAlone = second === undefined || second.startsWith('-');
  if (found === undefined && !isNounAlone) return [...before, first, second];
  return isHelp ? [...before, ...(found ?? [first]), '--help'] : [...argv];
}
