import { isJawi } from '../../platform/language/jawi.model.js';
import { RAREST_TENTHS, rarityOf, wordsSeen } from '../words/generic-words.js';
import { readDataLines } from '../words/package-file.js';
import { dictionaryWords } from '../words/translations.js';
import { plainWord, simplify } from './characters.js';
import { cutPieces } from './tokens.js';
import { fullWords, isChatSpelling, wordForm } from './words.js';

/** What a letter of Jawi may be in Latin letters; `first` where it begins the word. */
const LETTERS: Record<string, readonly string[]> = {
  ...letters('ب b ت t ج j چ c ح h د d ذ z ر r ز z س s ص s ط t ظ z ڠ ng ڤ p ڽ ny ۏ v ل l م m ن n ه h ة h ا a'),
  ...letters('ک k ك k ݢ g ڬ g گ g ث s'),
  خ: ['kh', 'k'],
  ش: ['sy', 's'],
  ض: ['d', 'z'],
  ع: ['', 'a', 'i'],
  غ: ['gh', 'g'],
  ف: ['f', 'p'],
  ق: ['k', 'q'],
  ء: [''],
  و: ['w', 'u', 'o', 'au'],
  ي: ['y', 'i', 'e', 'ai'],
  ى: ['y', 'i', 'e', 'ai'],
};
const FIRST: Record<string, readonly string[]> = { ا: ['a', 'e'], و: ['w'], ي: ['y'] };
/** An alif before these only carries the vowel, unless the word begins with a diphthong. */
const CARRIED = 'ويى';
/** Vowels that Jawi does not write. */
const UNWRITTEN = ['', 'a', 'e'];
/** Endings that stand on a word whole. */
const ENDINGS = [
  ['ڽ', 'nya'],
  ['له', 'lah'],
  ['کن', 'kan'],
  ['كن', 'kan'],
] as const;
const SHORTEST_STEM = 3;
/** How rare (see `rarityOf`) a word at most counts that a person put on a list. */
const LISTED_TENTHS = 40;
/** So much more frequent than the next is the word that is meant. */
const MARGIN_TENTHS = 10;
const CACHED_WORDS = 60_000;

function letters(pairs: string): Record<string, readonly string[]> {
  const list = pairs.split(' ');
  return Object.fromEntries(list.flatMap((jawi, at) => (at % 2 === 0 ? [[jawi, [list[at + 1] ?? '']]] : [])));
}

/** The consonants of a word in Latin letters, alike for those that Jawi may write alike. */
const bones = (latin: string) =>
  latin
    .replace(/ng/g, '1')
    .replace(/ny/g, '2')
    .replace(/sy/g, 's')
    .replace(/[kg]h/g, (pair) => pair.charAt(0))
    .replace(/[aeiouwy]/g, '')
    .replace(/q/g, 'k')
    .replace(/z/g, 'd')
    .replace(/f/g, 'p');
const bonesOfJawi = (word: string) =>
  [...word].map((letter) => bones(LETTERS[letter]?.find((one) => bones(one) !== '') ?? '')).join('');

interface Known {
  listed: ReadonlyMap<string, string>;
  /** Words in Latin letters by their consonants, with how rare they are. */
  byBones: ReadonlyMap<string, (readonly [word: string, tenths: number])[]>;
}

function load(): Known {
  const listed = new Map<string, string>();
  for (const line of readDataLines('lexicon', 'jawi.txt')) {
    const [word = '', spellings = ''] = line.split(/:\s*/, 2);
    for (const spelling of spellings.split(/\s+/)) listed.set(plainWord(spelling), word);
  }
  const known = new Map<string, number>();
  const { english, malay } = dictionaryWords();
  for (const word of malay) known.set(word, rarityOf(word));
  for (const word of wordsSeen()) if (!english.has(word)) known.set(word, rarityOf(word));
  for (const word of listedWords()) known.set(word, Math.min(rarityOf(word), LISTED_TENTHS));
  const byBones = new Map<string, (readonly [string, number])[]>();
  for (const [word, tenths] of known) {
    const isWord = /^[a-z]{2,}$/.test(word) && /[aeiou]/.test(word);
    if (!isWord || tenths >= RAREST_TENTHS || isChatSpelling(word)) continue;
    const key = bones(word);
    const others = byBones.get(key);
    if (others === undefined) byBones.set(key, [[word, tenths]]);
    else others.push([word, tenths]);
  }
  return { listed, byBones };
}

/** Malay words that a person put on a list. */
function* listedWords(): Generator<string> {
  yield* fullWords();
  for (const line of readDataLines('lexicon', 'ms.txt')) yield* line.split(/\s+/).slice(1);
  for (const line of readDataLines('lexicon', 'everyday-words.txt')) yield line.split(/;\s*/)[0] ?? '';
  for (const file of ['function-words.txt', 'plain-words.txt'])
    for (const line of readDataLines('lexicon', file))
      if (line.startsWith('ms:')) yield* line.slice(3).trim().split(/\s+/);
}

/** Whether a word in Latin letters, from `at` on, may be meant by the letters from `from` on. */
function fits(jawi: readonly string[], word: string, from = 0, at = 0): boolean {
  const letter = jawi[from];
  if (letter === undefined) return at === word.length;
  const carries = from === 0 && letter === 'ا' && CARRIED.includes(jawi[1] ?? ' ');
  const said = carries ? ['', 'a'] : ((from === 0 ? FIRST[letter] : undefined) ?? LETTERS[letter] ?? []);
  const vowels = letter === 'ا' ? [''] : UNWRITTEN;
  return said.some(
    (one) =>
      word.startsWith(one, at) &&
      vowels.some(
        (vowel) =>
          word.startsWith(vowel, at + one.length) &&
          fits(jawi, word, from + 1, at + one.length + vowel.length),
      ),
  );
}

let known: Known | undefined;
const read = new Map<string, string | null>();

/** The one known word that a spelling can be, or that is far more frequent than the others; else null. */
function find(jawi: string): string | null {
  known ??= load();
  const listed = known.listed.get(jawi);
  if (listed !== undefined) return listed;
  const units = [...jawi];
  const found = (known.byBones.get(bonesOfJawi(jawi)) ?? [])
    .filter(([word]) => fits(units, word))
    .sort((a, b) => a[1] - b[1]);
  const [best, next] = found;
  if (best !== undefined && (next === undefined || next[1] - best[1] >= MARGIN_TENTHS)) return best[0];
  for (const [ending, latin] of ENDINGS) {
    if (!jawi.endsWith(ending) || jawi.length - ending.length < SHORTEST_STEM) continue;
    const stem = find(jawi.slice(0, -ending.length));
    if (stem !== null) return stem + latin;
  }
  return null;
}

function romanised(norm: string): string {
  let word = read.get(norm);
  if (word === undefined) {
    if (read.size >= CACHED_WORDS) read.clear();
    word = find(norm.replace(/[2٢]$/, ''));
    read.set(norm, word);
  }
  return word ?? norm;
}

/**
 * How the words of a text are spelt plainly (see `plainWord`): of Malay in Jawi in Latin letters, where the engine knows
 * one word that is written so. Other words stay as they are.
 */
export const plainWordsOf = (text: string): ((raw: string) => string) =>
  isJawi(text) ? (raw) => romanised(plainWord(raw)) : plainWord;

/** Words that the engine takes for others of the same meaning, which a reader knows as they are. */
const WELL_KNOWN = new Set(
  'aku awak kau dia kami kita mereka ini itu tidak tak sahaja saja apa kenapa bagaimana juga udah gue lu mu ku nggak tidak'.split(
    ' ',
  ),
);

/** The word that a piece of chat spelling stands for, or undefined where it is spelled well enough. */
function spelledOut(raw: string, norm: string): string | undefined {
  // Single letters mean too much, but for x (tak).
  if ((norm.length < 2 && norm !== 'x') || WELL_KNOWN.has(norm)) return undefined;
  // `mrt2` and `klia2` are names with a number.
  const doubled = /^(?!klia)(?=[a-z]*[aeiou])([a-z]{3,})2(nya)?$/.exec(norm);
  const { word, negatedInside } = wordForm(doubled?.[1] ?? norm);
  const plain = doubled === null ? word : `${word}-${word}${doubled[2] ?? ''}`;
  if (plain === norm && plain === plainWord(raw)) return undefined;
  return negatedInside ? `tak ${plain}` : plain;
}

/**
 * A comment in plain spelling, for those who do not read chat language: `xde` as tiada, `budak2` as budak-budak, `sgttt`
 * as sangat. Null when nothing in it needs that. All other text stays as written.
 */
export function plainSpelling(text: string): string | null {
  let plain = '';
  let from = 0;
  const plainWordOf = plainWordsOf(text);
  for (const { kind, start, end } of cutPieces(simplify(text))) {
    const raw = text.slice(start, end);
    const word = kind === 'word' ? spelledOut(raw, plainWordOf(raw)) : undefined;
    if (word === undefined) continue;
    const isCapital = /^\p{Lu}/u.test(raw) && !/^\p{Lu}{2}/u.test(raw);
    plain += text.slice(from, start) + (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    from = end;
  }
  return from === 0 ? null : plain + text.slice(from);
}
