import type { ServiceContext } from '../../../context.js';
import type { LeavingPerson } from '../../../people/users/left-behind.constants.js';
import { asWritten } from '../../../platform/language/caller-language.js';
import { FAILURE } from '../failures.texts.model.js';
import { countOpenPaidRuns, pauseOpenPaidRuns } from './analyses.repository.js';

/** How many runs of a user would still cost money. */
export const countPaidRunsOf = (db: ServiceContext['db'], userId: number): Promise<number> =>
  countOpenPaidRuns(db, userId);

/** Pauses the runs of a user that would still cost money; another person may resume them. Those of the local engine go on. */
export async function pausePaidRunsOf(trx: ServiceContext['db'], { id, name }: LeavingPerson): Promise<void> {
  // Stored as written; told in each reader's language.
  await pauseOpenPaidRuns(
    trx,
    id,
    asWritten(() => FAILURE().personMayNot(name)),
  );
}
