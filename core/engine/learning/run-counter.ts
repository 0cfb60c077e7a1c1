import type { Reading } from '../reader/read.js';
import { type FoundWord, type ReadComment, spansOf, takesAway } from './search-words.js';
import { TermFinder } from './term-finder.js';

/** Of a topic those of its words are learned that comments use most. */
const MOST_OF_TOPIC = 20;

/** What a found word would change in a run. */
export interface Reach {
  /** What becomes a term or veto: of a topic the words that the comments have, the commonest first. */
  terms: string[];
  /** How many comments would be newly tagged; of a veto, no longer tagged. */
  comments: number;
}

/** Counts over the comments of a run what the found words of one variable would change there. */
export class RunCounter {
  readonly #found: readonly FoundWord[];
  readonly #finders: readonly TermFinder[];
  readonly #own: TermFinder;
  readonly #comments: number[];
  readonly #uses: Map<number, number>[];

  /** `own`: see `SearchInput`. */
  constructor(found: readonly FoundWord[], own: readonly string[]) {
    this.#found = found;
    this.#own = new TermFinder(own);
    this.#finders = found.map(({ kind, terms }) => new TermFinder(terms, { pairs: kind === 'term' }));
    this.#comments = found.map(() => 0);
    this.#uses = found.map(() => new Map());
  }

  /** `copies`: 0 for a comment of another run, which changes nothing in this one. */
  add(reading: Reading, { isTagged, quote }: Pick<ReadComment, 'isTagged' | 'quote'>, copies = 1): void {
    for (const [at, { kind }] of this.#found.entries()) {
      if (kind === 'veto' && !isTagged) continue;
      const spans = this.#finders[at]?.find(reading) ?? new Map();
      if (spans.size === 0) continue;
      const uses = this.#uses[at] ?? new Map<number, number>();
      for (const term of spans.keys()) uses.set(term, (uses.get(term) ?? 0) + Math.max(copies, 1));
      const own = spansOf(this.#own.find(reading));
      const changes = kind === 'veto' ? takesAway(own, spansOf(spans), quote) : !isTagged && own.length === 0;
      if (changes) this.#comments[at] = (this.#comments[at] ?? 0) + copies;
    }
  }

  /** The reach of each found word, in their order. */
  reaches(): Reach[] {
    return this.#found.map(({ terms, topic }, at): Reach => {
      const uses = [...(this.#uses[at] ?? [])].sort(([a, m], [b, n]) => n - m || a - b);
      const used = uses.slice(0, MOST_OF_TOPIC).map(([term]) => terms[term] ?? '');
      return { terms: topic === null ? [...terms] : used, comments: this.#comments[at] ?? 0 };
    });
  }
}
