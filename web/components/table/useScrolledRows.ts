import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';

export interface ScrolledRows {
  /** On the element that scrolls; the rows are its only content. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** On each row, together with `data-index`. */
  measureRef(element: HTMLElement | null): void;
  indexes: number[];
  /** Height of the rows above and below that are not in the page, in px. */
  before: number;
  after: number;
  /** Scrolls the list until the row is seen, unless it is. */
  show(index: number): void;
  /** Scrolls to the last row. */
  toEnd(): void;
}

/**
 * Which rows of a long list to show that scrolls in a box of its own; heights are measured as rows appear. `keyOf` stays the
 * same function while the list does: another one has all heights added up again.
 */
export function useScrolledRows(
  count: number,
  estimatedHeight: number,
  keyOf: (index: number) => string | number,
): ScrolledRows {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    getItemKey: keyOf,
    getScrollElement: () => scrollerRef.current,
    overscan: 1,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    scrollerRef,
    measureRef: virtualizer.measureElement,
    indexes: items.map((item) => item.index),
    before: first?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
    show: useCallback((index) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]),
    toEnd: useCallback(
      () => virtualizer.scrollToIndex(virtualizer.options.count - 1, { align: 'end' }),
      [virtualizer],
    ),
  };
}
