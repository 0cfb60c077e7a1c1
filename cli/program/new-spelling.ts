import { firstWordAt } from '../help/help-request.js';
import { optionsOf } from '../options/common-options.js';
import type { CommandSpec } from './command.js';
import { OLD_SPELLINGS, type OldSpelling } from './old-spellings.js';

export interface NewSpelling {
  /** The command line as it is spelt now. */
  argv: string[];
  /** The words that were typed, such as `analyses judge`. */
  old: string;
  /** The same as a person would type it now, without `smops`. */
  now: string;
}

const quoted = (word: string) =>
  /^[\p{L}\p{N}_./:@=,+%-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const nameOf = (word: string) => word.split('=')[0] ?? word;

/** The words of the command that a line begins with. */
function commandOf(line: readonly string[], commands: readonly CommandSpec[]): CommandSpec | undefined {
  const isBegun = ({ path }: CommandSpec) => path.every((word, at) => line[at] === word);
  return commands.find(isBegun);
}

/** The names of the options whose value is the next word. */
function valuedOptions(
  spec: CommandSpec | undefined,
  { options: renamed = {}, taken = [] }: OldSpelling,
): Set<string> {
  const flags = spec === undefined ? [] : optionsOf(spec).map((one) => one.flags);
  const names = flags
    .filter((one) => /[<[]/.test(one))
    .flatMap((one) => [...one.matchAll(/(?<=^|[ ,])--?[\w-]+/g)].map(([name]) => name));
  const old = Object.entries(renamed).flatMap(([was, is]) => (names.includes(is) ? [was] : []));
  return new Set([...names, ...old, ...taken]);
}

/** A command line in an old spelling as it is spelt now; undefined for one that is spelt so already. */
export function newSpelling(
  argv: readonly string[],
  commands: readonly CommandSpec[],
): NewSpelling | undefined {
  const at = firstWordAt(argv);
  if (at === -1) return undefined;
  const isHelp = argv[at] === 'help';
  const begin = isHelp ? at + 1 : at;
  const [first = '', second = ''] = argv.slice(begin);
  const old = [`${first} ${second}`, first].find((one) => OLD_SPELLINGS[one] !== undefined);
  const spelling = old === undefined ? undefined : OLD_SPELLINGS[old];
  if (old === undefined || spelling === undefined) return undefined;

  const renamed = spelling.options ?? {};
  const words = argv.slice(begin + old.split(' ').length);
  const isAsking = isHelp || words.includes('--help') || words.includes('-h');
  const shape = spelling.now({ args: [], has: () => false, take: () => undefined });
  const spec = commandOf(
    shape.filter((word) => word !== undefined),
    commands,
  );
  if (isAsking) {
    const path = spec?.path ?? [];
    return { argv: [...argv.slice(0, at), ...path, '--help'], old, now: path.join(' ') };
  }

  const valued = valuedOptions(spec, spelling);
  const args: string[] = [];
  const options: string[][] = [];
  const end = words.indexOf('--');
  const before = end === -1 ? words : words.slice(0, end);
  for (let place = 0; place < before.length; place += 1) {
    const word = before[place] ?? '';
    if (!word.startsWith('-') || word === '-') args.push(word);
    else if (!word.includes('=') && valued.has(word) && place + 1 < before.length) {
      options.push([word, before[place + 1] ?? '']);
      place += 1;
    } else options.push([word]);
  }
  const literal = end === -1 ? [] : words.slice(end + 1);
  args.push(...literal);

  const line = spelling
    .now({
      args,
      has: (...names) => options.some(([word = '']) => names.includes(nameOf(word))),
      take(name) {
        const place = options.findIndex(([word = '']) => nameOf(word) === name);
        const [[word = '', value] = []] = place === -1 ? [] : options.splice(place, 1);
        return place === -1 ? undefined : (value ?? word.slice(name.length + 1));
      },
    })
    .filter((word) => word !== undefined);
  const kept = options.flatMap(([word = '', ...value]) => {
    const name = nameOf(word);
    return [`${renamed[name] ?? name}${word.slice(name.length)}`, ...value];
  });
  // Arguments that begin with a dash stand behind `--`, as they did.
  const dashed = literal.filter((word) => word.startsWith('-'));
  const now =
    dashed.length === 0 ? [...line, ...kept] : [...withoutLast(line, dashed), ...kept, '--', ...dashed];
  return { argv: [...argv.slice(0, at), ...now], old, now: now.map(quoted).join(' ') };
}

const withoutLast = (line: readonly string[], gone: readonly string[]) =>
  line.filter((word) => !gone.includes(word));
