import { useMemo, useRef, useState } from 'react';

/** A place in a list of lines of which some are in view. */
export interface Cursor {
  at: number;
  /** First line in view. */
  offset: number;
  /** What the keys do, as `useKeys` takes it. */
  handlers: Record<'up' | 'down' | 'pageUp' | 'pageDown' | 'top' | 'bottom', () => void>;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Keys over `count` lines, `height` of them in view, from line `at`. */
function cursorKeys(at: number, count: number, height: number, to: (at: number) => void): Cursor['handlers'] {
  const move = (by: number) => to(clamp(at + by, count - 1));
  return {
    up: () => move(-1),
    down: () => move(1),
    pageUp: () => move(-Math.max(1, height - 1)),
    pageDown: () => move(Math.max(1, height - 1)),
    top: () => to(0),
    bottom: () => to(Math.max(0, count - 1)),
  };
}

/**
 * A cursor over rows with `height` of them in view, first on row `begin`. It stands on a row, not on a line: it goes where
 * the row goes. When the row is gone it takes the one that is in its line now.
 */
export function useCursor<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  height: number,
  begin = 0,
): Cursor {
  const [chosen, setChosen] = useState<{ key: string | number | undefined; at: number }>({
    key: undefined,
    at: begin,
  });
  const first = useRef(0);
  const stand = (index: number) => {
    const row = rows[index];
    return { key: row === undefined ? chosen.key : keyOf(row), at: index };
  };
  const found = useMemo(
    () => (chosen.key === undefined ? -1 : rows.findIndex((row) => keyOf(row) === chosen.key)),
    [rows, chosen.key, keyOf],
  );
  const at = found === -1 ? clamp(chosen.at, rows.length - 1) : found;
  // With no rows it waits for its row to come back.
  if (rows.length > 0 && (found === -1 || chosen.at !== at)) setChosen(stand(at));
  const count = rows.length;
  const offset = clamp(Math.min(Math.max(first.current, at - height + 1), at), Math.max(0, count - height));
  first.current = offset;
  return { at, offset, handlers: cursorKeys(at, count, height, (index) => setChosen(stand(index))) };
}

/** The same for a text without a cursor line: keys scroll it. */
export function useScroll(count: number, height: number): Cursor {
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, count - height);
  const offset = clamp(wanted, last);
  return { at: offset, offset, handlers: cursorKeys(offset, last + 1, height, setWanted) };
}
