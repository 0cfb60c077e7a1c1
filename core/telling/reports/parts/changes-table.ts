import { DIFFERENCES } from '../../../analysis/shares/differences.texts.model.js';
import type { Contrast } from '../../../judging/insight/comparisons/comparison.schemas.js';
import { differenceWord } from '../../../judging/insight/difference-size.model.js';
import { points } from '../../../platform/charts/figures.js';
import type { Block, Linked } from '../../../platform/document/report-document.js';
import { REPORT } from '../reports.texts.model.js';

type Tested = Pick<Contrast, 'difference' | 'low' | 'high' | 'isClear' | 'size'>;

/** How one share differs between two times. */
export interface Change {
  name: Linked;
  now: Linked;
  before: Linked;
  /** None where the two cannot be tested. */
  contrast: Tested | undefined;
  isThin?: boolean;
}

/** A difference of shares in percentage points, with its interval. */
export const differenceCell = ({ difference, low, high }: Tested): Linked => ({
  text: points(difference),
  note: `${points(low)} – ${points(high)}`,
});

/** Sentences below the numbers that they are about; nothing without one. */
export const listOf = (lines: readonly string[]): Block[] =>
  lines.length === 0 ? [] : [{ kind: 'list', lines: lines.map((text) => ({ text })) }];

/** How large a difference is said to be; that of few comments, or one that may be chance, is not clear. */
export const sizeText = (contrast: Tested | undefined, isThin = false): string =>
  DIFFERENCES().sizes[contrast === undefined ? 'unclear' : differenceWord(contrast, isThin)];

/** What changed, the largest difference first; no more than `most` of them. */
export function changesTable(
  caption: string,
  first: string,
  changes: readonly Change[],
  most = changes.length,
): Block {
  const head = REPORT().changesHead;
  const sizeOf = ({ contrast }: Change) => Math.abs(contrast?.difference ?? 0);
  return {
    kind: 'table',
    caption,
    head: [first, head.now, head.before, head.difference, head.size],
    rows: [...changes]
      .sort((one, two) => sizeOf(two) - sizeOf(one))
      .slice(0, most)
      .map(({ name, now, before, contrast, isThin }) => [
        name,
        now,
        before,
        contrast === undefined ? { text: '' } : differenceCell(contrast),
        { text: sizeText(contrast, isThin) },
      ]),
  };
}
