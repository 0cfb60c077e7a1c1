import type { Estimates } from '../estimates/basis.model.js';
import { estimatesFrom } from '../estimates/run-estimates.js';
import { sortReads } from '../estimates/sort-reads.js';
import { type ComparedShares, compareSides } from '../insight/comparisons/compare-rates.js';
import type { ProofComment, ProofComparison, ProofRun } from './proof.schemas.js';

/** A run of a proof with its drawn comments. */
export interface ProvenRun {
  run: ProofRun;
  comments: readonly ProofComment[];
}

/** The figures of a run of a proof, from what was read of it: as every screen shows them. */
export const figuresOf = ({ run, comments }: ProvenRun): Estimates => estimatesFrom(run.counted, comments);

/** What a comparison shows of its shares and differences, from what was read of its runs. */
export function differencesOf(
  { sides, variables }: ProofComparison,
  runs: readonly ProvenRun[],
): ComparedShares[] {
  const strata = new Map(
    runs.map(({ run, comments }) => [run.run, sortReads(run.counted, comments).variables]),
  );
  const read = sides.map((side) =>
    side.variables.flatMap(({ run, name }, at) => {
      const known = strata.get(run)?.find(({ variable }) => variable === name);
      return known === undefined ? [] : [{ ...known, variable: variables[at]?.name ?? name }];
    }),
  );
  return compareSides(variables, read);
}
