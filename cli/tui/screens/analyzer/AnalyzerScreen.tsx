import { ANALYSIS_STATUSES } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { percentText } from '@smops/core/platform/language/percent.model.js';
import { isFound } from '@smops/core/platform/language/search-text.model.js';
import { useMemo, useState } from 'react';
import type { ZoneClock } from '../../../connection/clock.js';
import { describeFailure } from '../../../failures/failures.js';
import { word } from '../../../output/words.js';
import { bar } from '../../components/bars.js';
import type { TableColumn } from '../../components/DataTable.js';
import { useKeys } from '../../keys/useKeys.js';
import { byText } from '../../lists/compare-text.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { ListView } from '../../lists/ListView.js';
import { useListView } from '../../lists/useListView.js';
import { useResource } from '../../state/resources.js';
import { useClock, useTui } from '../../state/tui.js';
import { widthOf } from '../../terminal/screen.js';
import { toneOfStatus } from '../../theme.js';
import { ReadingRoom } from '../reading/ReadingRoom.js';
import { screensTexts } from '../screens.texts.js';
import { NewRun, type Offered } from './NewRun.js';
import { RunView } from './RunView.js';

const stateOf = (run: AnalysisRecord) =>
  run.status === 'running'
    ? `${bar(run.progress, 100, 8).padEnd(8, '·')} ${percentText(run.progress)}`
    : run.stopReason === screensTexts().cancelled
      ? screensTexts().cancelled
      : word(run.status);

const nameOf = ({ name, fileName }: AnalysisRecord) => name || fileName;

const columnsIn = (clock: ZoneClock): readonly TableColumn<AnalysisRecord>[] => [
  {
    title: screensTexts().name,
    value: (run) => nameOf(run) || '–',
    width: 12,
    grow: 2,
    compare: byText(nameOf),
  },
  {
    title: screensTexts().runStateTitle,
    value: stateOf,
    width: 14,
    tone: ({ status }) => toneOfStatus(status),
  },
  {
    title: screensTexts().commentsTitle,
    value: ({ totalComments }) => totalComments.toLocaleString('en'),
    width: 9,
    align: 'right',
    compare: (a, b) => a.totalComments - b.totalComments,
  },
  {
    title: screensTexts().match,
    value: ({ matchedComments }) => matchedComments.toLocaleString('en'),
    width: 8,
    align: 'right',
    compare: (a, b) => a.matchedComments - b.matchedComments,
  },
  { title: screensTexts().provider, value: ({ providerLabel }) => providerLabel, width: 10, from: 80 },
  {
    title: screensTexts().cost,
    value: ({ costUsd }) => (costUsd > 0 ? usdText(costUsd) : '–'),
    width: 9,
    align: 'right',
    from: 90,
    compare: (a, b) => a.costUsd - b.costUsd,
  },
  {
    title: clock.zone,
    value: ({ uploadDate }) => clock.minute(uploadDate),
    width: Math.max(16, widthOf(clock.zone)),
    from: 70,
    compare: (a, b) => (a.uploadDate < b.uploadDate ? -1 : 1),
  },
  { title: screensTexts().who, value: ({ createdBy }) => actorText(createdBy), width: 6, grow: 1, from: 110 },
];

const filters = [{ name: 'status', label: screensTexts().runState, values: ANALYSIS_STATUSES }];
const filter = (
  runs: readonly AnalysisRecord[],
  search: string,
  { status }: Record<string, string | undefined>,
) =>
  runs.filter(
    (run) =>
      (status === undefined || run.status === status) &&
      isFound(search, [run.name, run.fileName, run.createdBy, ...run.variables]),
  );
const NONE: AnalysisRecord[] = [];
const idOf = ({ analysisId }: AnalysisRecord) => analysisId;

type Mode =
  | { kind: 'list' }
  | { kind: 'run' | 'reading'; taskId: string }
  | { kind: 'new'; offered: Offered };

const cardsOf = (runs: readonly AnalysisRecord[]) => [
  { label: screensTexts().all, value: String(runs.length) },
  {
    label: screensTexts().running,
    value: String(runs.filter(({ status }) => status === 'running').length),
  },
  { label: screensTexts().cost, value: usdText(runs.reduce((sum, { costUsd }) => sum + costUsd, 0)) },
];

/** Runs, newest first; they move by themselves. */
export function AnalyzerScreen(props: ScreenProps) {
  const { columns: width, rows: height, isActive } = props;
  const { call, toast, ask } = useTui();
  const [mode, setMode] = useState<Mode>({ kind: 'list' });
  const isList = isActive && mode.kind === 'list';
  const { data, error, isLoading, reload } = useResource(
    'analyses',
    (client) => client.call(RUNS.list),
    isActive,
    isList,
  );
  const [deleted, setDeleted] = useState<string | undefined>();
  const clock = useClock();
  const columns = useMemo(() => columnsIn(clock), [clock]);
  const runs = data ?? NONE;
  const list = useListView({
    rows: runs,
    keyOf: idOf,
    filters,
    columns,
    filter,
    width,
    height,
    error,
    isActive: isList,
  });
  const fail = (cause: unknown) =>
    toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(cause).message });
  const toList = () => {
    setMode({ kind: 'list' });
    void reload();
  };
  const { current } = list;
  useKeys(
    'list',
    {
      ...list.handlers,
      open: current && (() => setMode({ kind: 'run', taskId: current.analysisId })),
      add: () =>
        void Promise.all([
          call((client) => client.call(RUNS.providers)),
          call((client) => client.call(CODEBOOKS.list)),
        ]).then(
          ([providers, codebooks]) => setMode({ kind: 'new', offered: { providers, codebooks } }),
          fail,
        ),
      remove:
        current &&
        (() =>
          ask(screensTexts().deleteRun(nameOf(current) || current.analysisId), () => {
            call((client) => client.call(RUNS.delete, { taskId: current.analysisId })).then(() => {
              setDeleted(current.analysisId);
              toast({ kind: 'done', title: screensTexts().analysisDeleted, text: screensTexts().pressUndo });
              void reload();
            }, fail);
          })),
      undo:
        deleted === undefined
          ? undefined
          : () =>
              void call((client) => client.call(RUNS.restore, { taskId: deleted })).then(() => {
                setDeleted(undefined);
                toast({ kind: 'done', title: screensTexts().analysisRestored });
                void reload();
              }, fail),
      refresh: () => void reload(),
    },
    { isActive: isList },
  );
  // What is read stays there behind the help and other tabs.
  if (mode.kind === 'reading') {
    const { taskId: runId } = mode;
    return <ReadingRoom {...props} runId={runId} close={() => setMode({ kind: 'run', taskId: runId })} />;
  }
  if (mode.kind === 'new')
    return (
      <NewRun
        {...props}
        offered={mode.offered}
        started={(runId) => setMode({ kind: 'run', taskId: runId })}
        close={toList}
      />
    );
  if (!isActive) return null;
  if (mode.kind === 'run') {
    const { taskId: runId } = mode;
    return (
      <RunView
        {...props}
        runId={runId}
        close={toList}
        read={() => setMode({ kind: 'reading', taskId: runId })}
      />
    );
  }
  return (
    <ListView
      title={screensTexts().analyses}
      cards={data === undefined ? [] : cardsOf(runs)}
      columns={columns}
      rows={list.inView}
      selected={list.selected}
      at={list.cursor.at}
      count={list.shown.length}
      total={data === undefined ? -1 : runs.length}
      view={list.view}
      filters={filters}
      typing={list.typing}
      isLoading={isLoading && data === undefined}
      error={error}
      empty={[screensTexts().noAnalysis, screensTexts().pressNew]}
      width={width}
      height={height}
    />
  );
}
