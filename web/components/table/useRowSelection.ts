import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import type { BodyProps } from './table-props.js';
import type { WindowRows } from './useWindowRows.js';

/** What a box needs: of a row, or the one above them all. */
export interface BoxProps {
  label: string;
  checked: boolean;
  isPartial?: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/**
 * Ticking rows as in other programs: Shift with a click takes all rows from the one ticked before, the arrows go to the box of
 * the next row (with Shift they take it along), Ctrl-A ticks all rows that are shown, Escape none.
 */
export function useRowSelection<Row>(
  { shown, rowKey, selection }: Pick<BodyProps<Row>, 'shown' | 'rowKey' | 'selection'>,
  rows: WindowRows,
  labels: { all: string; row(name: string): string },
): { boxOf(index: number): BoxProps; all: BoxProps } | undefined {
  const last = useRef<number>(undefined);
  if (!selection) return undefined;
  const { selected, onChange, nameOf } = selection;
  const keyAt = (index: number) => rowKey(shown[index] as Row);

  /** Gives the rows between two the same state. */
  function set(from: number, to: number, checked: boolean): void {
    const next = new Set(selected);
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) {
      if (checked) next.add(keyAt(index));
      else next.delete(keyAt(index));
    }
    last.current = to;
    onChange(next);
  }

  function focus(index: number): void {
    const box = () =>
      rows.containerRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] input[type="checkbox"]`);
    if (!box()) rows.show(index);
    box()?.focus();
    if (!box()) requestAnimationFrame(() => box()?.focus());
  }

  const isAll = shown.length > 0 && shown.every((row) => selected.has(rowKey(row)));
  const setAll = (checked: boolean) => onChange(new Set(checked ? shown.map(rowKey) : []));
  return {
    all: {
      label: labels.all,
      checked: isAll,
      isPartial: selected.size > 0 && !isAll,
      onChange: () => setAll(!isAll),
    },
    boxOf: (index) => ({
      label: labels.row(nameOf(shown[index] as Row)),
      checked: selected.has(keyAt(index)),
      onChange(event) {
        const { shiftKey } = event.nativeEvent as MouseEvent;
        const from = shiftKey ? Math.min(last.current ?? index, shown.length - 1) : index;
        set(from, index, event.target.checked);
      },
      onKeyDown(event) {
        const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key];
        if (next !== undefined && next >= 0 && next < shown.length) {
          event.preventDefault();
          if (event.shiftKey) set(index, next, true);
          focus(next);
        } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          setAll(true);
        } else if (event.key === 'Escape' && selected.size > 0) setAll(false);
      },
    }),
  };
}
