import type { ServiceContext } from '../../context.js';
import { copyStanding } from './judgements.repository.js';

/**
 * Gives the variables of a new codebook what people have said of the variables it was made of, as it stands: `from` and `to`
 * are variable keys.
 */
export const copyJudgements = (
  ctx: Pick<ServiceContext, 'db'>,
  pairs: readonly { from: string; to: string }[],
): Promise<void> => copyStanding(ctx.db, pairs);
