import type { Surroundings } from './lookalikes.js';
import type { TermSource } from './term-collector.js';

/** Words of a text that stand for a variable. */
export interface Evidence {
  source: TermSource;
  word?: string | undefined;
  how: 'exact' | 'root';
  /** The words are what the variable's thing is called, though less than the variable says. */
  isCalled?: boolean;
  /** Two common words beside each other. */
  isTogether?: boolean;
  /** They are said of the variable, but also beside other matters. */
  isAside?: boolean;
  /** They are also a word, and nothing around them says that the name is meant. */
  isDoubted?: boolean;
  /** They may say a neighbour of the variable. */
  isUnsure?: boolean;
  start: number;
  end: number;
}

/** What the post of a comment says of the variables. */
export interface InPost {
  /** Those that it names, by their place. */
  named: ReadonlySet<number>;
  /** The parts of their names that it has words for (`names/met-parts.ts`). */
  parts: ReadonlySet<string>;
  /** What it says around names that are also a word; undefined without a post. */
  surroundings: Surroundings | undefined;
}
/** What is known of a post where the comments have none. */
export const NOTHING: InPost = { named: new Set(), parts: new Set(), surroundings: undefined };
