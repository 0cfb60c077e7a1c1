import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';

const WORDS = new Set(
  readDataLines('lexicon', 'bare-greetings.txt').flatMap((line) =>
    (line.split(/:\s+/, 2)[1] ?? '').split(' '),
  ),
);
/** Words that are no greeting by themselves: "all good" is an opinion, "good people" praise. */
const OPINIONS = new Set(['good', 'all', 'day', 'people', 'everyone', '好', '大家', 'selamat', 'semua']);
const MOST_WORDS = 6;

/** Whether the comment is a greeting and nothing else ("selamat pagi semua", 早上好); emoji and marks do not count. */
export function isBareGreeting({ tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'han' || kind === 'number');
  if (words.length === 0 || words.length > MOST_WORDS || words.every(({ word }) => OPINIONS.has(word)))
    return false;
  return words.every(({ word, norm }) => WORDS.has(word) || WORDS.has(norm));
}
