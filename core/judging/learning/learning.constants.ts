/** What words are learned from: what people said of comments, or what AI services answered. */
export const LEARNING_SOURCES = ['people', 'answers'] as const;
export type LearningSource = (typeof LEARNING_SOURCES)[number];

/** Decisions of one call: eight terms and eight vetoes of each of a run's variables, and room. */
export const MAX_DECISIONS = 1000;

/** Texts that are read from the database at a time. */
export const TEXTS_PER_PAGE = 500;
/** The share of all texts: see `listTaggedTexts`. */
export const ALL_SHARES = 65_536;
