import { CODEBOOK_ACTIONS } from '@smops/core/analysis/codebooks/codebook-actions.texts.model.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { CodebookSummary } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { isFound } from '@smops/core/platform/language/search-text.model.js';
import { BookOpen, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useDeletion } from '../../components/dialog/useDeletion.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { Time } from '../../components/format/Time.js';
import { AnalyzerLinks } from '../../components/frame/AnalyzerLinks.js';
import { PageHeader } from '../../components/PageHeader.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { LoadedTable } from '../../components/table/LoadedTable.js';
import { SearchBox } from '../../components/table/SearchBox.js';
import type { Column } from '../../components/table/table-props.js';
import { useRecordActions } from '../../components/table/useRecordActions.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { CodebookView } from './CodebookView.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import { ImportButton } from './ImportButton.js';
import { NewCodebookDialog } from './NewCodebookDialog.js';
import { TopicSets } from './TopicSets.js';

const columnsFor = (open: (id: string) => void): Column<CodebookSummary>[] => [
  {
    id: 'name',
    header: TEXT.columns.name,
    card: 'title',
    cell: (row) => (
      <button
        type="button"
        className="break-words text-left font-medium text-primary hover:underline"
        onClick={() => open(row.id)}
      >
        {row.name}
      </button>
    ),
    sortValue: (row) => row.name,
  },
  {
    id: 'variables',
    header: TEXT.columns.variables,
    cell: (row) => <span className="line-clamp-2 break-words">{row.variables.join(' · ')}</span>,
  },
  {
    id: 'version',
    header: TEXT.columns.version,
    align: 'right',
    cell: (row) => row.version,
    sortValue: (row) => row.version,
  },
  {
    id: 'runs',
    header: TEXT.columns.runs,
    align: 'right',
    cell: (row) => row.runs,
    sortValue: (row) => row.runs,
  },
  {
    id: 'changed',
    header: TEXT.columns.changed,
    cell: (row) => <Time value={row.changedAt} ago />,
    sortValue: (row) => Date.parse(row.changedAt),
  },
];

/** All codebooks, or the one that the address names. */
export function CodebooksPage() {
  const list = useAtomValue(codebooksAtom);
  const [opened, open] = useUrlState('codebook');
  const [search, setSearch] = useUrlState('search');
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(() => columnsFor(open), [open]);
  const actionsOf = useRecordActions<CodebookSummary>(CODEBOOKS, CODEBOOK_ACTIONS());
  const deletion = useDeletion<CodebookSummary>({
    texts: TEXT,
    words: TEXT,
    nameOf: ({ name }) => name,
    remove: ({ id }) => client.call(CODEBOOKS.delete, { codebook: id }),
    restore: ({ id }) => client.call(CODEBOOKS.restore, { codebook: id }),
  });
  if (opened !== '') return <CodebookView key={opened} id={opened} onBack={() => open('')} />;
  const isSearched = search !== '' && (list.data?.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={TEXT.subtitle}
        actions={
          <>
            <AnalyzerLinks />
            <ImportButton onImported={open} />
            <Button
              tone="primary"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {TEXT.add}
            </Button>
          </>
        }
      />
      <ListPanel
        title={TEXT.list}
        count={list.data?.length}
        tools={
          <SearchBox
            className="max-sm:w-full sm:w-72"
            value={search}
            onChange={setSearch}
            placeholder={TEXT.search}
            shortcut="/"
          />
        }
      >
        <LoadedTable
          atom={codebooksAtom}
          failed={TEXT.loadFailed}
          retry={TEXT.retry}
          label={TEXT.list}
          columns={columns}
          filter={(row) => isFound(search, [row.name, ...row.variables])}
          rowKey={(row) => row.id}
          actionsHeader={TEXT.actions}
          rowActions={(row) => [
            ...actionsOf(row),
            {
              label: TEXT.delete(row.name),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => deletion.ask(row),
            },
          ]}
          empty={
            <EmptyState
              icon={<BookOpen />}
              title={isSearched ? TEXT.noneFound : TEXT.none}
              text={isSearched ? TEXT.noneFoundText : TEXT.noneText}
            />
          }
        />
      </ListPanel>
      {list.data && !isSearched && <TopicSets taken={list.data.map(({ name }) => name)} onAdded={open} />}
      {deletion.dialog}
      <NewCodebookDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onCreated={(id) => {
          setAdding(false);
          open(id);
        }}
      />
    </>
  );
}
