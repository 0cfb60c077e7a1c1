export { countRecountedRecords, countScoredRecords } from './recounted-scores.repository.js';

/** The migration that makes the scores of stored records again, from their counts of comments. */
const RECOUNTING = '202611252115_scores_from_counts';

/** Whether these migrations make the scores of stored records again; of a new database there are none. */
export const areScoresRecounted = (pending: readonly string[]): boolean =>
  pending.includes(RECOUNTING) && !pending.includes('0040_create_sentiments');
