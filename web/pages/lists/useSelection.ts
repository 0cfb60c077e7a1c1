import { useMemo, useState } from 'react';

/** The ticked rows of a list. A row that the search or a filter hides is not among them: an action is on what is seen. */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  shown: ReadonlySet<Row> | undefined,
) {
  const [ticked, onChange] = useState<ReadonlySet<string | number>>(new Set());
  const chosen = useMemo(
    () => (ticked.size === 0 ? [] : (rows ?? []).filter((row) => ticked.has(row.id) && shown?.has(row))),
    [ticked, rows, shown],
  );
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  return { rows: chosen, selected, onChange, clear: () => onChange(new Set()) };
}
