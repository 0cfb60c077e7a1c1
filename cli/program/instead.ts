import { Option } from 'commander';
import type { ArgumentSpec, CommandSpec, Deed } from './command.js';
import { askingOption, optionsFor } from './common-options.js';
import { usageError } from './failures.js';
import { programTexts } from './program.texts.js';

const isNeeded = ({ name }: ArgumentSpec) => name.startsWith('<');
const takesMany = ({ name }: ArgumentSpec) => name.endsWith('...>') || name.endsWith('...]');
const takesValue = (flags: string) => /[<[]/.test(flags);
const nameOf = (flags: string) => new Option(flags).attributeName();
const longOf = (flags: string) => new Option(flags).long ?? flags;

/** The arguments that stand on the command line for what an option asks for: the last is the option's own value. */
const ownArguments = ({ arguments: all = [] }: Deed, flags: string) =>
  takesValue(flags) ? all.slice(0, -1) : all;

/** The arguments of a command: one that something it does goes without may be left out. */
export function argumentsOf(spec: CommandSpec): ArgumentSpec[] {
  const others = (spec.instead ?? []).map(({ option, does }) => ownArguments(does, option.flags));
  const own = spec.arguments ?? [];
  const longest = [own, ...others].reduce((most, one) => (one.length > most.length ? one : most));
  return longest.map((argument, at) => {
    const shown = own[at] ?? argument;
    const bare = shown.name.slice(1, -1);
    const isMany = [own, ...others].some((one) => one[at] !== undefined && takesMany(one[at]));
    const isForAll = [own, ...others].every((one) => one[at] !== undefined && isNeeded(one[at]));
    const name = isMany && !bare.endsWith('...') ? `${bare}...` : bare;
    return { ...shown, name: isForAll ? `<${name}>` : `[${name}]` };
  });
}

/** The descriptions of a command and of what it does instead, as paragraphs. */
export const descriptionsOf = (spec: CommandSpec): { flag?: string; text: string }[] => [
  ...(spec.description === undefined ? [] : [{ text: spec.description }]),
  ...(spec.instead ?? []).flatMap(({ option, does }) =>
    does.description === undefined ? [] : [{ flag: longOf(option.flags), text: does.description }],
  ),
];

/** The examples of a command, those of what it does instead behind its own. */
export const examplesOf = (spec: CommandSpec): string[] => [
  ...spec.examples,
  ...(spec.instead ?? []).flatMap(({ does }) => does.examples),
];

export interface Chosen {
  does: Deed;
  args: string[];
  options: Record<string, unknown>;
}

/**
 * What a command line asks a command for. `given` are the names of the options that stand on it. Throws a usage error for
 * an option or argument that what is asked for does not take, or needs.
 */
export function chosenOf(
  spec: CommandSpec,
  args: readonly string[],
  options: Record<string, unknown>,
  given: ReadonlySet<string>,
): Chosen {
  if (spec.instead === undefined) return { does: spec, args: [...args], options };
  const asked = spec.instead.find(({ option }) => given.has(nameOf(option.flags)));
  const does: Deed = asked?.does ?? spec;
  const path = spec.path.join(' ');
  const asking = asked && askingOption(asked);
  const called = asking === undefined ? path : `${path} ${longOf(asking.flags)}`;
  const own = optionsFor(spec, does);
  const taken = new Set([...own, ...(asking ? [asking] : [])].map(({ flags }) => nameOf(flags)));
  const foreign = [...spec.instead.flatMap((one) => [askingOption(one), ...(one.does.options ?? [])])]
    .concat(spec.options ?? [])
    .filter(({ flags }) => !taken.has(nameOf(flags)));
  const wrong = foreign.find(({ flags }) => given.has(nameOf(flags)));
  if (wrong !== undefined) throw usageError(programTexts().notTaken(called, longOf(wrong.flags)));

  const value = asking === undefined ? undefined : options[nameOf(asking.flags)];
  const values = Array.isArray(value) ? value : [value];
  const all = [...args, ...values.filter((one): one is string => typeof one === 'string')];
  const places = does.arguments ?? [];
  const missing = places.filter(isNeeded)[all.length];
  const last = places.at(-1);
  if (missing !== undefined && all.length < places.filter(isNeeded).length)
    throw usageError(
      [
        programTexts().missingArgument(missing.name.slice(1, -1)),
        programTexts().see(`smops ${path} --help`),
      ].join(programTexts().between),
    );
  if (all.length > places.length && !(last && takesMany(last)))
    throw usageError(
      [
        programTexts().tooMany(String(places.length), String(all.length)),
        programTexts().see(`smops ${path} --help`),
      ].join(programTexts().between),
    );

  const others = new Set(foreign.map(({ flags }) => nameOf(flags)));
  const kept = Object.fromEntries(Object.entries(options).filter(([name]) => !others.has(name)));
  for (const { flags, default: standard } of own)
    if (!given.has(nameOf(flags)) && does.options?.some((one) => one.flags === flags))
      kept[nameOf(flags)] = standard;
  return { does, args: all, options: kept };
}
