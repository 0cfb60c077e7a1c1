import type { VariableEstimate } from './estimate.schemas.js';

/**
 * How many more comments are to be read until every share is corrected, at least: one comment is read for all variables, so
 * what one variable needs is not added to what another needs, but for the comments with its own tag.
 */
export function readsUntilSure(variables: readonly Pick<VariableEstimate, 'needs'>[]): number {
  const withTag = variables.reduce((sum, { needs }) => sum + needs.tagged, 0);
  return Math.max(withTag, ...variables.map(({ needs }) => needs.tagged + needs.untagged), 0);
}

/**
 * The share as what was read so far makes it, before enough was read for an interval; null while one side of the machine's tags
 * is unread, or where nothing of what the machine tagged was right.
 */
export function provisionalShare({
  of,
  read,
  precision,
  recall,
}: Pick<VariableEstimate, 'of' | 'read' | 'precision' | 'recall'>): number | null {
  const isUnread = (['tagged', 'untagged'] as const).some((side) => of[side] > 0 && read[side] === 0);
  if (isUnread || recall?.value === 0) return null;
  const right = (precision?.value ?? 0) * of.tagged;
  return right / (recall?.value ?? 1) / Math.max(1, of.tagged + of.untagged);
}
