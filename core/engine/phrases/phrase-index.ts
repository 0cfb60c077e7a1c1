import { simplify } from '../reader/characters.js';
import { plainWordsOf } from '../reader/jawi.js';
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

/** A phrase's value and its place among all that were added. */
interface Added<T> {
  place: number;
  value: T;
}

/** Phrases that begin alike, by what comes next: words, or Chinese characters. */
interface Branch<T> {
  next: Map<string, Branch<T>>;
  /** Phrases whose last word leads here. */
  ended: Added<T>[];
}

/** A phrase in the comment, up to the end of its last word. */
interface Ended<T> {
  phrases: readonly Added<T>[];
  end: number;
  how: 'exact' | 'root';
}

/**
 * How many matches of one kind (a variable's, say) count in a comment: those behind them say nothing new, and a comment of
 * nothing but such words must not cost thousands of times its length.
 */
export interface MatchLimit<T> {
  kindOf: (value: T) => number;
  matches: number;
}

/** Ways to go on from one word that are followed: only phrases made for it have more. */
const MOST_STEPS = 500;

const BEFORE_SINGLE = '很太好超真更最这那好非';

/** The plain keys of a phrase's words; Chinese stays in one piece. */
export function phraseKeys(phrase: string): string[] {
  const plain = simplify(phrase);
  const plainWord = plainWordsOf(plain);
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
 * word; `corrupt*` by its beginning), Chinese ones anywhere in a run of Chinese, single characters only as a word. Phrases
 * that begin alike are followed together, so that the time grows with the comment and not with the phrases.
 */
export class PhraseIndex<T> {
  private readonly byFirstWord = new Map<string, Branch<T>>();
  private readonly byPrefix = new Map<string, Branch<T>>();
  private readonly byHanPair = new Map<string, Branch<T>>();
  private readonly bySingleHan = new Map<string, Added<T>[]>();
  private longestPrefix = 0;
  private places = 0;

  /** Adds a phrase; one without letters, characters or emoji is ignored. */
  add(phrase: string, value: T): void {
    const isPrefix = phrase.endsWith('*');
    const keys = phraseKeys(isPrefix ? phrase.slice(0, -1) : phrase);
    const first = keys[0];
    if (first === undefined) return;
    const added = { place: this.places, value };
    this.places += 1;
    if (keys.length === 1 && HAN_ONLY.test(first)) {
      if (first.length === 1) pushTo(this.bySingleHan, first, added);
      else branchTo(this.byHanPair, [first.slice(0, 2), ...first.slice(2).split('')]).ended.push(added);
      return;
    }
    if (isPrefix) this.longestPrefix = Math.max(this.longestPrefix, first.length);
    branchTo(isPrefix ? this.byPrefix : this.byFirstWord, keys).ended.push(added);
  }

  /** The phrases of the index in the comment, in reading order; overlapping ones are all reported, up to the limit. */
  find(reading: Reading, limit?: MatchLimit<T>): PhraseMatch<T>[] {
    const found = new Matches(limit);
    reading.tokens.forEach((token, i) => {
      if (token.kind === 'han') this.findHan(reading, token, i, found);
      this.findWords(reading.tokens, i, found);
    });
    return found.list;
  }

  private findHan({ plain }: Reading, token: Token, index: number, found: Matches<T>): void {
    for (let start = token.start; start < token.end; start += 1) {
      const ended: Ended<T>[] = [];
      let branch = this.byHanPair.get(plain.slice(start, start + 2));
      for (let end = start + 2; branch !== undefined; end += 1) {
        if (branch.ended.length > 0) ended.push({ phrases: branch.ended, end, how: 'exact' });
        branch = branch.next.get(plain[end] ?? '');
      }
      found.add(ended, start, index);
    }
    const word = token.norm;
    const last = word.at(-1) ?? '';
    if (word.length > 2 || (word.length === 2 && !BEFORE_SINGLE.includes(word[0] ?? ''))) return;
    const phrases = this.bySingleHan.get(last);
    if (phrases !== undefined) found.add([{ phrases, end: token.end, how: 'exact' }], token.start, index);
  }

  private findWords(tokens: readonly Token[], i: number, found: Matches<T>): void {
    const token = tokens[i];
    if (token === undefined) return;
    this.follow(this.byFirstWord.get(token.word), tokens, i, 'exact', found);
    if (token.norm !== token.word) this.follow(this.byFirstWord.get(token.norm), tokens, i, 'exact', found);
    for (const root of token.roots) this.follow(this.byFirstWord.get(root), tokens, i, 'root', found);
    if (this.longestPrefix === 0 || token.kind !== 'word') return;
    const longest = Math.min(token.word.length, this.longestPrefix);
    for (let length = 3; length <= longest; length += 1) {
      this.follow(this.byPrefix.get(token.word.slice(0, length)), tokens, i, 'exact', found);
    }
  }

  /** Finds the phrases of a branch, which its first word has led to, in the tokens from `i` on. */
  private follow(
    branch: Branch<T> | undefined,
    tokens: readonly Token[],
    i: number,
    how: 'exact' | 'root',
    found: Matches<T>,
  ): void {
    if (branch === undefined) return;
    const ended: Ended<T>[] = [];
    const open = [{ branch, at: i, how }];
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const step = open.pop();
      if (step === undefined) break;
      const { branch, at, how } = step;
      if (branch.ended.length > 0) ended.push({ phrases: branch.ended, end: tokens[at]?.end ?? 0, how });
      const next = branch.next.size === 0 ? undefined : tokens[at + 1];
      if (next === undefined) continue;
      const { word, norm, roots } = next;
      const go = (form: string, how: 'exact' | 'root') => {
        const further = branch.next.get(form);
        if (further !== undefined) open.push({ branch: further, at: at + 1, how });
      };
      go(word, how);
      if (norm !== word) go(norm, how);
      for (const [k, root] of roots.entries())
        if (root !== word && root !== norm && roots.indexOf(root) === k) go(root, 'root');
    }
    found.add(ended, tokens[i]?.start ?? 0, i);
  }
}

/** Gathers matches, of each kind no more than the limit. */
class Matches<T> {
  readonly list: PhraseMatch<T>[] = [];
  private readonly limit: MatchLimit<T> | undefined;
  private readonly counts = new Map<number, number>();
  /** Lists of phrases all of whose kinds have as many matches as count. */
  private readonly spent = new Set<readonly Added<T>[]>();

  constructor(limit: MatchLimit<T> | undefined) {
    this.limit = limit;
  }

  /** Adds the phrases that begin at a token, in the order in which the index was given them. */
  add(ended: readonly Ended<T>[], start: number, token: number): void {
    const open: { added: Added<T>; one: Ended<T> }[] = [];
    for (const one of ended) {
      if (this.spent.has(one.phrases)) continue;
      const before = open.length;
      for (const added of one.phrases) if (this.isWanted(added)) open.push({ added, one });
      if (open.length === before) this.spent.add(one.phrases);
    }
    if (ended.length > 1) open.sort((a, b) => a.added.place - b.added.place);
    for (const { added, one } of open) this.push(added, start, token, one);
  }

  private isWanted({ value }: Added<T>): boolean {
    const { limit } = this;
    return limit === undefined || (this.counts.get(limit.kindOf(value)) ?? 0) < limit.matches;
  }

  private push(added: Added<T>, start: number, token: number, { end, how }: Ended<T>): void {
    const { limit } = this;
    const { value } = added;
    if (limit !== undefined) {
      if (!this.isWanted(added)) return;
      const kind = limit.kindOf(value);
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    }
    this.list.push({ value, start, end, token, how });
  }
}

/** The branch at the end of a path, which grows where it does not reach. */
function branchTo<T>(from: Map<string, Branch<T>>, path: readonly string[]): Branch<T> {
  let map = from;
  let branch: Branch<T> = { next: map, ended: [] };
  for (const step of path) {
    let next = map.get(step);
    if (next === undefined) {
      next = { next: new Map(), ended: [] };
      map.set(step, next);
    }
    branch = next;
    map = next.next;
  }
  return branch;
}

function pushTo<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
