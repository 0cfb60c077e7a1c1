import type { FoundWord } from './search-words.js';

type Named = Pick<FoundWord, 'kind' | 'terms' | 'topic'>;

/** What a found word is known by. */
export const wordKey = ({ kind, terms, topic }: Named): string =>
  `${kind}:${topic === null ? terms.join('|') : `=${topic}`}`;

/** What a refused word is known by, so that it is not proposed again: a topic's words neither under another topic. */
export const refusedKeys = (word: Named): string[] => [
  ...new Set([wordKey(word), wordKey({ ...word, topic: null })]),
];
