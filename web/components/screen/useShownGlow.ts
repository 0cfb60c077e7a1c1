import { useEffect, useRef } from 'react';
import type { WindowRows } from '../table/useWindowRows.js';

interface GlowingList<Row> {
  shown: readonly Row[];
  rowKey(row: Row): string | number;
  glowKey?: string | number | undefined;
}

/** Scrolls to the row that was just saved, once, as soon as it is in the list. */
export function useShownGlow<Row>({ shown, rowKey, glowKey }: GlowingList<Row>, rows: WindowRows): void {
  const last = useRef<string | number>(undefined);
  useEffect(() => {
    if (glowKey === undefined || glowKey === last.current) return;
    const index = shown.findIndex((row) => rowKey(row) === glowKey);
    if (index < 0) return;
    last.current = glowKey;
    rows.show(index);
  });
}
