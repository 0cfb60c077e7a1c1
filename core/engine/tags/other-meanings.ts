import { PhraseIndex, type PhraseMatch, phraseKeys } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { readDataLines } from '../words/package-file.js';
import { translationsOf } from '../words/translations.js';
import type { Evidence } from './evidence.js';
import { isListed, listedWithin, tellingOf } from './kinds.js';
import type { Covered } from './neighbours.js';
import { isOfAPart, type TermSource, type TermUse } from './term-collector.js';

/** Whether the words of a match say themselves that an animal is wild or stray. */
function saysWild({ tokens, plain }: Reading, { token, start, end }: PhraseMatch<TermUse>): boolean {
  for (let i = token; i < tokens.length; i += 1) {
    const one = tokens[i];
    if (one === undefined || one.start >= end) break;
    if (one.start >= start && one.end <= end && isListed('wild', one.word)) return true;
  }
  return listedWithin('wild', plain.slice(start, end));
}

/** Whether a comment says that an animal is kept or is meat, or has an owner for one that a variable's terms cover. */
function saysKept({ tokens, plain }: Reading, animals: ReadonlySet<number> | undefined): boolean {
  return (
    listedWithin('kept', plain) ||
    tokens.some(
      ({ word }, i) =>
        isListed('kept', word) ||
        (isListed('owners after', word) && animals?.has(i - 1) === true) ||
        (isListed('owners before', word) && animals?.has(i + 1) === true),
    )
  );
}

/**
 * Returns a test of whether a comment speaks of an animal with an owner, of one that is kept or of meat, where a variable asks
 * about those without an owner: `kucing saya` is none of the `stray animals`. The comment is looked through once for a variable.
 */
export function findKeptAnimals(
  reading: Reading,
  covered: Covered,
): (match: PhraseMatch<TermUse>, variable: { words: readonly string[] }) => boolean {
  const kept = new Map<number, boolean>();
  return (match, { words }) => {
    const { variable, source } = match.value;
    if (source === 'own' || !tellingOf(words).isWild || saysWild(reading, match)) return false;
    const isKept = kept.get(variable) ?? saysKept(reading, covered.get(variable));
    kept.set(variable, isKept);
    return isKept;
  };
}

let index: PhraseIndex<string> | undefined;

const isLong = (name: string): boolean => /^\p{Script=Han}{3,}$/u.test(name) || name.includes(' ');

/** Names of several words of single things: `tali pinggang keledar`, 垃圾车. */
function loadNames(): PhraseIndex<string> {
  const names = new PhraseIndex<string>();
  const lines = ['everyday-words.txt', 'siblings.txt'].flatMap((file) => readDataLines('lexicon', file));
  for (const name of new Set(lines.flatMap((line) => line.split('; '))))
    if (isLong(name) && !name.startsWith('=')) names.add(name, name);
  return names;
}

/** Characters that after a Chinese word make another thing of it: 垃圾车, 宠物店. */
const TAILS = new Set('袋车桶店机工员站馆室房队票卡证书包箱柜门节粉油刀衣鞋帽纸布灯厂局部法师生');
const HAN = /\p{Script=Han}/u;

const isIn = (word: string, name: string): boolean =>
  HAN.test(word) ? name.includes(word) : name.split(' ').includes(word);

/** Whether the next character makes another thing of a Chinese word: 袋 of 垃圾袋, where 垃圾槽 is meant. */
function hasTail({ tokens, text }: Reading, start: number, end: number, own: readonly string[]): boolean {
  const tail = text[end] ?? '';
  if (!TAILS.has(tail) || own.some((one) => one.includes(tail))) return false;
  return tokens.some((one) => one.kind === 'han' && one.start === start && one.end === end + 1);
}

/**
 * Returns a test of whether words of a comment, which say a part of a variable's name, stand within the name of another thing: 垃圾
 * of 垃圾车 where 垃圾槽 is meant, `tali` of `tali pinggang`. `own`: the words of the variable's name.
 */
export function findLonger(reading: Reading): (evidence: Evidence, own: readonly string[]) => boolean {
  let said: { start: number; end: number; value: string }[] | undefined;
  return ({ source, isTogether, start, end, word }, own) => {
    if (!isOfAPart(source) || isTogether === true) return false;
    index ??= loadNames();
    said ??= index.find(reading);
    const quote = reading.text.slice(start, end).toLowerCase();
    const others = own.filter((one) => one !== word);
    const isSame = (name: string): boolean =>
      others.some((one) => isIn(one, name)) ||
      translationsOf(name).some((same) => own.includes(same) || same === quote);
    const isWithin = said.some(
      (one) =>
        one.start <= start && one.end >= end && one.end - one.start > end - start && !isSame(one.value),
    );
    return isWithin || hasTail(reading, start, end, own);
  };
}

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

const STRONG = new Set<TermSource>(['own', 'name', 'concept', 'translation']);
const DOUBTFUL = new Set<TermSource>(['part', 'hint']);

interface Quoted {
  source: TermSource;
  start: number;
  end: number;
}

/** Two words and more, or three Chinese characters. */
const isPhrase = (quote: string): boolean => /\S\s+\S|\p{Script=Han}{3}/u.test(quote);

/**
 * Takes away what is doubtful where another variable of the run explains it better: words that are only a part of what the
 * other one is called (`flight` of `flight attendants`), and words that only suggest a variable beside one that is named or that the same words say
 * in part. Phrases of topic sets stay there: their lists know the other variables of the set.
 */
export function dropDoubtful(
  found: Map<number, { best: Quoted }>,
  text: string,
  ofTopicSets: ReadonlySet<number>,
): void {
  const all = [...found];
  const isNamed = all.some(([, { best }]) => STRONG.has(best.source));
  for (const [variable, { best }] of all) {
    if (STRONG.has(best.source)) continue;
    const isWithin = all.some(
      ([other, { best: named }]) =>
        other !== variable &&
        STRONG.has(named.source) &&
        named.start <= best.start &&
        named.end >= best.end &&
        named.end - named.start > best.end - best.start,
    );
    const isOfSet = ofTopicSets.has(variable);
    // `denggi` is said by a variable about dengue, and only suggests one about mosquitoes.
    const isOthers =
      best.source === 'hint' &&
      !isOfSet &&
      all.some(
        ([other, { best: said }]) =>
          other !== variable &&
          found.has(other) &&
          said.source !== 'hint' &&
          said.start < best.end &&
          said.end > best.start,
      );
    const isDoubtful =
      isNamed && DOUBTFUL.has(best.source) && !(isOfSet && isPhrase(text.slice(best.start, best.end)));
    if (isWithin || isOthers || isDoubtful) found.delete(variable);
  }
}
