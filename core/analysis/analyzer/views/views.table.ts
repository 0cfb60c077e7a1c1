import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely';
import type { ResultOrder } from '../analyzer.constants.js';
import type { CommentFilter } from '../overview/comment-filter.schemas.js';

/** A filter of a run's comments under a name. */
export interface RunViewTable {
  id: Generated<number>;
  /** The public id. */
  viewId: string;
  runId: number;
  name: string;
  /** The name as it is compared: no two undeleted views of a run have the same. */
  nameKey: string;
  filter: JSONColumnType<CommentFilter>;
  sortOrder: ResultOrder;
  createdAt: Date;
  createdByName: string;
  deletedAt: ColumnType<Date | null, never, Date | null>;
}

export type RunViewRow = Selectable<RunViewTable>;
export type NewRunViewRow = Insertable<RunViewTable>;
export type RunViewChange = Updateable<RunViewTable>;
