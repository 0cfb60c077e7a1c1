import { fieldText, LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';

/** By what an import knows a record of a list. People may add a second record with the same key: they are told, never refused. */
export interface RecordKey<Key, Row> {
  /** What the key is, in messages: `email address`. */
  name: string;
  of(fields: Key): string;
  labelOf(row: Row): string;
}

/** Records that a hint names; the others are counted. */
const NAMED = 3;

/**
 * Names the records, other than `id`, that have the key of these fields, for the person who adds or edits a record. Undefined when
 * there is none, and for an edit that leaves the key as it was.
 */
export function sameKeyHint<Key, Row extends Key & { id: number }>(
  rows: readonly Row[],
  fields: Key,
  { name, of, labelOf }: RecordKey<Key, Row>,
  before?: Row,
): string | undefined {
  const key = of(fields);
  if (before !== undefined && of(before) === key) return undefined;
  const same = rows.filter((row) => row.id !== before?.id && of(row) === key);
  if (same.length === 0) return undefined;
  const say = LISTS_TEXTS();
  const named = same
    .slice(0, NAMED)
    .map((row) => `${labelOf(row)} (id ${row.id})`)
    .join(say.betweenRecords);
  return same.length > NAMED
    ? say.sameKeyAndMore(fieldText(name), named, same.length - NAMED)
    : say.sameKey(fieldText(name), named);
}
