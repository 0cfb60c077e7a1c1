/** What words are learned from: what people said of comments, or the answers of an AI service. */
export const LEARNING_SOURCES = ['people', 'answers'] as const;
export type LearningSource = (typeof LEARNING_SOURCES)[number];

/** Decisions of one call: eight terms and eight vetoes of each of a run's variables, and room. */
export const MAX_DECISIONS = 1000;
