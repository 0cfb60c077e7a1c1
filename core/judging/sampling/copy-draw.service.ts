import type { ServiceContext } from '../../context.js';
import { copyCommonDraw } from './draws.repository.js';

/**
 * Gives a run that was brought up to date the sample of the run it comes from: what was drawn among all comments, whose
 * judgements are there. What was drawn among tagged comments is left out, as others are tagged now.
 */
export const copyDraw = ({ db }: Pick<ServiceContext, 'db'>, from: number, to: number): Promise<void> =>
  copyCommonDraw(db, from, to);
