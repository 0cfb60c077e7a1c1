import type { Sentences } from './texts.model.js';

type Say = (...parameters: string[]) => unknown;

/** A sentence as it is recognised: the pieces between its values, and which value stands after which piece. */
interface Template {
  path: string[];
  pieces: string[];
  order: number[];
}

const MARK = '\u0000';

/** The template of a sentence with values; undefined for one that is nothing but values, or leaves one out. */
function templateOf(path: string[], say: Say): Template | undefined {
  let text: unknown;
  try {
    text = say(...Array.from({ length: say.length }, (_, at) => `${MARK}${at}${MARK}`));
  } catch {
    // Takes more than texts and numbers.
    return undefined;
  }
  if (typeof text !== 'string') return undefined;
  const parts = text.split(MARK);
  const pieces = parts.filter((_, at) => at % 2 === 0);
  const order = parts.filter((_, at) => at % 2 === 1).map(Number);
  const isWhole = new Set(order).size === say.length && order.every(Number.isInteger);
  return isWhole && /\p{L}{2}/u.test(pieces.join('')) ? { path, pieces, order } : undefined;
}

function templatesOf(texts: unknown, path: string[] = []): Template[] {
  if (typeof texts === 'string') return [{ path, pieces: [texts], order: [] }];
  if (typeof texts === 'function') return [templateOf(path, texts as Say)].filter((one) => one !== undefined);
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, one]) => templatesOf(one, [...path, key]));
}

/** The values of a sentence that was made from this template, in the order of its parameters; else undefined. */
function valuesIn(text: string, { pieces, order }: Template): string[] | undefined {
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return text === first ? [] : undefined;
  if (!text.startsWith(first)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [at, piece] of rest.entries()) {
    const isLast = at === rest.length - 1;
    const to = isLast ? text.length - piece.length : text.indexOf(piece, from);
    if (to < from || !text.startsWith(piece, to)) return undefined;
    const value = text.slice(from, to);
    const known = order[at] ?? 0;
    if (value === '' || (values[known] ?? value) !== value) return undefined;
    values[known] = value;
    from = to + piece.length;
  }
  return values;
}

const lengthOf = ({ pieces }: Template) => pieces.join('').length;

/**
 * Tells stored sentences again in the current language. What is stored with a record (why a run has failed, why a row was
 * left out) is a whole sentence, as written or in the language of the person who stored it; it is recognised among these sentences,
 * and its values with it. One that is none of them stays as it is: of an older smops, or a service's own words.
 */
export function retelling(...sentences: Sentences<unknown>[]): (stored: string) => string {
  const known = new Map<unknown, Template[]>();
  const templatesIn = (texts: unknown) => {
    const made = known.get(texts) ?? templatesOf(texts).sort((one, other) => lengthOf(other) - lengthOf(one));
    known.set(texts, made);
    return made;
  };
  function find(stored: string): string | undefined {
    for (const say of sentences) {
      for (const texts of say.all()) {
        for (const template of templatesIn(texts)) {
          const values = valuesIn(stored, template);
          if (values === undefined) continue;
          const now = template.path.reduce<unknown>((one, key) => (one as never)[key], say());
          return typeof now === 'function' ? String((now as Say)(...values.map(retell))) : String(now);
        }
      }
    }
    return undefined;
  }
  // The full stop is missing from what was stored of a comment before.
  const retell = (stored: string): string => find(stored) ?? find(`${stored}.`) ?? stored;
  // Of a run whose service was away, all comments failed with one sentence.
  let last = { stored: '', texts: undefined as unknown, told: '' };
  return (stored) => {
    const texts = sentences[0]?.();
    if (last.stored !== stored || last.texts !== texts) last = { stored, texts, told: retell(stored) };
    return last.told;
  };
}
