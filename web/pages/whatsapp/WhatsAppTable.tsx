import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import type { WhatsAppAccount } from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { Badge } from '../../components/Badge.js';
import type { Column } from '../../components/table/table-props.js';
import { RecordTable } from '../lists/RecordTable.js';
import type { Records } from '../lists/useRecords.js';
import { StateBadge } from './StateBadge.js';
import { WHATSAPP_TEXT as TEXT } from './whatsapp.texts.js';

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
    header: WHATSAPP_VIEW.texts().columns.phone,
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{row.phoneNumber}</span>,
    sortValue: (row) => row.phoneNumber,
  },
  {
    id: 'state',
    header: fieldText('State'),
    cell: (row) => <StateBadge state={row.state} />,
    sortValue: (row) => row.state,
  },
  {
    id: 'group',
    header: WHATSAPP_VIEW.texts().columns.group,
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

export function WhatsAppTable({ records }: { records: Records<WhatsAppAccount> }) {
  return <RecordTable records={records} columns={COLUMNS} />;
}
