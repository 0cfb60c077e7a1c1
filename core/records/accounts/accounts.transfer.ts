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
import { fieldsOf } from './account-rows.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';
import { ACCOUNT_KEY } from './accounts.model.js';
import { findAccountRowsByEmailKeys } from './accounts.repository.js';
import { type Account, type AccountFields, AccountInput } from './accounts.schemas.js';

function read(cells: Cells) {
  const result = AccountInput.safeParse(readCells(ACCOUNT_FIELDS, cells));
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}

export const accountsImport: ListImport<AccountFields> = {
  list: 'accounts',
  thing: 'account',
  columns: importColumns(ACCOUNT_FIELDS),
  table: {
    table: 'accounts',
    entity: 'account',
    label: 'email_address',
    columns: [...bulkColumns(ACCOUNT_FIELDS), { field: 'emailKey', column: 'email_key', isHidden: true }],
  },
  read,
  keyOf: ACCOUNT_KEY.of,
  async findStored(db, _rows, keys) {
    const found = await findAccountRowsByEmailKeys(db, keys);
    return found.map((row) => ({
      id: row.id,
      key: row.emailKey,
      fields: fieldsOf(row),
      isDeleted: false,
      label: row.emailAddress,
    }));
  },
  merge: keepMissing,
  toRow: (fields, key) => ({ ...fields, emailKey: key }),
};

export const ACCOUNT_COLUMNS = exportColumns<Account>(ACCOUNT_FIELDS);
