import type { ExportColumn } from '../export/safe-cell.js';
import { foldText } from '../lists/list-search.model.js';
import { problemsOf } from '../parse-input.js';
import { asChoice, type Cells, trimmed } from '../transfer/cells.js';
import type { ListImport } from '../transfer/list-import.js';
import { STATES, WHATSAPP_STATUSES } from './whatsapp.constants.js';
import { findWhatsAppRowsByNumbers } from './whatsapp.repository.js';
import { type WhatsAppAccount, type WhatsAppFields, WhatsAppInput } from './whatsapp.schemas.js';
import { fieldsOf } from './whatsapp-rows.js';

function read(cells: Cells) {
  const result = WhatsAppInput.safeParse({
    ...cells,
    phoneNumber: trimmed(cells.phoneNumber),
    state: asChoice(cells.state, STATES),
    status: asChoice(cells.status, WHATSAPP_STATUSES),
  });
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}

const keyOf = ({ phoneNumber, groupName }: WhatsAppFields) => `${phoneNumber} ${foldText(groupName).trim()}`;

/** Imports know an entry by its number and its group. */
export const whatsappImport: ListImport<WhatsAppFields> = {
  list: 'whatsapps',
  thing: 'number and group',
  columns: [
    {
      field: 'phoneNumber',
      names: ['Phone', 'Number', 'Phone no', 'Telefon', 'No telefon', '电话', '电话号码'],
    },
    { field: 'whatsappName', names: ['Name', 'Account name', 'Nama', '名称', '姓名'] },
    { field: 'state', names: ['Negeri', '州', '州属'] },
    { field: 'groupName', names: ['Group', 'Kumpulan', '群', '群组', '群组名称'] },
    { field: 'status', names: ['状态'] },
  ],
  table: {
    table: 'whatsapp_accounts',
    entity: 'whatsapp',
    label: "whatsapp_name || ' (' || phone_number || ')'",
    columns: [
      { field: 'phoneNumber', column: 'phone_number' },
      { field: 'whatsappName', column: 'whatsapp_name' },
      { field: 'state', column: 'state' },
      { field: 'groupName', column: 'group_name' },
      { field: 'status', column: 'status' },
    ],
  },
  read,
  keyOf,
  async findStored(db, rows) {
    const found = await findWhatsAppRowsByNumbers(
      db,
      rows.map(({ phoneNumber }) => phoneNumber),
    );
    return found.map((row) => ({
      id: row.id,
      key: keyOf(row),
      fields: fieldsOf(row),
      isDeleted: false,
      label: `${row.whatsappName} (${row.phoneNumber})`,
    }));
  },
  merge: (stored, fields, given) => (given.has('status') ? fields : { ...fields, status: stored.status }),
  toRow: (fields) => fields,
};

/** The columns of an export, which an import takes back. */
export const WHATSAPP_COLUMNS: ExportColumn<WhatsAppAccount>[] = [
  { title: 'Phone number', value: (account) => account.phoneNumber },
  { title: 'WhatsApp name', value: (account) => account.whatsappName },
  { title: 'State', value: (account) => account.state },
  { title: 'Group name', value: (account) => account.groupName },
  { title: 'Status', value: (account) => account.status },
];
