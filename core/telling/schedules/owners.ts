import type { ServiceContext } from '../../context.js';
import { ownerMay, type PersonChange } from '../../people/users/left-behind.constants.js';
import { asWritten } from '../../platform/language/caller-language.js';
import { findOwner } from './schedules.repository.js';
import type { ScheduleRow } from './schedules.table.js';
import { REASON } from './schedules.texts.model.js';

/** Who a schedule's owner is, and why nothing of theirs may be due; `why` is undefined while it may. */
export interface Owner {
  id: number;
  name: string;
  why: PersonChange | undefined;
}

type OwnerRow = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

export function ownerOf({ id, username: name, role, disabledAt }: OwnerRow): Owner {
  const why = disabledAt !== null ? 'disabled' : ownerMay('schedules', role) ? undefined : { role };
  return { id, name, why };
}

/** The reason as it is stored. */
export const pauseReasonOf = (name: string, why: PersonChange): string =>
  asWritten(() => {
    if (why === 'disabled') return REASON().ownerDisabled(name);
    return why === 'deleted' ? REASON().ownerDeleted(name) : REASON().ownerRole(name, why.role);
  });

/** What the owner of the data folder makes has no user, and a name that no user can have. */
export const LOCAL_OWNER = 'local:';

/** Whether the user who owned a schedule is deleted. */
const isOrphan = ({ createdBy, createdByName }: ScheduleRow): boolean =>
  createdBy === null && !createdByName.startsWith(LOCAL_OWNER);

/** The owner of a schedule who may not analyse now; undefined for one who may, and for the owner of the data folder. */
export async function ownerWhoMayNot(
  db: ServiceContext['db'],
  schedule: ScheduleRow,
): Promise<{ name: string; reason: string } | undefined> {
  if (isOrphan(schedule)) {
    const name = schedule.createdByName;
    return { name, reason: pauseReasonOf(name, 'deleted') };
  }
  const row = await findOwner(db, schedule);
  if (row === undefined) return undefined;
  const { name, why } = ownerOf(row);
  return why === undefined ? undefined : { name, reason: pauseReasonOf(name, why) };
}
