import type { CommentAnswer } from '../../analysis/analyzer/providers/provider.js';
import { readDataLines } from '../words/package-file.js';
import type { Token } from './tokens.js';

type WordLanguage = 'ms' | 'id' | 'en';

function loadFunctionWords(): Map<string, WordLanguage[]> {
  const words = new Map<string, WordLanguage[]>();
  for (const line of readDataLines('lexicon', 'function-words.txt')) {
    const [language = '', list = ''] = line.split(/:\s*/, 2);
    for (const word of list.split(/\s+/))
      words.set(word, [...(words.get(word) ?? []), language as WordLanguage]);
  }
  return words;
}

const FUNCTION_WORDS = loadFunctionWords();
const MALAY_SHAPE = /^(?:me[mn]|ber|ter|di|pe[mnr]|ke)[a-z]{4,}$|[a-z]{3}(?:nya|kan|lah)$/;
const ENGLISH_SHAPE =
  /(?:tion|ing|ght|ould|ness|ment|able|ious|sh|ck|th|ee|oo)$|^(?:wh|th|sh|ph)|w[rn]|[^aeiou]y$/;

type WordHint = readonly WordLanguage[] | 'malay shape' | 'english shape' | 'unknown';

const CACHED_WORDS = 60_000;
const hints = new Map<string, WordHint>();

function inspect(token: Token): WordHint {
  const known = FUNCTION_WORDS.get(token.norm) ?? FUNCTION_WORDS.get(token.word);
  if (known !== undefined) return known;
  if (MALAY_SHAPE.test(token.word)) return 'malay shape';
  return ENGLISH_SHAPE.test(token.word) ? 'english shape' : 'unknown';
}

function hintOf(token: Token): WordHint {
  let hint = hints.get(token.norm);
  if (hint === undefined) {
    if (hints.size >= CACHED_WORDS) hints.clear();
    hint = inspect(token);
    hints.set(token.norm, hint);
  }
  return hint;
}

/** Words of each language in a comment; a word of two languages counts for both. */
export interface LanguageCounts {
  ms: number;
  id: number;
  en: number;
  zh: number;
}

/** Counts the words of a comment by language: function words, then the shape of the word; Chinese by script. */
export function countLanguages(tokens: readonly Token[]): LanguageCounts {
  const counts: LanguageCounts = { ms: 0, id: 0, en: 0, zh: 0 };
  for (const token of tokens) {
    if (token.kind === 'han') counts.zh += 1;
    if (token.kind !== 'word') continue;
    const hint = hintOf(token);
    if (hint === 'malay shape') {
      counts.ms += 0.5;
      counts.id += 0.5;
    } else if (hint === 'english shape') counts.en += 0.5;
    else if (hint !== 'unknown') for (const language of hint) counts[language] += 1;
  }
  return counts;
}

const NEIGHBOURS = 3;

/**
 * Whether a word stands among words of the language: its neighbours decide, then the whole comment, and where that does
 * not tell, it is Malay.
 */
export function isAmong(
  language: 'ms' | 'en',
  { tokens, counts }: { tokens: readonly Token[]; counts: LanguageCounts },
  index: number,
): boolean {
  const near = countLanguages([
    ...tokens.slice(Math.max(0, index - NEIGHBOURS), index),
    ...tokens.slice(index + 1, index + 1 + NEIGHBOURS),
  ]);
  const english =
    [near, counts].map(({ ms, id, en }) => en - Math.max(ms, id)).find((lead) => lead !== 0) ?? 0;
  return english > 0 === (language === 'en');
}

/** The comment's main language; `mixed` when a second one holds more than a quarter of the recognised words. */
export function mainLanguage(counts: LanguageCounts, hasWords: boolean): CommentAnswer['language'] {
  const malay = Math.max(counts.ms, counts.id);
  const total = malay + counts.en + counts.zh;
  if (total === 0) return hasWords ? 'ms' : 'und';
  const parts = [counts.zh, malay, counts.en].sort((a, b) => b - a);
  if ((parts[1] ?? 0) / total > 0.25 && (parts[1] ?? 0) >= 1) return 'mixed';
  if (counts.zh === parts[0]) return 'zh';
  if (counts.en === parts[0] && counts.en > malay) return 'en';
  return counts.id > counts.ms ? 'id' : 'ms';
}
