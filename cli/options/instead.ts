import { Option } from 'commander';
import type { ArgumentSpec, CommandSpec, Deed } from '../program/command.js';

export const isNeeded = ({ name }: ArgumentSpec) => name.startsWith('<');
export const takesMany = ({ name }: ArgumentSpec) => name.endsWith('...>') || name.endsWith('...]');
const takesValue = (flags: string) => /[<[]/.test(flags);
export const nameOf = (flags: string) => new Option(flags).attributeName();
export const longOf = (flags: string) => new Option(flags).long ?? flags;

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
