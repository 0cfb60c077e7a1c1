import type { Db } from '../../platform/db/database.js';
import { deleteSomeComments } from '../analyzer/runs/sentiment-runs.service.js';
import { IMPORT_ROWS } from './sentiments.constants.js';
import { deleteAnalysisRow } from './sentiments.repository.js';

/** Removes an analysis that is marked for it: its comments, a chunk per transaction, then the rest of its run with it. */
export async function purgeAnalysis(db: Db, id: number): Promise<void> {
  while ((await deleteSomeComments(db, id, IMPORT_ROWS)) > 0);
  await deleteAnalysisRow(db, id);
}
