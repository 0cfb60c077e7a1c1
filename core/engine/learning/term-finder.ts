import { PhraseIndex, type PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { isApart } from '../tags/match.js';
import { ownForms } from '../tags/term-collector.js';

/** Words of a comment: `[start, end)` in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

interface Use {
  term: number;
  /** Of a pair, which of its words. */
  part: 0 | 1 | undefined;
}

/** Finds terms in comments as the engine finds a variable's own. */
export class TermFinder {
  readonly #index = new PhraseIndex<Use>();

  /** `pairs`: whether `a+b` is two words near each other, as in terms; vetoes have none. */
  constructor(terms: readonly string[], { pairs = true } = {}) {
    for (const [term, text] of terms.entries()) {
      const [left = '', right = ''] = pairs ? text.split('+', 2).map((part) => part.trim()) : [text];
      if (right === '') for (const form of ownForms(left)) this.#index.add(form, { term, part: undefined });
      else {
        this.#index.add(left, { term, part: 0 });
        this.#index.add(right, { term, part: 1 });
      }
    }
  }

  /** Where the terms stand in a comment, by their index. */
  find(reading: Reading): Map<number, Span[]> {
    const found = new Map<number, Span[]>();
    const last = new Map<string, PhraseMatch<Use>>();
    for (const match of this.#index.find(reading)) {
      const { term, part } = match.value;
      let { start } = match;
      if (part !== undefined) {
        const other = last.get(`${term}/${1 - part}`);
        last.set(`${term}/${part}`, match);
        if (other === undefined || match.start < other.end || isApart(reading, other.end, match.start))
          continue;
        start = other.start;
      }
      const spans = found.get(term);
      if (spans === undefined) found.set(term, [{ start, end: match.end }]);
      else spans.push({ start, end: match.end });
    }
    return found;
  }
}
