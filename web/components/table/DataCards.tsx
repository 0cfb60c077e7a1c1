import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { useShownGlow } from '../screen/useShownGlow.js';
import { RowActions } from './RowActions.js';
import { RowBox } from './RowBox.js';
import type { BodyProps } from './table-props.js';
import { useRowSelection } from './useRowSelection.js';
import { useWindowRows } from './useWindowRows.js';

/** The rows of a table on a phone: one card each. */
export function DataCards<Row>(props: BodyProps<Row>) {
  const { label, columns, shown, rowKey, rowActions, glowKey, estimatedRowHeight = 160 } = props;
  const rows = useWindowRows(shown.length, estimatedRowHeight, (index) => rowKey(shown[index]!));
  useShownGlow(props, rows);
  const boxes = useRowSelection(props, rows, TEXT.select);
  const titles = columns.filter((column) => column.card === 'title');
  const lines = columns.filter((column) => (column.card ?? 'line') === 'line');
  return (
    <ul
      ref={rows.containerRef as React.RefObject<HTMLUListElement | null>}
      aria-label={label}
      className="virtual-rows"
      style={{ paddingTop: rows.before, paddingBottom: rows.after }}
    >
      {rows.indexes.map((index) => {
        const row = shown[index]!;
        const key = rowKey(row);
        return (
          <li
            key={key}
            ref={rows.measureRef}
            data-index={index}
            className={classes(
              'border-base-300 border-b px-4 py-3 text-sm last:border-b-0',
              key === glowKey && 'glow',
            )}
          >
            <div className="flex items-start justify-between gap-3">
              {boxes && (
                <div className="pt-1.5">
                  <RowBox {...boxes.boxOf(index)} />
                </div>
              )}
              <div className="min-w-0 flex-1 pt-1">
                {titles.map((column) => (
                  <div key={column.id}>{column.cell(row)}</div>
                ))}
              </div>
              {rowActions && <RowActions actions={rowActions(row)} />}
            </div>
            <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
              {lines.map((column) => (
                <div key={column.id} className="contents">
                  <dt className="text-muted">{column.header}</dt>
                  <dd className="min-w-0 justify-self-end text-right">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
