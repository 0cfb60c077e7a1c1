import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { ColumnsOf } from '../../records/lists/fields.model.js';
import type { CODEBOOK_FIELDS } from './codebooks.fields.js';
import type { CodebookVariable } from './codebooks.schemas.js';
import type { QdaOrigin } from './qda/qda.model.js';

export interface CodebookTable extends ColumnsOf<typeof CODEBOOK_FIELDS> {
  id: Generated<number>;
  /** The public id. */
  codebookId: string;
  /** The name as it is compared: no two undeleted codebooks have the same. */
  nameKey: string;
  createdAt: Date;
  createdByName: string;
  deletedAt: ColumnType<Date | null, never, Date | null>;
}

/** A version is only ever inserted: runs name it. */
export interface CodebookVersionTable {
  id: Generated<number>;
  codebook: number;
  /** 1, 2, 3 … within its codebook. */
  number: number;
  createdAt: Date;
  createdByName: string;
  note: string;
  variables: ColumnType<CodebookVariable[], string, never>;
  /** What a .qdc file held beside the variables; null for codebooks that come from no such file. */
  qda: ColumnType<QdaOrigin | null, string | null, never>;
}

export type CodebookRow = Selectable<CodebookTable>;
export type NewCodebookRow = Insertable<CodebookTable>;
export type CodebookChange = Updateable<CodebookTable>;
export type CodebookVersionRow = Selectable<CodebookVersionTable>;
