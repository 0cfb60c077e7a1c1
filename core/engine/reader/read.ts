import type { CommentAnswer } from '../../analysis/analyzer/providers/provider.js';
import { isJawi } from '../../platform/language/jawi.model.js';
import { simplify } from './characters.js';
import { loadChineseWords } from './chinese-words.js';
import { plainWordsOf } from './jawi.js';
import { countLanguages, type LanguageCounts, mainLanguage } from './language.js';
import { markNegation } from './negation.js';
import { cutPieces, type Piece, type Token } from './tokens.js';
import { wordFormAt } from './words.js';

/** A comment as the engine sees it. */
export interface Reading {
  text: string;
  /** The text in simplified characters and lower case for Latin letters of ASCII; same length as `text`. */
  plain: string;
  tokens: Token[];
  counts: LanguageCounts;
  language: CommentAnswer['language'];
}

const chinese = await loadChineseWords();

// Nouns of things, places and bodies, and verbs used as nouns; never `nr`, the names of persons.
const NOUN_TAGS = new Set(['n', 'nz', 'ns', 'nt', 'nl', 'vn', 'an', 'j', 'l']);

/** Whether a Chinese word, looked at by itself, names a thing or a place (not a person). */
export function isHanNoun(word: string): boolean {
  return NOUN_TAGS.has(chinese.tagOf(word));
}

// Jieba keeps a table over the run it cuts; pieces of this size keep that small.
const LONGEST_RUN = 2000;

function cutHan(run: string): string[] {
  if (run.length === 1) return [run];
  if (run.length <= LONGEST_RUN) return chinese.cut(run);
  const words: string[] = [];
  for (let i = 0; i < run.length; i += LONGEST_RUN) words.push(...chinese.cut(run.slice(i, i + LONGEST_RUN)));
  return words;
}

function pushHan(tokens: Token[], piece: Piece, plain: string): void {
  let start = piece.start;
  for (const word of cutHan(plain.slice(piece.start, piece.end))) {
    tokens.push({
      kind: 'han',
      start,
      end: start + word.length,
      norm: word,
      word,
      roots: [],
      negated: false,
      hashtag: piece.hashtag,
    });
    start += word.length;
  }
}

/** The first character of an emoji, without skin tone or what is joined to it; an emoticon as it is. */
function baseEmoji(raw: string): string {
  const code = raw.codePointAt(0) ?? 0;
  return code < 0x80 ? raw.slice(0, 8) : String.fromCodePoint(code);
}

function pushPiece(
  tokens: Token[],
  piece: Piece,
  plain: string,
  plainWord: ReturnType<typeof plainWordsOf>,
): void {
  if (piece.kind === 'han') {
    pushHan(tokens, piece, plain);
    return;
  }
  const raw = plain.slice(piece.start, piece.end);
  const { kind, start, end, hashtag } = piece;
  if (kind !== 'word') {
    const norm = kind === 'emoji' ? baseEmoji(raw) : raw.slice(0, 16);
    tokens.push({
      kind,
      start,
      end,
      norm: norm.toLowerCase(),
      word: norm.toLowerCase(),
      roots: [],
      negated: false,
      hashtag,
    });
    return;
  }
  const norm = plainWord(raw);
  if (norm === '') return;
  const form = wordFormAt(norm, piece.onNumber);
  tokens.push({
    kind,
    start,
    end,
    norm,
    word: form.word,
    roots: form.roots,
    negated: form.negatedInside,
    hashtag,
  });
}

/** Reads a comment: words with their meaning undone from chat spelling, languages, negation. Linear in its length. */
export function read(text: string): Reading {
  const plain = simplify(text);
  const tokens: Token[] = [];
  const plainWord = plainWordsOf(plain);
  for (const piece of cutPieces(plain)) pushPiece(tokens, piece, plain, plainWord);
  markNegation(tokens);
  const counts = countLanguages(tokens);
  const hasWords = tokens.some((token) => token.kind === 'word' || token.kind === 'han');
  const language = mainLanguage(counts, hasWords);
  // Indonesian is not written in Jawi.
  return { text, plain, tokens, counts, language: language === 'id' && isJawi(plain) ? 'ms' : language };
}
