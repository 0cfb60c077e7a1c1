import type { ResourceAtom } from '../../state/resource.js';
import { Loaded } from '../feedback/Loaded.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './table-props.js';

type LoadedTableProps<Row> = Omit<DataTableProps<Row>, 'rows'> & {
  atom: ResourceAtom<readonly Row[]>;
  /** What failed, for example “The accounts could not be loaded”. */
  failed: string;
  /** The word of the button that asks again. Default: Retry. */
  retry?: string | undefined;
};

/** A list as the server has it. */
export function LoadedTable<Row>({ atom, failed, retry, ...table }: LoadedTableProps<Row>) {
  const tableOf = (rows?: readonly Row[]) => <DataTable {...table} rows={rows} />;
  return (
    <Loaded atom={atom} failed={failed} retry={retry} bones={tableOf()}>
      {tableOf}
    </Loaded>
  );
}
