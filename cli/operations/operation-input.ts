import type { Operation } from '@smops/core/platform/operations/operation.js';
import { usageError } from '../failures/failures.js';
import { listsTexts } from '../lists/lists.texts.js';
import { nameOf, takesMany } from '../options/instead.js';
import type { ArgumentSpec, Call, OptionSpec } from '../program/command.js';

/** An option that says a part of the input of an operation. */
export interface TakenOption extends OptionSpec {
  /** What the input calls it; by default as the option is called: `--for-all` is `forAll`. */
  as?: string;
  /** It takes a whole number from 1 to this one. */
  most?: number;
}

/** The number that an argument names a record by. Throws a usage error for other text. */
export function idOf(text = ''): number {
  if (!/^\d{1,15}$/.test(text)) throw usageError(listsTexts().notId(text));
  return Number(text);
}

/** The whole number from 1 to `most` of an option; undefined where it was not given. Throws a usage error for another value. */
export function wholeNumber(value: unknown, option: string, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw usageError(listsTexts().takesUpTo(option, most));
}

const namesIn = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The input of an operation as a command line says it: the arguments are what its path names, in this order, and behind these
 * what they are called; `{id}` is a number. Options are called as in the input. Throws a usage error for what is no number.
 */
export function inputFrom(
  operation: Operation,
  { args, options }: Pick<Call, 'args' | 'options'>,
  said: { arguments?: readonly ArgumentSpec[]; options?: readonly TakenOption[] },
): Record<string, unknown> {
  const inPath = namesIn(operation);
  const named = (said.arguments ?? []).map((argument, at): [string, unknown] => {
    const name = inPath[at] ?? argument.name.replace(/\W/g, '');
    const value = takesMany(argument) ? args.slice(at) : args[at];
    return [name, name === 'id' ? idOf(args[at]) : value];
  });
  const chosen = (said.options ?? []).map(({ flags, as, most }): [string, unknown] => {
    const value = options[nameOf(flags)];
    return [
      as ?? nameOf(flags),
      most === undefined ? value : wholeNumber(value, flags.replace(/ .*/, ''), most),
    ];
  });
  return Object.fromEntries([...named, ...chosen].filter(([, value]) => value !== undefined));
}
