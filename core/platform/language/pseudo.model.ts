const LETTERS = 'aàbƀcçdďeéfƒgğhĥiîjĵkķlĺmɱnñoöpþqɋrřsštţuûvṽwŵxẋyýzž';
const ALIKE = new Map(
  Array.from({ length: LETTERS.length / 2 }, (_, index) => [LETTERS[index * 2], LETTERS[index * 2 + 1]]),
);

const alike = (letter: string) =>
  ALIKE.get(letter) ?? ALIKE.get(letter.toLowerCase())?.toUpperCase() ?? letter;

/** A word with other letters, longer by four tenths. */
function lengthen(word: string): string {
  const written = Array.from(word, alike).join('');
  return written + written.slice(-1).repeat(Math.round(word.length * 0.4));
}

/** Chinese is short: the Latin letters that follow it make it as wide as its translation. */
const widen = (chinese: string) => `${chinese}${'öë '.repeat(Math.ceil(chinese.length * 0.4)).trimEnd()}`;

/** What a program puts in is left as it is: `{hotkey}`, `%{file}`. */
const disguise = (text: string): string =>
  text.replace(/(\{\w+\})|(\p{Script=Han}+)|\p{Script=Latin}+/gu, (found, placeholder, chinese) =>
    placeholder !== undefined ? found : chinese !== undefined ? widen(found) : lengthen(found),
  );

/**
 * The language of the tests of looks: the texts as written in letters that are alike, and longer, as a translation may be. A
 * text that stands in no catalogue shows its plain letters. Chosen by hand: localStorage 'smops.language' = 'pseudo'.
 */
export function pseudo(text: unknown): unknown {
  if (typeof text === 'string') return disguise(text);
  if (typeof text === 'function') return (...values: unknown[]) => pseudo(text(...values));
  if (Array.isArray(text)) return text.map(pseudo);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, value]) => [name, pseudo(value)]));
}
