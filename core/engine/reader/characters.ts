import { Converter } from 'opencc-js/t2cn';

/** What a UTF-16 code unit is to the tokenizer. */
export const CHAR = {
  other: 0,
  letter: 1,
  digit: 2,
  han: 3,
  space: 4,
  mark: 5,
  invisible: 6,
  surrogate: 7,
} as const;

// Combining marks (accents, Zalgo, variation selectors) and format characters (joiners, direction marks).
const INVISIBLE = /[\p{Mn}\p{Me}\p{Cf}]/u;

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(65536);
  const letter = /[\p{L}\p{M}]/u;
  const han = /\p{Script=Han}/u;
  for (let unit = 0; unit < 65536; unit += 1) {
    const char = String.fromCharCode(unit);
    if (unit >= 0xd800 && unit <= 0xdfff) classes[unit] = CHAR.surrogate;
    else if (INVISIBLE.test(char)) classes[unit] = CHAR.invisible;
    else if (unit === 0x3005 || unit === 0x3007) classes[unit] = CHAR.han;
    else if (han.test(char)) classes[unit] = letter.test(char) ? CHAR.han : CHAR.other;
    else if (letter.test(char)) classes[unit] = CHAR.letter;
    else if (/\p{Nd}/u.test(char)) classes[unit] = CHAR.digit;
    else if (/\s/.test(char)) classes[unit] = CHAR.space;
    else if ('.!?,;:…~，。！？；：、()（）"“”'.includes(char)) classes[unit] = CHAR.mark;
  }
  return classes;
}

/** Class of every UTF-16 code unit; see `CHAR`. */
export const CHARACTER_CLASSES: Uint8Array = buildClasses();

function buildSimplified(): Map<number, string> {
  const toSimplified = Converter({ from: 't', to: 'cn' });
  const characters: string[] = [];
  for (let code = 0x4e00; code <= 0x9fff; code += 1) characters.push(String.fromCharCode(code));
  const converted = toSimplified(characters.join('\n')).split('\n');
  const map = new Map<number, string>();
  characters.forEach((char, i) => {
    const to = converted[i];
    if (to !== undefined && to !== char && to.length === 1) map.set(char.charCodeAt(0), to);
  });
  return map;
}

let simplified: Map<number, string> | undefined;

/** The text with traditional Chinese characters replaced one by one: offsets stay as they are. */
export function simplify(text: string): string {
  let result = '';
  let kept = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x4e00 || code > 0x9fff) continue;
    // Made at the first Chinese character: most commands of the terminal never read one.
    simplified ??= buildSimplified();
    const to = simplified.get(code);
    if (to === undefined) continue;
    result += text.slice(kept, i) + to;
    kept = i + 1;
  }
  return kept === 0 ? text : result + text.slice(kept);
}

// Longer "words" are noise (hashes, keyboard mashing, Zalgo); their head is enough and keeps the cost linear.
const LONGEST_WORD = 48;
const ASCII_WORD = /^[a-z0-9]*$/;

/** A word in lower case without accents, joiners or styled letters; at most 48 characters of it. */
export function plainWord(raw: string): string {
  const lower = raw.slice(0, LONGEST_WORD * 4).toLowerCase();
  if (ASCII_WORD.test(lower)) return lower.slice(0, LONGEST_WORD);
  return lower
    .replace(/[\p{Mn}\p{Me}\p{Cf}'’]/gu, '')
    .slice(0, LONGEST_WORD)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
