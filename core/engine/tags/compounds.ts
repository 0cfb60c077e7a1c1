import { phraseKeys } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { readDataLines } from '../words/package-file.js';

interface Compound {
  words: string[];
  /** Of each word, whether it means something else than alone. */
  isBound: boolean[];
}

const byFirstWord = new Map<string, Compound[]>();
for (const line of readDataLines('lexicon', 'compounds.txt')) {
  const parts = line.split(' ');
  const words = parts.map((part) => phraseKeys(part.replace(/[[\]]/g, ''))[0] ?? '');
  const compound = { words, isBound: parts.map((part) => part.startsWith('[')) };
  byFirstWord.set(words[0] ?? '', [...(byFirstWord.get(words[0] ?? '') ?? []), compound]);
}

const isWord = (token: Token | undefined, word: string) => token?.word === word || token?.norm === word;

/**
 * Returns a test of whether a match is only a part of a longer name that means something else: "raya" of "jalan raya".
 * `token` is the index of the match's first token; a match that holds the whole name is none.
 */
export function findCompounds({
  tokens,
}: Reading): (match: { token: number; start: number; end: number }) => boolean {
  const bound = new Map<number, { start: number; end: number }>();
  tokens.forEach((token, at) => {
    for (const { words, isBound } of byFirstWord.get(token.word) ?? byFirstWord.get(token.norm) ?? []) {
      const last = tokens[at + words.length - 1];
      if (last === undefined || !words.every((word, k) => isWord(tokens[at + k], word))) continue;
      words.forEach((_, k) => {
        if (isBound[k]) bound.set(at + k, { start: token.start, end: last.end });
      });
    }
  });
  return ({ token, start, end }) => {
    const name = bound.get(token);
    return name !== undefined && !(start <= name.start && end >= name.end);
  };
}
