import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';

const LISTS = new Map(
  readDataLines('lexicon', 'statements.txt').map((line) => {
    const [name = '', words = ''] = line.split(/:\s+/, 2);
    return [name, new Set(words.split(' '))] as const;
  }),
);
const OPENERS: ReadonlySet<string> = LISTS.get('openers') ?? new Set<string>();
const REQUESTS: ReadonlySet<string> = LISTS.get('requests') ?? new Set<string>();

/**
 * Whether a comment states something: it asks nothing, and holds no request or wish. Of people who comment on a page most who state
 * something find fault with it, however plain their words (`lexicon/statements.txt`).
 */
export function isStatement({ text, tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined || /[?？]/.test(text)) return false;
  if (OPENERS.has(first.word) || OPENERS.has(first.norm)) return false;
  return words.every(({ word, norm }) => !REQUESTS.has(word) && !REQUESTS.has(norm));
}
