import { EXIT } from '../failures/exit-codes.js';
import { optionsOf } from '../options/common-options.js';
import { argumentsOf, descriptionsOf, examplesOf } from '../options/instead.js';
import type { CommandSpec } from '../program/command.js';
import { explainExit } from './exit-meanings.js';
import { spoken } from './spoken.js';

/** Text as roff takes it: backslashes, and dots or quotes that would begin a request. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .split('\n')
    .map((line) => (/^[.']/.test(line) ? `\\&${line}` : line))
    .join('\n');

const NAME = 'records and analyses what happens on social media';
const ABOUT =
  'Without a command, on a terminal, smops opens the full-screen terminal UI. Results go to standard output, progress and messages to standard error.';

const ENVIRONMENT: Record<string, string> = {
  'SMOPS_URL, SMOPS_TOKEN': 'server and API token for commands',
  SMOPS_DATA_DIR: 'the data folder',
  SMOPS_LANG: 'the language: written, en, zh or ms; without it that of the locale',
  NO_COLOR: 'no colours',
  FORCE_COLOR: 'colours also where the output is not a terminal; 0: none',
  INK_SCREEN_READER: 'true: the terminal UI as plain lines for screen readers',
  PAGER: 'what long tables on a terminal are shown with (less); empty or cat: nothing',
};

/** Headings by convention in capitals, as man pages have them. */
const SECTIONS = {
  manual: 'User Commands',
  name: 'NAME',
  synopsis: 'SYNOPSIS',
  description: 'DESCRIPTION',
  commands: 'COMMANDS',
  exits: 'EXIT STATUS',
  environment: 'ENVIRONMENT',
} as const;

/** Between a summary and what follows it. */
const STOP = '. ';

/** The manual page's own texts. */
export const MAN_TEXTS: readonly string[] = [
  NAME,
  ABOUT,
  ...Object.values(ENVIRONMENT),
  ...Object.values(SECTIONS),
  STOP,
];

const section = (name: keyof typeof SECTIONS) => `.SH ${escaped(spoken(SECTIONS[name]))}`;

function commandPart(spec: CommandSpec): string {
  const usage = [...spec.path, ...argumentsOf(spec).map(({ name }) => name), '[options]'].join(' ');
  const described = [
    spoken(spec.summary),
    ...descriptionsOf(spec).map(({ flag, text }) =>
      flag === undefined ? spoken(text) : `${flag}: ${spoken(text)}`,
    ),
  ];
  const options = optionsOf(spec).map(({ flags, description, choices }) => {
    const values = choices === undefined ? '' : ` (${choices.join(', ')})`;
    return `.TP\n.B ${escaped(flags)}\n${escaped(`${spoken(description)}${values}`)}`;
  });
  const examples = examplesOf(spec)
    .map((line) => `${escaped(line)}\n.br`)
    .join('\n');
  return [
    `.SS smops ${escaped(usage)}`,
    escaped(described.slice(0, 2).join(spoken(STOP))),
    ...described.slice(2).map((text) => `.PP\n${escaped(text)}`),
    ...options,
    `.PP\n${spoken('Examples:')}`,
    '.RS',
    '.nf',
    examples,
    '.fi',
    '.RE',
  ].join('\n');
}

/** The manual page in roff, from the commands themselves. `day` is its date, YYYY-MM-DD. */
export function manPage(commands: readonly CommandSpec[], version: string, day: string): string {
  const codes = Object.entries(EXIT).map(
    ([name, code]) => `.TP\n.B ${code}\n${escaped(explainExit(name as keyof typeof EXIT))}`,
  );
  const variables = Object.entries(ENVIRONMENT).map(
    ([names, meaning]) => `.TP\n.B ${names}\n${escaped(spoken(meaning))}`,
  );
  return [
    `.TH SMOPS 1 "${day}" "smops ${version}" "${spoken(SECTIONS.manual)}"`,
    section('name'),
    `smops \\- ${escaped(spoken(NAME))}`,
    section('synopsis'),
    '.B smops\n[command] [options]',
    section('description'),
    escaped(spoken(ABOUT)),
    section('commands'),
    ...commands.map(commandPart),
    section('exits'),
    ...codes,
    section('environment'),
    ...variables,
    '',
  ].join('\n');
}
