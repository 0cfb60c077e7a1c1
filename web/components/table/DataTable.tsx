import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { useKeptFocus } from '../dialog/useKeptFocus.js';
import { SkeletonRows } from '../feedback/Skeleton.js';
import { PHONE, useMediaQuery } from '../screen/useMediaQuery.js';
import { useShownGlow } from '../screen/useShownGlow.js';
import { DataCards } from './DataCards.js';
import { RowActions } from './RowActions.js';
import { RowBox } from './RowBox.js';
import type { BodyProps, Column, DataTableProps } from './table-props.js';
import { nextSort, type Sort, sortRows } from './table-sort.js';
import { useRowSelection } from './useRowSelection.js';
import { useWindowRows } from './useWindowRows.js';

/** The list of a screen: sortable, any length, and on a phone one card per row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, filter, rowKey, empty } = props;
  const isPhone = useMediaQuery(PHONE);
  const [ownSort, setOwnSort] = useState<Sort>();
  const sort = props.onSort ? props.sort : ownSort;
  const setSort = props.onSort ?? setOwnSort;

  const sorted = useMemo(() => {
    const sortValueOf = columns.find((column) => column.id === sort?.column)?.sortValue;
    return rows && sort && sortValueOf ? sortRows(rows, sortValueOf, sort.direction) : rows;
  }, [rows, columns, sort]);
  const shown = useMemo(() => (sorted && filter ? sorted.filter(filter) : sorted), [sorted, filter]);

  const Body = isPhone ? DataCards : Rows;
  const keptFocus = useKeptFocus();
  return (
    <div className="@container" {...keptFocus}>
      {!shown ? (
        <SkeletonRows rows={6} />
      ) : shown.length === 0 ? (
        empty
      ) : (
        <Body {...props} shown={shown} sort={sort} onSort={setSort} rowKey={rowKey} />
      )}
    </div>
  );
}

function Rows<Row>(props: BodyProps<Row>) {
  const { label, columns, shown, rowKey, rowActions, sort, onSort, glowKey, estimatedRowHeight = 57 } = props;
  const rows = useWindowRows(shown.length, estimatedRowHeight, (index) => rowKey(shown[index]!));
  useShownGlow(props, rows);
  const boxes = useRowSelection(props, rows, TEXT.select);
  const columnCount = columns.length + (rowActions ? 1 : 0) + (boxes ? 1 : 0);
  const headClass = classes(
    'z-10 whitespace-nowrap border-base-300 border-b bg-base-100 px-4 py-2 text-left font-medium text-muted text-sm',
    // Within what scrolls, the place of the heading would be counted from there: it would cover the first row.
    !props.isWide && '@4xl:sticky @4xl:top-[calc(3.5rem+var(--list-head,0px))]',
  );
  return (
    <div className={classes('overflow-x-auto', !props.isWide && '@4xl:overflow-visible')}>
      <table
        className="w-full border-separate border-spacing-0 text-sm"
        aria-label={label}
        aria-rowcount={shown.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            {boxes && (
              <th scope="col" className={classes(headClass, 'w-px pr-0')}>
                <RowBox {...boxes.all} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                style={{ width: column.width }}
                className={classes(headClass, column.align === 'right' && 'text-right')}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                {column.sortValue ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.header
                )}
              </th>
            ))}
            {rowActions && (
              <th scope="col" className={classes(headClass, 'w-px text-right')}>
                {props.actionsHeader ?? TEXT.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody
          className="virtual-rows"
          ref={rows.containerRef as React.RefObject<HTMLTableSectionElement | null>}
        >
          <Spacer height={rows.before} columns={columnCount} />
          {rows.indexes.map((index) => {
            const row = shown[index]!;
            const key = rowKey(row);
            return (
              <tr
                key={key}
                ref={rows.measureRef}
                data-index={index}
                aria-rowindex={index + 2}
                aria-selected={boxes?.boxOf(index).checked}
                className={classes(
                  'group/row hover:bg-base-200/60 aria-selected:bg-primary/5',
                  key === glowKey && 'glow',
                )}
              >
                {boxes && (
                  <td className="border-base-300 border-b py-2.5 pr-0 pl-4 align-middle group-last/row:border-b-0">
                    <RowBox {...boxes.boxOf(index)} />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={classes(
                      'border-base-300 border-b px-4 py-2.5 align-middle group-last/row:border-b-0',
                      column.align === 'right' && 'text-right tabular-nums',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
                {rowActions && (
                  <td className="border-base-300 border-b py-2 pr-3 pl-2 align-middle group-last/row:border-b-0">
                    <RowActions actions={rowActions(row)} />
                  </td>
                )}
              </tr>
            );
          })}
          <Spacer height={rows.after} columns={columnCount} />
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort(sort: Sort | undefined): void;
}) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Sign = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="-mx-1.5 inline-flex cursor-pointer items-center gap-1 rounded px-1.5 py-0.5 hover:text-base-content"
      onClick={() => onSort(nextSort(sort, column.id))}
    >
      {column.header}
      <Sign className={classes('size-3.5', direction ? 'text-primary' : 'opacity-60')} aria-hidden />
    </button>
  );
}
