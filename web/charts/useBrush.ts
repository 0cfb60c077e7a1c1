import type { Mark } from '@smops/core/platform/charts/scene.js';
import { type PointerEvent, useRef, useState } from 'react';

/** How far a pointer moves before a press becomes a range, in px. */
const SLACK = 5;

type Column = Extract<Mark, { kind: 'rect' }>;

/** The column nearest to a place. */
function columnAt(columns: readonly Column[], x: number): number {
  const found = columns.findIndex((one) => x < one.x + one.width);
  return found < 0 ? columns.length - 1 : found;
}

/**
 * Drawing a range over columns with mouse or finger. `range` is what is being drawn, as indices; `wasDrawn` says that the click
 * that follows is no click.
 */
export function useBrush(
  columns: readonly Column[],
  onRange: ((from: string, to: string) => void) | undefined,
) {
  const start = useRef<{ x: number; index: number }>(undefined);
  const drawn = useRef(false);
  const [range, setRange] = useState<readonly [from: number, to: number]>();
  const xOf = (event: PointerEvent<SVGSVGElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const end = () => {
    start.current = undefined;
    setRange(undefined);
  };
  const tell = (from: number, to: number) => {
    const [first, last] = [columns[Math.min(from, to)], columns[Math.max(from, to)]];
    if (first?.key !== undefined && last?.key !== undefined) onRange?.(first.key, last.key);
  };
  if (onRange === undefined || columns.length === 0)
    return { range: undefined, handlers: {}, wasDrawn: () => false, tell };
  return {
    range,
    /** Also clears it: each range swallows one click. */
    wasDrawn: () => {
      const was = drawn.current;
      drawn.current = false;
      return was;
    },
    tell,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        drawn.current = false;
        if (event.button === 0) start.current = { x: xOf(event), index: columnAt(columns, xOf(event)) };
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const from = start.current;
        if (from === undefined || (range === undefined && Math.abs(xOf(event) - from.x) < SLACK)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setRange([from.index, columnAt(columns, xOf(event))]);
      },
      onPointerUp: () => {
        if (range !== undefined) {
          drawn.current = true;
          tell(...range);
        }
        end();
      },
      onPointerCancel: end,
    },
  };
}
