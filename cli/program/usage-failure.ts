import type { CommanderError } from 'commander';
import { type CommandError, usageError } from './failures.js';

/** What the reader of the command line says, and how smops says it. */
const SENTENCES: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^unknown command '(.*)'$/s, (name) => `Unknown command ${name}.`],
  [/^unknown option '(.*)'$/s, (name) => `Unknown option ${name}.`],
  [/^missing required argument '(.*)'$/s, (name) => `Missing: <${name}>.`],
  [/^option '([^']*)' argument missing$/, (flags) => `${flags} needs a value.`],
  [
    /^option '([^']*)' argument '(.*)' is invalid\. (.*)$/s,
    (flags, value, remedy) => `${flags}: unknown value ${value}. ${remedy}`,
  ],
  [
    /^too many arguments(?: for '[^']*')?\. Expected (\d+) arguments? but got (\d+)/,
    (most, given) => `Too many arguments: expected ${most}, got ${given}.`,
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
  const see = `See ${['smops', ...path, '--help'].join(' ')}.`;
  if (code === 'commander.help') return usageError(`A command is missing. ${see}`);
  const [text = '', behind = ''] = message.replace(/^error: /, '').split('\n(');
  const suggestion = behind.replace(/\)$/, '');
  return usageError([sentenceOf(text), suggestion, see].filter(Boolean).join(' '));
}
