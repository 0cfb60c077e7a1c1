import type { Estimates } from '../estimates/basis.model.js';
import { estimatesFrom } from '../estimates/shares.service.js';
import { type CountedRun, sortReads } from '../estimates/sort-reads.js';
import { type ComparedShares, compareSides } from '../insight/comparisons/compare-rates.js';
import type { ProofComment, ProofComparison, ProofRun, ProofVersion } from './proof.schemas.js';

/** A run of a proof with its drawn comments. */
export interface ProvenRun {
  run: ProofRun;
  comments: readonly ProofComment[];
}

/** What was counted of a run, with the intervals of a proof of this version. */
const countedIn = ({ counted }: ProofRun, version: ProofVersion): CountedRun => ({
  ...counted,
  second: counted.second && { ...counted.second, limits: version === 1 ? 'wilson' : 'jeffreys' },
});

/** The figures of a run of a proof, from what was read of it: as every screen showed them when proofs had this version. */
export const figuresOf = ({ run, comments }: ProvenRun, version: ProofVersion): Estimates =>
  estimatesFrom(countedIn(run, version), comments);

/** What a comparison shows of its shares and differences, from what was read of its runs. */
export function differencesOf(
  { sides, variables }: ProofComparison,
  runs: readonly ProvenRun[],
  version: ProofVersion,
): ComparedShares[] {
  const strata = new Map(
    runs.map(({ run, comments }) => [run.run, sortReads(countedIn(run, version), comments).variables]),
  );
  const read = sides.map((side) =>
    side.variables.flatMap(({ run, name }, at) => {
      const known = strata.get(run)?.find(({ variable }) => variable === name);
      return known === undefined ? [] : [{ ...known, variable: variables[at]?.name ?? name }];
    }),
  );
  return compareSides(variables, read);
}
