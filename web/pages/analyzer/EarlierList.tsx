import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeletion } from '../../components/dialog/useDeletion.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { LoadedTable } from '../../components/table/LoadedTable.js';
import type { Column } from '../../components/table/table-props.js';
import type { ResourceAtom } from '../../state/resource.js';
import { TEXT as ALL } from './analyzer.texts.js';

type Texts = Parameters<typeof useDeletion>[0]['texts'] &
  Record<'history' | 'historyFailed' | 'empty' | 'emptyText', string> & { delete(name: string): string };

interface Props<Row> {
  texts: Texts;
  atom: ResourceAtom<Row[]>;
  columns: Column<Row>[];
  nameOf(row: Row): string;
  idOf(row: Row): string;
  icon: ReactNode;
  remove(row: Row): Promise<void>;
  /** Undoes a delete; left out where it is final. */
  restore?(row: Row): Promise<unknown>;
  /** What else shows them. */
  alsoRefetch?(): Promise<unknown>;
}

/** What was made earlier, to open again under its own address, or to delete. */
export function EarlierList<Row>(props: Props<Row>) {
  const { texts, atom, columns, nameOf, idOf, icon, remove, restore, alsoRefetch } = props;
  const deletion = useDeletion<Row>({
    texts,
    words: ALL.runs,
    nameOf,
    remove,
    ...(restore && { restore }),
    refetch: () => Promise.all([atom.refetch(), alsoRefetch?.()]),
  });
  return (
    <ListPanel title={texts.history}>
      <LoadedTable
        atom={atom}
        failed={texts.historyFailed}
        retry={ALL.run.retry}
        label={texts.history}
        columns={columns}
        rowKey={idOf}
        actionsHeader={ALL.runs.actions}
        rowActions={(row) => [
          {
            label: texts.delete(nameOf(row)),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => deletion.ask(row),
          },
        ]}
        empty={<EmptyState icon={icon} title={texts.empty} text={texts.emptyText} />}
      />
      {deletion.dialog}
    </ListPanel>
  );
}
