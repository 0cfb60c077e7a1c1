import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import { type FileAnswer, operation } from '../../platform/operations/operation.js';

/** Files from which everybody can compute shares again. */
export const PROOFS = {
  make: operation<OfRun, FileAnswer>({
    id: 'makeProof',
    access: 'analyze',
    get: `${RUN_PATH}/proof`,
    summary:
      'A file from which the shares, intervals and differences of a run or comparison can be computed again',
    description:
      'Lines of JSON: hashes of the drawn texts with a salt, the seed, what the machine and the second reader say, people’s verdicts without names, the figures, and a hash of each line. `smops check-proof` checks it without a server.',
  }),
};
