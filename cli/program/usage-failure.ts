import type { CommanderError } from 'commander';
import { type CommandError, usageError } from '../failures/failures.js';
import { programTexts } from './program.texts.js';

/** What the reader of the command line says, and how smops says it. */
const SENTENCES: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^unknown command '(.*)'$/s, (name) => programTexts().unknownCommand(name)],
  [/^unknown option '(.*)'$/s, (name) => programTexts().unknownOption(name)],
  [/^missing required argument '(.*)'$/s, (name) => programTexts().missingArgument(name)],
  [/^option '([^']*)' argument missing$/, (flags) => programTexts().needsValue(flags)],
  [
    /^option '([^']*)' argument '(.*)' is invalid\. (.*)$/s,
    (flags, value, remedy) => programTexts().unknownValue(flags, value, remedy),
  ],
  [
    /^too many arguments(?: for '[^']*')?\. Expected (\d+) arguments? but got (\d+)/,
    (most, given) => programTexts().tooMany(most, given),
  ],
];

function sentenceOf(text: string): string {
  for (const [pattern, say] of SENTENCES) {
    const match = pattern.exec(text);
    if (match !== null) return say(...match.slice(1));
  }
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
}

/** A command line that cannot be read, said as every other failure: what, perhaps what was meant, and where to look. */
export function usageFailure({ code, message }: CommanderError, path: readonly string[]): CommandError {
  const see = programTexts().see(['smops', ...path, '--help'].join(' '));
  if (code === 'commander.help') return usageError(programTexts().commandMissing(see));
  const [text = '', behind = ''] = message.replace(/^error: /, '').split('\n(');
  const { didYouMean, didYouMeanOne, between } = programTexts();
  const meant = /^Did you mean (one of )?(.*)\?\)$/.exec(behind);
  const suggestion =
    meant === null ? '' : (meant[1] === undefined ? didYouMean : didYouMeanOne)(meant[2] ?? '');
  return usageError([sentenceOf(text), suggestion, see].filter(Boolean).join(between));
}
