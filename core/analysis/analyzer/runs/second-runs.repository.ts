import { sql } from 'kysely';
import { arrayLiteral } from '../../../platform/db/array-literal.js';
import type { Db } from '../../../platform/db/database.js';
import type { AnalysisRow } from '../analyzer.table.js';

/** A run of a second reader. */
export type SecondRunRow = AnalysisRow & { secondOf: number };

/** The runs of the second readers of these runs, the earliest first. */
export async function listSecondRuns(db: Db, runIds: readonly number[]): Promise<SecondRunRow[]> {
  const rows = await db
    .selectFrom('analyses')
    .selectAll()
    .where('secondOf', 'in', [0, ...runIds])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => (row.secondOf === null ? [] : [{ ...row, secondOf: row.secondOf }]));
}

/** A comment of the part of a run that a second reader reads; `isNew`: the run of the second reader asks for it. */
export interface PartComment {
  seq: number;
  forVariables: string[] | null;
  /** The run of the second reader that has asked for it; null: this one does. */
  askedIn: number | null;
}

/** Stores the part as of a run of the second reader. */
export async function insertPart(trx: Db, partId: number, comments: readonly PartComment[]): Promise<void> {
  const column = (type: string, of: (comment: PartComment) => string | number | null) =>
    sql`${arrayLiteral(comments.map(of))}::${sql.raw(type)}[]`;
  const columns = [
    column('int', ({ seq }) => seq),
    column('bigint', ({ askedIn }) => askedIn ?? partId),
    column('jsonb', ({ forVariables }) => forVariables && JSON.stringify(forVariables)),
  ];
  await sql`
    insert into second_items (part_id, seq, asked_in, for_variables)
    select ${partId}::bigint, seq, asked_in,
      case when names is not null then array(select jsonb_array_elements_text(names)) end
    from unnest(${sql.join(columns)}) as d (seq, asked_in, names)`.execute(trx);
}
