import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { Codebook } from '../../analysis/codebooks/codebooks.schemas.js';
import { getCodebook } from '../../analysis/codebooks/codebooks.service.js';
import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';

/** The codebook of a run as it is now; null where the run has none, or where it was deleted. */
export async function latestOf(ctx: ServiceContext, { codebook }: RunRow): Promise<Codebook | null> {
  if (codebook === null) return null;
  try {
    return await getCodebook(ctx, { codebook: codebook.id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
