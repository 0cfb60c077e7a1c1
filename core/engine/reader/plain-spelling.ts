import { plainWord, simplify } from './characters.js';
import { plainWordsOf } from './jawi.js';
import { cutPieces } from './tokens.js';
import { wordForm } from './words.js';

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
