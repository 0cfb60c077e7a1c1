/** A word, or the words of a topic: as a term, or as a veto. */
export interface NamedWord {
  kind: 'term' | 'veto';
  /** The term, a pair as `a+b`. Of a topic all of its words, whether they stand in the comments or not. */
  terms: readonly string[];
  /** What the topic of the concept pack is called; null for a single word. */
  topic: string | null;
}

/** What a found word is known by. */
export const wordKey = ({ kind, terms, topic }: NamedWord): string =>
  `${kind}:${topic === null ? terms.join('|') : `=${topic}`}`;

/** What a refused word is known by, so that it is not proposed again: a topic's words neither under another topic. */
export const refusedKeys = (word: NamedWord): string[] => [
  ...new Set([wordKey(word), wordKey({ ...word, topic: null })]),
];
