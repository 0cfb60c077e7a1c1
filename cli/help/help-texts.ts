import type { CommandSpec } from '../program/command.js';
import { optionsOf } from '../program/common-options.js';
import { EXIT_MEANINGS } from '../program/exit-codes.js';
import { NOUNS } from '../program/nouns.js';
import { GROUPS } from './groups.js';
import { TOP_HELP_TEXTS } from './top-help.js';

/** What commander writes itself. */
const HEADINGS = [
  'Usage:',
  'Arguments:',
  'Options:',
  'Commands:',
  'Options for commands:',
  'display help for command',
];

/** Every text that the help of these commands is made of, once. */
export const helpTexts = (commands: readonly CommandSpec[]): string[] => [
  ...new Set(
    [
      ...commands.flatMap((spec) => [
        spec.summary,
        spec.description ?? '',
        ...[...(spec.arguments ?? []), ...optionsOf(spec)].map(({ description }) => description),
      ]),
      ...Object.values(NOUNS),
      ...Object.keys(GROUPS),
      ...Object.values(EXIT_MEANINGS),
      ...TOP_HELP_TEXTS,
      ...HEADINGS,
    ].filter((text) => text !== ''),
  ),
];
