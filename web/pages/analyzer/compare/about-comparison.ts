import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { dayText } from '@smops/core/platform/language/dates.model.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.compare;

/** What stands below every chart of a comparison: its sides with their numbers, its date, who read it, and how copies count. */
export const aboutOf = (
  { sides, copies, createdAt, providerLabel }: Comparison,
  timeZone: string,
): string[] => [
  ...sides.map(
    ({ name, total, texts }) => `${name}: ${texts === null ? TEXT.comments(total) : TEXT.texts(texts)}`,
  ),
  dayText(createdAt, timeZone, CHINESE_SCREEN),
  providerLabel,
  ...(copies === 'once' ? [TEXT.copiesNames.once] : []),
];
