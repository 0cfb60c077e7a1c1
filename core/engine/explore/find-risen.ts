import type { ReportLanguage } from '../../analysis/analyzer/providers/provider.js';
import { plainText } from '../copies/plain-text.js';
import type { Engine } from '../engine.js';
import { read } from '../reader/read.js';
import { exploreComments, namesOf } from './explore.js';
import { logOddsZ } from './log-odds.js';
import { termsOf } from './terms.js';

/** A comment of the later or the earlier span. Its author's name is only there so that no word is a person's. */
export interface ComparedText {
  text: string;
  author: string;
  isAfter: boolean;
  /** Whether it carries a variable of the codebook. */
  isTagged: boolean;
}

interface Rise {
  before: number;
  after: number;
  /** Of the comments of each span that were looked at. */
  shareBefore: number;
  shareAfter: number;
  z: number;
  /** The place of the comment that shows it. */
  example: number;
}

export interface RisenWord extends Rise {
  word: string;
}

export interface RisenTheme extends Rise {
  name: string;
  kind: 'known' | 'found';
  terms: string[];
  variable: string;
}

/** The prior is what both spans say together, and weighs as much as this share of their comments. */
const PRIOR_SHARE = 0.1;
/** Fewer than one word in a hundred rises so much by chance; rarer ones than `LEAST_COMMENTS` hint at nothing. */
const LEAST_Z = 2.58;
const LEAST_COMMENTS = 5;
const MOST_WORDS = 20;
const MOST_THEMES = 10;
/** A quote of about this many characters is read at once. */
const GOOD_LENGTH = 90;
/** What nearly everybody says all the time has large odds, but does not rise. */
const LEAST_RISE = 1.25;
/** Of two words that mostly stand in the same comments the stronger one says it. */
const COVERED = 0.7;

/** The rise of what these comments have, of as many comments before and after. */
function riseOf(
  places: readonly number[],
  texts: readonly ComparedText[],
  totals: { before: number; after: number },
): Rise | null {
  const after = places.filter((place) => texts[place]?.isAfter === true);
  const count = { before: places.length - after.length, after: after.length };
  const shareBefore = totals.before === 0 ? 0 : count.before / totals.before;
  const shareAfter = count.after / totals.after;
  if (count.after < LEAST_COMMENTS || shareAfter < LEAST_RISE * shareBefore) return null;
  const prior = PRIOR_SHARE * places.length;
  const z = logOddsZ(count, totals, { prior, priors: PRIOR_SHARE * texts.length });
  if (z < LEAST_Z) return null;
  const length = (place: number) => Math.abs((texts[place]?.text.length ?? 0) - GOOD_LENGTH);
  const example = after.reduce((best, place) => (length(place) < length(best) ? place : best));
  return { ...count, shareBefore, shareAfter, z, example };
}

const byRise = (one: Rise, other: Rise) => other.z - one.z || one.example - other.example;

const countSpans = (texts: readonly ComparedText[]) => {
  const after = texts.filter(({ isAfter }) => isAfter).length;
  return { before: texts.length - after, after };
};

/** Words, and two words beside each other, that more comments have after than before. */
function findWords(texts: readonly ComparedText[]): RisenWord[] {
  const names = namesOf(texts);
  const places = new Map<string, number[]>();
  const written = new Map<string, string>();
  for (const [place, { text }] of texts.entries()) {
    for (const [term, as] of termsOf(read(text))) {
      if (term.split(' ').some((word) => names.has(word))) continue;
      const known = places.get(term);
      if (known === undefined) {
        places.set(term, [place]);
        written.set(term, as);
      } else known.push(place);
    }
  }
  const totals = countSpans(texts);
  const risen = [...places].flatMap(([term, of]) => {
    const rise = riseOf(of, texts, totals);
    return rise === null ? [] : [{ word: written.get(term) ?? term, ...rise, of }];
  });
  const kept: typeof risen = [];
  for (const one of risen.sort(byRise)) {
    if (kept.length === MOST_WORDS) break;
    const isSaid = kept.some(({ of }) => {
      const others = new Set(of);
      return one.of.filter((place) => others.has(place)).length >= COVERED * one.of.length;
    });
    if (!isSaid) kept.push(one);
  }
  return kept.map(({ of: _, ...word }) => word);
}

/** Themes of comments without a variable that more of them have after than before. */
function findThemes(engine: Engine, texts: readonly ComparedText[], language: ReportLanguage): RisenTheme[] {
  const plain = texts.map(({ text }) => ` ${plainText(text)} `);
  const has = (place: number, term: string) => {
    const wanted = plainText(term);
    const isHan = /\p{Script=Han}/u.test(wanted);
    return wanted !== '' && (plain[place] as string).includes(isHan ? wanted : ` ${wanted} `);
  };
  const totals = countSpans(texts);
  const themes = exploreComments(
    engine,
    texts.filter(({ isAfter }) => isAfter),
    language,
  );
  const risen = themes.flatMap(({ name, kind, terms, variable }) => {
    const places = plain.flatMap((_, place) => (terms.some((term) => has(place, term)) ? [place] : []));
    const rise = riseOf(places, texts, totals);
    return rise === null ? [] : [{ name, kind, terms, variable, ...rise }];
  });
  return risen.sort(byRise).slice(0, MOST_THEMES);
}

/** What comments say more after than before: words of all, and themes of those without a variable, by their places. */
export function findRisen(
  engine: Engine,
  texts: readonly ComparedText[],
  language: ReportLanguage,
): { words: RisenWord[]; themes: RisenTheme[] } {
  const places = texts.flatMap(({ isTagged }, place) => (isTagged ? [] : [place]));
  const themes = findThemes(
    engine,
    places.map((place) => texts[place] as ComparedText),
    language,
  );
  return {
    words: findWords(texts),
    themes: themes.map((theme) => ({ ...theme, example: places[theme.example] ?? 0 })),
  };
}
