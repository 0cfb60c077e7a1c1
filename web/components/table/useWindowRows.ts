import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Up to here every row is in the page, so that the browser's own search finds it. */
const RENDER_ALL_BELOW = 100;

/** What may lie over the top of the page: the top bar and a list's own head. */
const STICKY_PX = 160;

export interface WindowRows {
  /** On the element that holds the rows. */
  containerRef: React.RefObject<HTMLElement | null>;
  /** On each row, together with `data-index`. */
  measureRef(element: HTMLElement | null): void;
  indexes: number[];
  /** Height of the rows above and below that are not in the page, in px. */
  before: number;
  after: number;
  /** Scrolls until the row is seen, unless it is. */
  show(index: number): void;
}

/**
 * Which rows of a long list to show while the whole page scrolls; heights are measured as rows appear. `keyOf` stays the
 * same function while the list does: another one has all heights added up again.
 */
export function useWindowRows(
  count: number,
  estimatedHeight: number,
  keyOf: (index: number) => string | number,
): WindowRows {
  const containerRef = useRef<HTMLElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const all = count <= RENDER_ALL_BELOW;

  // What stands above the list may grow (a notice, a wrapped filter), so its place is read after every render.
  useLayoutEffect(() => {
    const top = containerRef.current ? containerRef.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - scrollMargin) > 1) setScrollMargin(top);
  });

  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !all,
    estimateSize: () => estimatedHeight,
    getItemKey: keyOf,
    overscan: 3,
    scrollMargin,
  });

  const show = (index: number) => {
    const row = containerRef.current?.querySelector(`[data-index="${index}"]`);
    const place = row?.getBoundingClientRect();
    if (place && place.top > STICKY_PX && place.bottom < window.innerHeight) return;
    if (row) row.scrollIntoView({ block: 'center' });
    else virtualizer.scrollToIndex(index, { align: 'center' });
  };

  if (all) {
    return {
      show,
      containerRef,
      measureRef: () => {},
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
    };
  }
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    show,
    containerRef,
    measureRef: virtualizer.measureElement,
    indexes: items.map((item) => item.index),
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
  };
}
