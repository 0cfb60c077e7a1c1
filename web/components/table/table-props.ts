import type { ReactNode } from 'react';
import type { RowAction } from './RowActions.js';
import type { Sort, SortValue } from './table-sort.js';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Makes the column sortable. */
  sortValue?(row: Row): SortValue;
  /** Default: 'left'. Numbers stand right. */
  align?: 'left' | 'right';
  /** CSS width, for example '9rem'; without it the column takes what it needs. */
  width?: string;
  /** In a phone's card: the first line, a labelled line (default), or left out. */
  card?: 'title' | 'line' | 'hidden';
}

/** Rows that a person has ticked. */
export interface Selection<Row> {
  selected: ReadonlySet<string | number>;
  onChange(selected: ReadonlySet<string | number>): void;
  /** Names a row for screen readers. */
  nameOf(row: Row): string;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** The whole list; undefined while it loads. */
  rows: readonly Row[] | undefined;
  /** Which of them to show. Apart from `rows`, so that typing in a search never sorts again. */
  filter?: (row: Row) => boolean;
  rowKey(row: Row): string | number;
  rowActions?(row: Row): readonly RowAction[];
  /** Header of the actions column. Default: Actions. */
  actionsHeader?: string;
  /** The order of the rows, when the page keeps it (in its address). Without `onSort` the table keeps it itself. */
  sort?: Sort | undefined;
  onSort?(sort: Sort | undefined): void;
  /** Gives each row a box to tick. */
  selection?: Selection<Row>;
  /** In place of the rows when none is left. */
  empty: ReactNode;
  /** The row that was just saved: glows once. */
  glowKey?: string | number | undefined;
  /** Height of a usual row in px, before it is measured. Default: 57, on a phone 160. */
  estimatedRowHeight?: number;
  /** Default: false. It may be wider than its page: it scrolls sideways, and its heading scrolls away with it. */
  isWide?: boolean;
}

export type BodyProps<Row> = DataTableProps<Row> & {
  shown: readonly Row[];
  onSort(sort: Sort | undefined): void;
};
