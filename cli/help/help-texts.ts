import { optionsOf } from '../options/common-options.js';
import { argumentsOf, descriptionsOf } from '../options/instead.js';
import type { CommandSpec } from '../program/command.js';
import { HELP_OF_HELP } from './completion.js';
import { EXIT_TEXTS } from './exit-meanings.js';
import { GROUPS } from './groups.js';
import { MAN_TEXTS } from './man-page.js';
import { NOUNS } from './nouns.js';
import { TOP_HELP_TEXTS } from './top-help.js';

/** What commander writes itself. */
const HEADINGS = [
  'Usage:',
  'Arguments:',
  'Options:',
  'Commands:',
  'Options for commands:',
  'display help for command',
  'choices: ',
  'default: ',
];

/** The texts of the help of these commands that are looked up by their English, each once. */
export const helpTexts = (commands: readonly CommandSpec[]): string[] => [
  ...new Set(
    [
      ...commands.flatMap((spec) => [
        spec.summary,
        ...descriptionsOf(spec).map(({ text }) => text),
        ...[...argumentsOf(spec), ...optionsOf(spec)].map(({ description }) => description),
      ]),
      ...Object.values(NOUNS),
      ...GROUPS.map(({ title }) => title),
      ...EXIT_TEXTS,
      ...TOP_HELP_TEXTS,
      ...HEADINGS,
      ...MAN_TEXTS,
      HELP_OF_HELP,
    ].filter((text): text is string => typeof text === 'string' && text !== ''),
  ),
];
