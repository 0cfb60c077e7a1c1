import { problemsOf } from '../../parse-input.js';
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
import { WHATSAPP_KEY } from './whatsapp.model.js';
import { findWhatsAppRowsByNumbers } from './whatsapp.repository.js';
import { type WhatsAppAccount, type WhatsAppFields, WhatsAppInput } from './whatsapp.schemas.js';
import { fieldsOf } from './whatsapp-rows.js';

function read(cells: Cells) {
  const result = WhatsAppInput.safeParse(readCells(WHATSAPP_FIELDS, cells));
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}

export const whatsappImport: ListImport<WhatsAppFields> = {
  list: 'whatsapps',
  thing: WHATSAPP_KEY.name,
  columns: importColumns(WHATSAPP_FIELDS),
  table: {
    table: 'whatsapp_accounts',
    entity: 'whatsapp',
    label: "whatsapp_name || ' (' || phone_number || ')'",
    columns: bulkColumns(WHATSAPP_FIELDS),
  },
  read,
  keyOf: WHATSAPP_KEY.of,
  async findStored(db, rows) {
    const found = await findWhatsAppRowsByNumbers(
      db,
      rows.map(({ phoneNumber }) => phoneNumber),
    );
    return found.map((row) => ({
      id: row.id,
      key: WHATSAPP_KEY.of(row),
      fields: fieldsOf(row),
      isDeleted: false,
      label: `${row.whatsappName} (${row.phoneNumber})`,
    }));
  },
  merge: keepMissing,
  toRow: (fields) => fields,
};

export const WHATSAPP_COLUMNS = exportColumns<WhatsAppAccount>(WHATSAPP_FIELDS);
