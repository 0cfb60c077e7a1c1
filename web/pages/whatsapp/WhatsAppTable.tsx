import { choiceText } from '@smops/core/lists/lists.texts.model.js';
import type { WhatsAppAccount } from '@smops/core/whatsapp/whatsapp.schemas.js';
import { Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { DataTable } from '../../components/table/DataTable.js';
import type { Column, Selection } from '../../components/table/table-props.js';
import { useUrlSort } from '../../components/table/useUrlSort.js';
import { EmptyList } from '../lists/EmptyList.js';
import { StateBadge } from './StateBadge.js';
import { WHATSAPP_TEXT as TEXT } from './whatsapp.texts.js';

interface Props {
  rows: readonly WhatsAppAccount[] | undefined;
  filter(row: WhatsAppAccount): boolean;
  glowKey: number | undefined;
  selection: Omit<Selection<WhatsAppAccount>, 'nameOf'>;
  onAdd(): void;
  onEdit(row: WhatsAppAccount): void;
  onDelete(row: WhatsAppAccount): void;
  onClearFilters(): void;
}

const COLUMNS: Column<WhatsAppAccount>[] = [
  {
    id: 'name',
    header: TEXT.columns.details,
    card: 'title',
    cell: (row) => <span className="break-words font-medium">{row.whatsappName}</span>,
    sortValue: (row) => row.whatsappName,
  },
  {
    id: 'phone',
    header: TEXT.columns.phone,
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{row.phoneNumber}</span>,
    sortValue: (row) => row.phoneNumber,
  },
  {
    id: 'state',
    header: TEXT.columns.state,
    cell: (row) => <StateBadge state={row.state} />,
    sortValue: (row) => row.state,
  },
  {
    id: 'group',
    header: TEXT.columns.group,
    cell: (row) => <span className="break-words">{row.groupName}</span>,
    sortValue: (row) => row.groupName,
  },
  {
    id: 'status',
    header: TEXT.columns.status,
    cell: (row) => <Badge tone={row.status === 'Active' ? 'good' : 'bad'}>{choiceText(row.status)}</Badge>,
    sortValue: (row) => row.status,
  },
];

export function WhatsAppTable(props: Props) {
  const [sort, setSort] = useUrlSort();
  return (
    <DataTable
      label={TEXT.list}
      columns={COLUMNS}
      rows={props.rows}
      filter={props.filter}
      rowKey={(row) => row.id}
      glowKey={props.glowKey}
      selection={{ ...props.selection, nameOf: ({ whatsappName }) => whatsappName }}
      sort={sort}
      onSort={setSort}
      rowActions={(row) => [
        { label: TEXT.edit(row.whatsappName), icon: <Pencil />, onSelect: () => props.onEdit(row) },
        {
          label: TEXT.delete(row.whatsappName),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => props.onDelete(row),
        },
      ]}
      empty={
        <EmptyList
          title={TEXT.empty}
          text={TEXT.emptyText}
          add={TEXT.add}
          isFiltered={(props.rows?.length ?? 0) > 0}
          onAdd={props.onAdd}
          onClearFilters={props.onClearFilters}
        />
      }
    />
  );
}
