import { usageError } from '../failures/failures.js';
import { askingOption, optionsFor } from '../options/common-options.js';
import { isNeeded, longOf, nameOf, takesMany } from '../options/instead.js';
import type { CommandSpec, Deed } from './command.js';
import { programTexts } from './program.texts.js';

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
