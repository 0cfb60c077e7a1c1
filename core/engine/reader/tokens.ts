import { CHAR, CHARACTER_CLASSES as classes } from './characters.js';

/** A piece of a comment as it stands there: `[start, end)` in UTF-16 code units. */
export interface Piece {
  kind: 'word' | 'number' | 'han' | 'emoji' | 'mark' | 'mention' | 'link';
  start: number;
  end: number;
  /** Part of a #hashtag. */
  hashtag: boolean;
  /** Letters written onto a number: `5G`, `2x`. */
  onNumber?: boolean;
}

/** One word, number, emoji, mark, mention or link of a comment. */
export interface Token {
  kind: Piece['kind'];
  /** UTF-16 code units in the comment as written. */
  start: number;
  end: number;
  /** Plain spelling: lower case, simplified characters, no accents. */
  norm: string;
  /** The word meant, chat spelling undone; for Chinese the same as `norm`. */
  word: string;
  roots: readonly string[];
  negated: boolean;
  hashtag: boolean;
}

const LINK = /(?:https?:\/\/|www\.)[!-~]+/iy;
const MENTION = /@[A-Za-z0-9_.]+/y;
const EMOTICON = /(?::'\(|[:;=][-^]?[)(DPp|/\\]+|<3|\^_*\^|[Tt]_[Tt]|;_;|-_-)/y;

function isPictograph(code: number): boolean {
  return (
    (code >= 0x1f000 && code <= 0x1faff) ||
    code === 0x2764 ||
    (code >= 0x2600 && code <= 0x27bf) ||
    code === 0x2b50 ||
    code === 0x263a ||
    code === 0x2b55
  );
}

function isStyledLetter(code: number): boolean {
  return code >= 0x1d400 && code <= 0x1d7ff;
}

/** End of the emoji that starts at `i` (skin tones, joiners and variation selectors included), or `i` when none does. */
function emojiEnd(text: string, i: number): number {
  const code = text.codePointAt(i) ?? 0;
  if (!isPictograph(code)) return i;
  let end = i + (code > 0xffff ? 2 : 1);
  while (end < text.length) {
    const next = text.codePointAt(end) ?? 0;
    if (next === 0xfe0f || next === 0x20e3) end += 1;
    else if (next >= 0x1f3fb && next <= 0x1f3ff) end += 2;
    else if (next === 0x200d && isPictograph(text.codePointAt(end + 1) ?? 0)) {
      end += 1 + ((text.codePointAt(end + 1) ?? 0) > 0xffff ? 2 : 1);
    } else break;
  }
  return end;
}

function matchAt(pattern: RegExp, text: string, i: number): number {
  pattern.lastIndex = i;
  return pattern.test(text) ? pattern.lastIndex : i;
}

function wordEnd(text: string, start: number): number {
  let i = start;
  while (i < text.length) {
    const unit = text.charCodeAt(i);
    const kind = classes[unit];
    if (kind === CHAR.letter || kind === CHAR.digit || kind === CHAR.invisible) i += 1;
    else if (kind === CHAR.surrogate && isStyledLetter(text.codePointAt(i) ?? 0)) i += 2;
    else if (
      (unit === 0x27 || unit === 0x2019) &&
      classes[text.charCodeAt(i + 1)] === CHAR.letter &&
      i > start
    )
      i += 1;
    else break;
  }
  return i;
}

function hanEnd(text: string, start: number): number {
  let i = start;
  while (i < text.length) {
    const code = text.codePointAt(i) ?? 0;
    if (classes[text.charCodeAt(i)] === CHAR.han) i += 1;
    else if (code >= 0x20000 && code <= 0x3ffff) i += 2;
    else break;
  }
  return i;
}

/** Cuts a word of a hashtag at its capitals: `SaveMalaysia` is two pieces. */
function pushHashtagWord(pieces: Piece[], text: string, start: number, end: number): void {
  let from = start;
  for (let i = start + 1; i <= end; i += 1) {
    const isHump = i < end && /[a-z0-9]/.test(text[i - 1] ?? '') && /[A-Z]/.test(text[i] ?? '');
    if (i === end || isHump) {
      pieces.push({ kind: 'word', start: from, end: i, hashtag: true });
      from = i;
    }
  }
}

function pushWord(pieces: Piece[], text: string, start: number, end: number, hashtag: boolean): void {
  if (hashtag) {
    pushHashtagWord(pieces, text, start, end);
    return;
  }
  let digits = 0;
  while (start + digits < end && classes[text.charCodeAt(start + digits)] === CHAR.digit) digits += 1;
  if (digits > 0) pieces.push({ kind: 'number', start, end: start + digits, hashtag });
  if (start + digits < end)
    pieces.push({ kind: 'word', start: start + digits, end, hashtag, onNumber: digits > 0 });
}

/**
 * Cuts a comment into words, numbers, runs of Chinese, emoji, marks, mentions and links, in reading order. One pass,
 * linear in the length of the text; lone surrogates, control characters and direction marks are passed over.
 */
export function cutPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let hashtag = false;
  for (let i = 0; i < text.length; ) {
    const unit = text.charCodeAt(i);
    const kind = classes[unit];
    if (kind === CHAR.space || kind === CHAR.invisible) {
      hashtag = hashtag && kind === CHAR.invisible;
      i += 1;
      continue;
    }
    let end = i;
    let pieceKind: Piece['kind'] = 'mark';
    if (unit === 0x23 || unit === 0xff03) {
      hashtag = true;
      i += 1;
      continue;
    }
    if (unit === 0x40) {
      end = matchAt(MENTION, text, i);
      pieceKind = 'mention';
    } else if (unit === 0x68 || unit === 0x48 || unit === 0x77) {
      end = matchAt(LINK, text, i);
      pieceKind = 'link';
    } else if (kind !== CHAR.letter && kind !== CHAR.han && unit < 0x80) {
      end = matchAt(EMOTICON, text, i);
      pieceKind = 'emoji';
    }
    if (end === i && kind === CHAR.letter && (unit === 0x54 || unit === 0x74)) {
      end = matchAt(EMOTICON, text, i);
      pieceKind = 'emoji';
    }
    if (
      end === i &&
      (kind === CHAR.letter ||
        kind === CHAR.digit ||
        (kind === CHAR.surrogate && isStyledLetter(text.codePointAt(i) ?? 0)))
    ) {
      end = wordEnd(text, i);
      pushWord(pieces, text, i, end, hashtag);
      i = end;
      continue;
    }
    if (end === i) {
      end = hanEnd(text, i);
      pieceKind = 'han';
    }
    if (end === i) {
      end = emojiEnd(text, i);
      pieceKind = 'emoji';
    }
    if (end === i && kind === CHAR.mark) {
      while (end < text.length && text.charCodeAt(end) === unit) end += 1;
      pieceKind = 'mark';
    }
    if (end === i) {
      hashtag = hashtag && unit === 0x5f;
      i += 1;
      continue;
    }
    pieces.push({ kind: pieceKind, start: i, end, hashtag });
    if (pieceKind !== 'han') hashtag = false;
    i = end;
  }
  return pieces;
}
