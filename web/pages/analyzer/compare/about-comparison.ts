import type { Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.compare;

/** What stands below every chart of a comparison: its sides with their numbers, its date, who read it, and how copies count. */
export const aboutOf = ({ sides, copies, createdAt, providerLabel }: Comparison): string[] => [
  ...sides.map(
    ({ name, total, texts }) => `${name}: ${texts === null ? TEXT.comments(total) : TEXT.texts(texts)}`,
  ),
  createdAt.slice(0, 10),
  providerLabel,
  ...(copies === 'once' ? [TEXT.copiesNames.once] : []),
];
