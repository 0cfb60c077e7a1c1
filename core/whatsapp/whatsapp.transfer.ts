import { foldText } from '../lists/list-search.model.js';
import { problemsOf } from '../parse-input.js';
import type { Cells } from '../transfer/cells.js';
import {
  bulkColumns,
  exportColumns,
  importColumns,
  keepMissing,
  readCells,
} from '../transfer/field-transfer.js';
import type { ListImport } from '../transfer/list-import.js';
import { WHATSAPP_FIELDS } from './whatsapp.fields.js';
import { findWhatsAppRowsByNumbers } from './whatsapp.repository.js';
import { type WhatsAppAccount, type WhatsAppFields, WhatsAppInput } from './whatsapp.schemas.js';
import { fieldsOf } from './whatsapp-rows.js';

function read(cells: Cells) {
  const result = WhatsAppInput.safeParse(readCells(WHATSAPP_FIELDS, cells));
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}

const keyOf = ({ phoneNumber, groupName }: WhatsAppFields) => `${phoneNumber} ${foldText(groupName).trim()}`;

/** Imports know an entry by its number and its group. */
export const whatsappImport: ListImport<WhatsAppFields> = {
  list: 'whatsapps',
  thing: 'number and group',
  columns: importColumns(WHATSAPP_FIELDS),
  table: {
    table: 'whatsapp_accounts',
    entity: 'whatsapp',
    label: "whatsapp_name || ' (' || phone_number || ')'",
    columns: bulkColumns(WHATSAPP_FIELDS),
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
  merge: keepMissing,
  toRow: (fields) => fields,
};

export const WHATSAPP_COLUMNS = exportColumns<WhatsAppAccount>(WHATSAPP_FIELDS);
