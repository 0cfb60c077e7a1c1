import { type OfRun, RUN_PATH } from '../../../analysis/analyzer/of-run.js';
import { operationsFor } from '../../../platform/operations/operation.js';
import type { Copies, CopyGroups, Waves } from './near-copies.schemas.js';

/** A page of a list: `after` the last one that was seen. */
export interface Page {
  limit?: number;
  after?: number;
}
const operation = operationsFor('analyze');

/** Comments of a completed run that are copies of one text. */
export const NEAR_COPIES = {
  groups: operation<OfRun & Page, CopyGroups>({
    id: 'listCopyGroups',
    get: `${RUN_PATH}/copies`,
    summary: 'Groups of comments of a completed run that are copies of one text but for small changes',
  }),
  /** Of the group whose first comment is the one with the `seq` of `first`. */
  list: operation<OfRun & Page & { first: number }, Copies>({
    id: 'listCopies',
    get: `${RUN_PATH}/copies/{first}`,
    summary: 'The comments of a group of copies, without who wrote them',
  }),
  /** `least` copies make a wave. */
  waves: operation<OfRun & { least?: number }, Waves>({
    id: 'listWaves',
    get: `${RUN_PATH}/waves`,
    summary: 'Texts of a completed run of which many copies came within a day, never who wrote them',
  }),
};
