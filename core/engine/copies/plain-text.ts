import { CHAR, CHARACTER_CLASSES, simplify } from '../reader/characters.js';

/** A Chinese character says about as much as this many letters. */
const HAN_LETTERS = 2.5;
/** Shorter texts are greetings, calls and emoji, which many people write without copying each other. */
const LEAST_LETTERS = 24;

/**
 * A text as copies of it are compared: small letters, digits and simplified Chinese characters, one space for everything
 * between words. Emoji, marks, accents and line breaks make no difference.
 */
export function plainText(text: string): string {
  const source = simplify(text.normalize('NFKC').toLowerCase());
  let plain = '';
  let isApart = false;
  let last: number = CHAR.space;
  for (let at = 0; at < source.length; at += 1) {
    const kind = CHARACTER_CLASSES[source.charCodeAt(at)] as number;
    if (kind === CHAR.invisible) continue;
    if (kind !== CHAR.letter && kind !== CHAR.digit && kind !== CHAR.han) {
      isApart = true;
      continue;
    }
    // Spaces between Chinese characters are a matter of taste.
    if (isApart && plain !== '' && kind !== CHAR.han && last !== CHAR.han) plain += ' ';
    isApart = false;
    last = kind;
    plain += source[at];
  }
  return plain;
}

/** Whether a plain text is long enough to be copied rather than written twice. */
export function isLongEnough(plain: string): boolean {
  let letters = 0;
  for (let at = 0; at < plain.length && letters < LEAST_LETTERS; at += 1) {
    const kind = CHARACTER_CLASSES[plain.charCodeAt(at)];
    if (kind === CHAR.han) letters += HAN_LETTERS;
    else if (kind === CHAR.letter) letters += 1;
  }
  return letters >= LEAST_LETTERS;
}
