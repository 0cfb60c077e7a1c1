import { plainWord, simplify } from '../reader/characters.js';
import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { cutPieces } from '../reader/tokens.js';
import { wordFormAt } from '../reader/words.js';

/** Where a phrase stands in a comment, and how it was recognised. */
export interface PhraseMatch<T> {
  value: T;
  start: number;
  end: number;
  /** Index of the first token it covers. */
  token: number;
  /** `exact`: as written or in chat spelling; `root`: another form of the same word. */
  how: 'exact' | 'root';
}

interface WordPhrase<T> {
  keys: readonly string[];
  value: T;
}

interface HanPhrase<T> {
  text: string;
  value: T;
}

const BEFORE_SINGLE = '很太好超真更最这那好非';

/** The plain keys of a phrase's words; Chinese stays in one piece. */
export function phraseKeys(phrase: string): string[] {
  const plain = simplify(phrase);
  const keys: string[] = [];
  for (const piece of cutPieces(plain)) {
    if (piece.kind === 'mark' || piece.kind === 'link' || piece.kind === 'mention') continue;
    const raw = plain.slice(piece.start, piece.end);
    keys.push(
      piece.kind === 'word'
        ? wordFormAt(plainWord(raw), piece.onNumber).word
        : raw.toLowerCase().replace(/\ufe0f/g, ''),
    );
  }
  return keys.flatMap((key) => key.split(' '));
}

const HAN_ONLY = /^[\p{Script=Han}]+$/u;

/**
 * Finds many phrases at once in a comment. Latin phrases match word by word (as spelt, as meant, or by a root of the
 * word; `corrupt*` by its beginning), Chinese ones anywhere in a run of Chinese, single characters only as a word.
 */
export class PhraseIndex<T> {
  private readonly byFirstWord = new Map<string, WordPhrase<T>[]>();
  private readonly byPrefix = new Map<string, WordPhrase<T>[]>();
  private readonly byHanPair = new Map<string, HanPhrase<T>[]>();
  private readonly bySingleHan = new Map<string, HanPhrase<T>[]>();

  /** Adds a phrase; one without letters, characters or emoji is ignored. */
  add(phrase: string, value: T): void {
    const isPrefix = phrase.endsWith('*');
    const keys = phraseKeys(isPrefix ? phrase.slice(0, -1) : phrase);
    const first = keys[0];
    if (first === undefined) return;
    if (keys.length === 1 && HAN_ONLY.test(first)) {
      const map = first.length === 1 ? this.bySingleHan : this.byHanPair;
      pushTo(map, first.slice(0, 2), { text: first, value });
      return;
    }
    pushTo(isPrefix ? this.byPrefix : this.byFirstWord, first, { keys, value });
  }

  /** Every phrase of the index in the comment, in reading order; overlapping ones are all reported. */
  find(reading: Reading): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    reading.tokens.forEach((token, i) => {
      if (token.kind === 'han') this.findHan(reading, token, i, found);
      this.findWords(reading.tokens, i, found);
    });
    return found;
  }

  private findHan(reading: Reading, token: Token, index: number, found: PhraseMatch<T>[]): void {
    const { plain } = reading;
    for (let i = token.start; i < token.end; i += 1) {
      for (const phrase of this.byHanPair.get(plain.slice(i, i + 2)) ?? []) {
        if (!plain.startsWith(phrase.text, i)) continue;
        found.push({
          value: phrase.value,
          start: i,
          end: i + phrase.text.length,
          token: index,
          how: 'exact',
        });
      }
    }
    const word = token.norm;
    const last = word.at(-1) ?? '';
    if (word.length > 2 || (word.length === 2 && !BEFORE_SINGLE.includes(word[0] ?? ''))) return;
    for (const phrase of this.bySingleHan.get(last) ?? []) {
      found.push({ value: phrase.value, start: token.start, end: token.end, token: index, how: 'exact' });
    }
  }

  private findWords(tokens: readonly Token[], i: number, found: PhraseMatch<T>[]): void {
    const token = tokens[i];
    if (token === undefined) return;
    this.tryPhrases(this.byFirstWord.get(token.word), tokens, i, 'exact', found);
    if (token.norm !== token.word)
      this.tryPhrases(this.byFirstWord.get(token.norm), tokens, i, 'exact', found);
    for (const root of token.roots) this.tryPhrases(this.byFirstWord.get(root), tokens, i, 'root', found);
    if (this.byPrefix.size === 0 || token.kind !== 'word') return;
    for (let length = 3; length <= token.word.length; length += 1) {
      this.tryPhrases(this.byPrefix.get(token.word.slice(0, length)), tokens, i, 'exact', found);
    }
  }

  private tryPhrases(
    phrases: readonly WordPhrase<T>[] | undefined,
    tokens: readonly Token[],
    i: number,
    how: 'exact' | 'root',
    found: PhraseMatch<T>[],
  ): void {
    if (phrases === undefined) return;
    for (const phrase of phrases) {
      let last = tokens[i];
      let at = i;
      let k = 1;
      let kind = how;
      while (k < phrase.keys.length) {
        at += 1;
        const next = tokens[at];
        const key = phrase.keys[k] ?? '';
        if (next === undefined) break;
        if (next.word !== key && next.norm !== key) {
          if (!next.roots.includes(key)) break;
          kind = 'root';
        }
        last = next;
        k += 1;
      }
      if (k < phrase.keys.length || last === undefined) continue;
      found.push({ value: phrase.value, start: tokens[i]?.start ?? 0, end: last.end, token: i, how: kind });
    }
  }
}

function pushTo<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
