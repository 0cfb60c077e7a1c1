import type { LearningProposals, ProposedWord } from '@smops/core/judging/learning/learning.schemas.js';
import type { Decision } from '../../../state/analyzer/decisions.js';

export type Verdict = Decision['verdict'];

/** A proposed word in the list of all, with what it is known by there. */
export interface ListedWord extends ProposedWord {
  key: string;
  variable: string;
}

/** The words of all variables in the order they are shown. */
export const listedWords = ({ variables }: LearningProposals): ListedWord[] =>
  variables.flatMap(({ name, words }) =>
    words.map((word) => ({
      ...word,
      variable: name,
      key: JSON.stringify([name, word.kind, word.topic, word.terms]),
    })),
  );

/** What is decided so far, the latest last. */
export type Decisions = readonly Decision[];

export const verdictOf = (decisions: Decisions, key: string): Verdict | undefined =>
  decisions.find((one) => one.key === key)?.verdict;

/** A word decided on; a new verdict takes the place of the one before. */
export const decided = (decisions: Decisions, key: string, verdict: Verdict): Decisions => [
  ...decisions.filter((one) => one.key !== key),
  { key, verdict },
];

/** The next word without a verdict after this one, else the first one; undefined when all have one. */
export function nextOpen(
  words: readonly ListedWord[],
  decisions: Decisions,
  key: string,
): string | undefined {
  const at = words.findIndex((word) => word.key === key);
  const inOrder = [...words.slice(at + 1), ...words.slice(0, at + 1)];
  return inOrder.find((word) => verdictOf(decisions, word.key) === undefined)?.key;
}
