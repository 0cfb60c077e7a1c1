import { Pencil, Trash2 } from 'lucide-react';
import { DataTable } from '../../components/table/DataTable.js';
import type { RowAction } from '../../components/table/RowActions.js';
import type { Column } from '../../components/table/table-props.js';
import { useUrlSort } from '../../components/table/useUrlSort.js';
import { EmptyList } from './EmptyList.js';
import { RECORD_TEXT } from './lists.texts.js';
import type { Records } from './useRecords.js';

interface RecordTableProps<Row extends { id: number }> {
  records: Records<Row>;
  columns: readonly Column<Row>[];
  /** What can be done to a row before it is edited or deleted. */
  actionsOf?(row: Row): readonly RowAction[];
}

/** The table of a page of records, with editing and deleting in every row. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { records, columns, actionsOf } = props;
  const { rows, shown, editor, selection, clearFilters } = records;
  const { nameOf, texts } = records.view;
  const { list, add, empty, emptyText } = texts();
  const [sort, setSort] = useUrlSort();
  return (
    <DataTable
      label={list}
      columns={columns}
      rows={rows}
      filter={(row) => shown?.has(row) ?? true}
      rowKey={(row) => row.id}
      glowKey={editor.glowKey}
      selection={{ ...selection, nameOf }}
      sort={sort}
      onSort={setSort}
      rowActions={(row) => [
        ...(actionsOf?.(row) ?? []),
        { label: RECORD_TEXT.edit(nameOf(row)), icon: <Pencil />, onSelect: () => editor.edit(row) },
        {
          label: RECORD_TEXT.deleteOne(nameOf(row)),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => editor.askDelete(row),
        },
      ]}
      empty={
        <EmptyList
          title={empty}
          text={emptyText}
          add={add}
          isFiltered={(rows?.length ?? 0) > 0}
          onAdd={editor.add}
          onClearFilters={clearFilters}
        />
      }
    />
  );
}
