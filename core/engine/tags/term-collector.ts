import { PhraseIndex } from '../phrases/phrase-index.js';
import { singular } from './understand.js';

/** Why a term stands for a variable; in falling order of weight. */
export type TermSource =
  | 'own'
  | 'name'
  | 'concept'
  | 'translation'
  | 'word'
  | 'word-translation'
  | 'part'
  | 'hint';

const OF_A_PART = new Set<TermSource>(['word', 'word-translation', 'part', 'hint']);

/** Whether a term says only a part of a variable's name, or only suggests the variable. */
export function isOfAPart(source: TermSource): boolean {
  return OF_A_PART.has(source);
}

/** A term of a variable, or one part of a pair of terms that only count near each other. */
export interface TermUse {
  variable: number;
  source: TermSource;
  /** The word of the name that the term stands for, where it stands for no more than that. */
  word?: string;
  pair: number | undefined;
  part: 0 | 1;
  /** Counts only where the comment writes it so, capitals and all. */
  asWritten: string | undefined;
  /** A spelling of a thing of the gazetteer. */
  isThing: boolean;
  /** What the thing of the variable is called. */
  isCalled: boolean;
  /** A spelling of a town, island or state. */
  isPlace: boolean;
  /** A common word that only counts beside another one of the variable. */
  isWeak: boolean;
  /** A word of a side of things that says nothing without the thing: two of them are none. */
  isLoneSide: boolean;
  /** The word of the name that a common word stands for, where two of them must not stand for the same one. */
  group: string | undefined;
  /** The term of a thing, or a translation, of which not every form is meant: `nyaman` is no form of `saman`. */
  thingTerm: string | undefined;
  /** A name of a place, road or building, which as the beginning of a longer name is another one; or the name of a brand. */
  proper: 'place' | 'brand' | undefined;
  /** A name of a few capitals, which in small letters after one capital is another: Mae. */
  isAcronym: boolean;
  /** Says the variable, but perhaps a neighbour of it: never certain. */
  isUnsure: boolean;
  /** The name that a word stands for all of: beside the head of another name it is that one (`Bukit Gasing`). */
  ofName: string | undefined;
  /** Says the variable, but may be said beside another matter: certain beside another term of the variable. */
  isAside: boolean;
  /** A hint of a topic set, or a word of examples: it counts alone where the post speaks of the variable. */
  isOfDescription: boolean;
  /** No term, but a longer name: a term within it is only a hint. */
  isLonger: boolean;
}

/** A term without the sign for any ending. */
export const stem = (term: string): string => term.replace('*', '');

/** Gathers the terms of variables. */
export class TermCollector {
  readonly index = new PhraseIndex<TermUse>();
  private pairs = 0;

  add(variable: number, source: TermSource, term: string, special: Partial<TermUse> = {}): void {
    const use = {
      variable,
      source,
      pair: undefined,
      part: 0 as const,
      asWritten: undefined,
      isThing: false,
      isCalled: false,
      isPlace: false,
      isWeak: false,
      isLoneSide: false,
      group: undefined,
      thingTerm: undefined,
      proper: undefined,
      isAcronym: false,
      isUnsure: false,
      ofName: undefined,
      isAside: false,
      isOfDescription: false,
      isLonger: false,
      ...special,
    };
    const [left, right] = term.split('+', 2).map((part) => part.trim());
    if (left === undefined || left === '') return;
    if (right === undefined || right === '') {
      this.index.add(left, use);
      return;
    }
    this.pairs += 1;
    this.index.add(left, { ...use, pair: this.pairs });
    this.index.add(right, { ...use, pair: this.pairs, part: 1 });
  }
}

const DOUBLED = /^(\p{L}{3,})-\1$/iu;
// `e-wallet` and `ewallet`, `wi-fi` and `wifi`; never `kuala-lumpur`.
const SHORT_FIRST = /^(\p{L}{1,2})-(\p{L}+)$/u;

/** A user's own term as people write it: one of a plural, one of a doubled word (`budak2`), without a short hyphen. */
export function ownForms(term: string): string[] {
  const words = term.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const forms = [
    term,
    [...words.slice(0, -1), /^[a-z]+$/i.test(last) ? singular(last) : last].join(' '),
    term.trim().replace(DOUBLED, '$1'),
    term.trim().replace(SHORT_FIRST, '$1$2'),
  ];
  return [...new Set(forms)];
}
