import type { ServiceContext } from '../../context.js';
import type { CellValue, ExportColumn } from '../../platform/export/safe-cell.js';
import { listAccounts } from '../accounts/accounts.service.js';
import { ACCOUNT_COLUMNS } from '../accounts/accounts.transfer.js';
import type { ListName } from '../lists/lists.constants.js';
import { listTasks } from '../tasks/tasks.service.js';
import { TASK_COLUMNS } from '../tasks/tasks.transfer.js';
import { listWhatsAppAccounts } from '../whatsapp/whatsapp.service.js';
import { WHATSAPP_COLUMNS } from '../whatsapp/whatsapp.transfer.js';

/** A list as a spreadsheet has it: its columns as an export has them, and one row of cells per record. */
export interface ListTable {
  titles: string[];
  rows: CellValue[][];
}

function tableOf<Row>(columns: ExportColumn<Row>[], rows: Row[]): ListTable {
  return {
    titles: columns.map(({ title }) => title),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}

/** A list as a table, read with smops's own rights: the caller has shown a feed's token or is the mirror. */
export async function readListTable(ctx: ServiceContext, list: ListName): Promise<ListTable> {
  const asSystem: ServiceContext = {
    ...ctx,
    actor: { kind: 'system', userId: null, name: 'spreadsheet', role: 'staff' },
  };
  if (list === 'accounts') return tableOf(ACCOUNT_COLUMNS, await listAccounts(asSystem));
  if (list === 'tasks') return tableOf(TASK_COLUMNS, await listTasks(asSystem));
  return tableOf(WHATSAPP_COLUMNS, await listWhatsAppAccounts(asSystem));
}
