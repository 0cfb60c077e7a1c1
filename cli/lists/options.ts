import type { OptionSpec } from '../program/command.js';
import type { Options } from './list-noun.js';

export const searchOption: OptionSpec = {
  flags: '--search <text>',
  description: 'only what contains the text',
};

/** The options that were given, under the names of a filter. */
export function given<Filter>(options: Options, names: readonly (keyof Filter & string)[]): Filter {
  const entries = names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return Object.fromEntries(entries) as Filter;
}
