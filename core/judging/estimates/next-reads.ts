import { addReads, halfWidthOf, sumOf } from './plan-reads.js';
import { readingStrata } from './reading-strata.js';
import { type Stratum, stratifiedShare } from './stratified.js';

/** This number of further reads would make a share known to plus or minus the half width (0.03: three points). */
export interface NextReads {
  reads: number;
  halfWidth: number;
}

/** Half widths worth naming: 0.2 to 0.001. */
const ROUND = [
  0.2, 0.15, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.025, 0.02, 0.015, 0.01, 0.008, 0.005, 0.003, 0.001,
];
/** How many half widths are named at once. */
const MOST_NAMED = 3;
/** A half width this near to the present one is not worth a step. */
const WORTH = 0.95;
/** Half a comment of each verdict stands beside those that were read of a cell. */
const PRIOR = 0.5;

/**
 * What the next reads of a variable would buy, the cheapest first: "48 more for ± 3 points". The rates are taken to stay as
 * they are, and as many of the reads to fall among the tagged comments as so far. Fewer than `least` buy nothing: that many
 * are missing until the share is corrected. With a second reader they fall where they narrow the interval most. Empty when nothing was read of a side yet, or all of it.
 */
export function whatNextReadsBuy(tagged: Stratum, untagged: Stratum, least = 0): NextReads[] {
  if (tagged.cells || untagged.cells) return boughtInCells([tagged, untagged], least);
  const taggedShare = tagged.read / Math.max(1, tagged.read + untagged.read);
  const halfWidthAfter = (reads: number) => {
    const open = { tagged: tagged.of - tagged.read, untagged: untagged.of - untagged.read };
    // What one side has no more room for goes to the other.
    const most = Math.min(open.tagged, Math.round(reads * taggedShare));
    const ofTagged = Math.max(most, reads - open.untagged);
    const share = stratifiedShare([grown(tagged, ofTagged), grown(untagged, reads - ofTagged)]);
    return share === null ? null : (share.high - share.low) / 2;
  };
  const now = halfWidthAfter(least);
  if (now === null) return [];
  const all = tagged.of + untagged.of - tagged.read - untagged.read;
  const found: NextReads[] = [];
  for (const halfWidth of ROUND) {
    if (halfWidth > WORTH * now || found.length === MOST_NAMED) continue;
    let few = least;
    let enough = all;
    while (enough - few > 1) {
      const reads = Math.floor((few + enough) / 2);
      if ((halfWidthAfter(reads) ?? 0) <= halfWidth) enough = reads;
      else few = reads;
    }
    if (all > 0) found.push({ reads: enough, halfWidth });
  }
  return found.filter(({ reads }, index) => found[index + 1]?.reads !== reads);
}

/** The same within the part of a second reader, where reads go to the cells that they serve most. */
function boughtInCells(sides: readonly Stratum[], least: number): NextReads[] {
  const strata = readingStrata(sides, ({ read, yes }) => (yes + PRIOR) / (read + 2 * PRIOR));
  const readNow = () => strata.reduce((sum, { cells }) => sum + sumOf([cells.map(({ read }) => read)]), 0);
  const before = readNow();
  addReads(strata, Number.POSITIVE_INFINITY);
  const now = halfWidthOf(strata);
  if (now === null) return [];
  const found: NextReads[] = [];
  for (const halfWidth of ROUND) {
    if (halfWidth > WORTH * now || found.length === MOST_NAMED) continue;
    if (!addReads(strata, halfWidth)) break;
    found.push({ reads: Math.max(least, readNow() - before), halfWidth });
  }
  return found.filter(({ reads }, index) => found[index + 1]?.reads !== reads);
}

const grown = ({ of, read, yes }: Stratum, more: number): Stratum => ({
  of,
  read: read + more,
  yes: read === 0 ? 0 : yes * ((read + more) / read),
});
