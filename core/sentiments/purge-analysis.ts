import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';
import { deleteSomeComments } from './sentiment-comments.repository.js';
import { IMPORT_ROWS } from './sentiments.constants.js';
import { deleteAnalysisRow } from './sentiments.repository.js';

/** Removes an analysis that is marked for it, its comments first, a chunk per transaction. */
export async function purgeAnalysis(db: Kysely<Database>, id: number): Promise<void> {
  while ((await deleteSomeComments(db, id, IMPORT_ROWS)) > 0);
  await deleteAnalysisRow(db, id);
}
