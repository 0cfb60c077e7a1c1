import type { CommandSpec } from '../program/command.js';
import { optionsOf } from '../program/common-options.js';
import { EXIT, explainExit } from '../program/exit-codes.js';

/** Text as roff takes it: backslashes, and dots or quotes that would begin a request. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .split('\n')
    .map((line) => (/^[.']/.test(line) ? `\\&${line}` : line))
    .join('\n');

function commandPart(spec: CommandSpec): string {
  const usage = [...spec.path, ...(spec.arguments ?? []).map(({ name }) => name), '[options]'].join(' ');
  const described = [spec.summary, spec.description].filter((text) => text !== undefined).join('. ');
  const options = optionsOf(spec).map(({ flags, description, choices }) => {
    const values = choices === undefined ? '' : ` (${choices.join(', ')})`;
    return `.TP\n.B ${escaped(flags)}\n${escaped(`${description}${values}`)}`;
  });
  const examples = spec.examples.map((line) => `${escaped(line)}\n.br`).join('\n');
  return [
    `.SS smops ${escaped(usage)}`,
    escaped(described),
    ...options,
    '.PP\nExamples:',
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
    ([name, code]) => `.TP\n.B ${code}\n${explainExit(name as keyof typeof EXIT)}`,
  );
  return [
    `.TH SMOPS 1 "${day}" "smops ${version}" "User Commands"`,
    '.SH NAME',
    'smops \\- records and analyses what happens on social media',
    '.SH SYNOPSIS',
    '.B smops\n[command] [options]',
    '.SH DESCRIPTION',
    escaped(
      'Without a command, on a terminal, smops opens the full-screen terminal UI. Results go to standard output, progress and messages to standard error.',
    ),
    '.SH COMMANDS',
    ...commands.map(commandPart),
    '.SH EXIT STATUS',
    ...codes,
    '.SH ENVIRONMENT',
    '.TP\n.B SMOPS_URL, SMOPS_TOKEN\nserver and API token for commands',
    '.TP\n.B SMOPS_DATA_DIR\nthe data folder',
    '.TP\n.B NO_COLOR\nno colours',
    '.TP\n.B FORCE_COLOR\ncolours also where the output is not a terminal; 0: none',
    '.TP\n.B INK_SCREEN_READER\ntrue: the terminal UI as plain lines for screen readers',
    '.TP\n.B PAGER\nwhat long tables on a terminal are shown with (less); empty or cat: nothing',
    '',
  ].join('\n');
}
