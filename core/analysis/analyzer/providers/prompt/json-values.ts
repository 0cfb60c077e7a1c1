/** Brackets at which reading is tried: prose before an answer may have some of its own. */
const MOST_STARTS = 20;

/** Where the object or list that begins at `from` ends; undefined when it never does. */
function endOf(text: string, from: number): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/**
 * The whole objects and lists of JSON in a text, in their order: in a fence, between prose, one after the other. Ends at a
 * bracket that is never closed: what follows may stand within a text that was cut off.
 */
export function* jsonValues(text: string): Generator<{ value: unknown; from: number; to: number }> {
  const opening = /[[{]/g;
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const found = opening.exec(text);
    if (found === null) return;
    const to = endOf(text, found.index);
    if (to === undefined) return;
    try {
      yield { value: JSON.parse(text.slice(found.index, to)), from: found.index, to };
      opening.lastIndex = to;
    } catch {
      // Brackets of prose: what stands within them may be the answer.
    }
  }
}
