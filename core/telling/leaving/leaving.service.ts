import { countPaidRunsOf, pausePaidRunsOf } from '../../analysis/analyzer/runs/runs-of-person.service.js';
import { requireRight, type ServiceContext } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import { countTokensOf } from '../../people/users/api-tokens.service.js';
import {
  ownerMay,
  type PersonChange,
  STOPPING,
  type Stopping,
} from '../../people/users/left-behind.constants.js';
import { countSessionsOf } from '../../people/users/sessions.service.js';
import { type UserStops, UserStopsQuery } from '../../people/users/users.schemas.js';
import { type ActingForUsers, requireUser } from '../../people/users/users.service.js';
import type { UserRow } from '../../people/users/users.table.js';
import { countFeedsOf } from '../../records/spreadsheet/feeds.service.js';
import { countSchedulesOf, pauseSchedulesOf } from '../schedules/schedules-of-person.service.js';
import { countSharesOf } from '../sharing/sharing.service.js';

type Db = ServiceContext['db'];

const COUNTS: Record<Stopping, (db: Db, userId: number, now: Date) => Promise<number>> = {
  sessions: countSessionsOf,
  tokens: countTokensOf,
  links: countSharesOf,
  feeds: countFeedsOf,
  schedules: countSchedulesOf,
  runs: countPaidRunsOf,
};

/** Whether things of this kind stop with the change, and have not stopped before. */
function stops(kind: Stopping, { role, disabledAt }: UserRow, change: PersonChange): boolean {
  if (disabledAt !== null || !ownerMay(kind, role)) return false;
  if (typeof change === 'string') return true;
  return kind === 'sessions' ? change.role !== role : !ownerMay(kind, change.role);
}

/** How much of a user's stops with a change that has not happened yet. */
async function countStops(db: Db, user: UserRow, change: PersonChange, now: Date): Promise<UserStops> {
  const counted: Partial<UserStops> = {};
  for (const kind of STOPPING)
    counted[kind] = stops(kind, user, change) ? await COUNTS[kind](db, user.id, now) : 0;
  return counted as UserStops;
}

/** Pauses what acts for a user by itself and may no longer, inside the caller's transaction. */
async function pauseLeftBehind(
  trx: Db,
  ctx: ServiceContext,
  user: UserRow,
  change: PersonChange,
): Promise<void> {
  const person = { id: user.id, name: user.username, change };
  const isPausing = (kind: Stopping) => typeof change === 'string' || !ownerMay(kind, change.role);
  if (isPausing('schedules')) await pauseSchedulesOf(trx, ctx, person);
  if (isPausing('runs')) await pausePaidRunsOf(trx, person);
}

/** What a change of a user needs of the domains in which things act for users. */
export const ACTING_FOR_USERS: ActingForUsers = { countStops, pauseLeftBehind };

/**
 * How much of a user's stops with the role, or, without one, when the user is disabled or deleted; what has stopped
 * already is not counted. Throws NOT_FOUND.
 */
export async function getUserStops(
  ctx: ServiceContext,
  id: number,
  input: UserStopsQuery = {},
): Promise<UserStops> {
  requireRight(ctx, 'administer');
  const { role } = parseInput(UserStopsQuery, input);
  const user = await requireUser(ctx.db, id);
  return await countStops(ctx.db, user, role === undefined ? 'disabled' : { role }, ctx.clock.now());
}
