import type { FilterOf, Filters } from '@smops/core/records/lists/list-view.model.js';
import type { OptionSpec } from '../program/command.js';
import { dashed } from './field-options.js';
import type { Options } from './list-noun.js';

/** The options of a list's search and filters: `--facebook-status <status>`, `--from <day>`. */
export const filterOptions = (filters: Filters<never>): OptionSpec[] => [
  { flags: '--search <text>', description: 'only what contains the text' },
  ...Object.entries(filters).map(([name, { choices, isDay, help }]) => ({
    flags: `--${dashed(name)} <${isDay ? 'day' : dashed(name).split('-').at(-1)}>`,
    description: help,
    ...(choices && { choices }),
  })),
];

/** The search and the filters that options ask for. */
export const filterOf = <All>(filters: All & object, options: Options): FilterOf<All> =>
  Object.fromEntries(
    ['search', ...Object.keys(filters)].flatMap((name) =>
      options[name] === undefined ? [] : [[name, options[name]]],
    ),
  ) as FilterOf<All>;
