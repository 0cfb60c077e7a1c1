import type { ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { runAddress } from '../../addresses/run-address.js';
import { KeysDialog } from '../../components/dialog/KeysDialog.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { ChineseScreen } from '../../components/format/Written.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useUrlState } from '../../components/useUrlState.js';
import { count } from '../../format/format.js';
import { useAtomValue } from '../../state/atoms.js';
import { outboxOf, type RunOutbox } from '../../state/judging/outbox.js';
import { forgetReading, queueAtom } from '../../state/reading/reading.js';
import { RunParts } from '../analyzer/run/RunParts.js';
import { HelpLink } from '../help/HelpLink.js';
import { NotFoundPage } from '../not-found/NotFoundPage.js';
import { QueueList } from './QueueList.js';
import { ReadersView } from './ReadersView.js';
import { READING_TEXT as TEXT } from './reading.texts.js';
import { SessionView } from './SessionView.js';
import { SettleView } from './SettleView.js';
import { StartView } from './StartView.js';
import { countsOf } from './session.model.js';
import { type SessionControl, useSession } from './useSession.js';

const TABS = ['drawn', 'disputed', 'flagged', 'done', 'readers'] as const;
type Tab = (typeof TABS)[number];

const KEYS: readonly (readonly [string, string])[] = [
  ['1 … 9', TEXT.keys.variables],
  ['A, B, C, E …', TEXT.keys.letters],
  ['+  0  −', TEXT.keys.sentiment],
  ['Enter', TEXT.keys.next],
  ['U', TEXT.keys.back],
  ['S', TEXT.keys.skip],
  ['G', TEXT.keys.flag],
  ['P', TEXT.keys.spelling],
  ['T', TEXT.keys.translate],
  ['D', TEXT.keys.definitions],
  ['Y  N', TEXT.keys.yesNo],
];

/** The reading room of a run: of the analyzer, and so Chinese as written. */
export const ReadingPage = () => (
  <ChineseScreen>
    <ReadingRoom />
  </ChineseScreen>
);

function ReadingRoom() {
  const { run = '' } = useParams<{ run: string }>();
  const outbox = useMemo(() => outboxOf(run), [run]);
  const control = useSession(run, outbox);
  const { state } = control;
  if (state.phase === 'failed') {
    const { error } = state;
    if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
    return (
      <>
        <PageHeader title={TEXT.title} />
        <div className="panel">
          <ErrorState title={TEXT.loadFailed} error={error} onRetry={control.begin} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={
          <Link href={runAddress(run)} className="break-all text-primary underline">
            {TEXT.run((state.phase === 'open' && state.queue.runName) || TEXT.unnamed)}
          </Link>
        }
      />
      <RunParts runId={run} />
      {state.phase === 'loading' && (
        <div className="panel min-h-96">
          <Skeleton />
        </div>
      )}
      {state.phase === 'open' &&
        (state.queue.progress.texts === 0 ? (
          <StartView runId={run} onDrawn={control.begin} />
        ) : (
          <Room runId={run} queue={state.queue} control={control} outbox={outbox} />
        ))}
      <KeysDialog keys={KEYS}>
        <HelpLink />
      </KeysDialog>
    </>
  );
}

interface RoomProps {
  runId: string;
  queue: ReadingQueue;
  control: SessionControl;
  outbox: RunOutbox;
}

function Room({ runId, queue, control, outbox }: RoomProps) {
  const [named, setTab] = useUrlState('queue', 'drawn');
  const tab: Tab = TABS.find((one) => one === named) ?? 'drawn';
  const { state } = control;
  const counts: Partial<Record<Tab, number>> = state.phase === 'open' ? countsOf(queue, state.session) : {};
  return (
    <Tabs.Root value={tab} activationMode="manual" onValueChange={setTab}>
      <Tabs.List
        aria-label={TEXT.queues.label}
        className="mb-4 flex gap-1 overflow-x-auto border-base-300 border-b [scrollbar-width:none]"
      >
        {TABS.map((one) => (
          <Tabs.Trigger
            key={one}
            value={one}
            className="-mb-px -outline-offset-2 cursor-pointer whitespace-nowrap border-transparent border-b-2 px-3 py-2 font-medium text-sm data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {TEXT.queues[one]}{' '}
            {(counts[one] ?? 0) > 0 && (
              <span className="ml-0.5 font-normal text-muted tabular-nums">{count(counts[one] ?? 0)}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="drawn" tabIndex={-1}>
        {state.phase === 'open' && (
          <SessionView
            runId={runId}
            queue={queue}
            session={state.session}
            control={control}
            outbox={outbox}
            onSettle={() => setTab('disputed')}
          />
        )}
      </Tabs.Content>
      {(['disputed', 'flagged', 'done'] as const).map((one) => (
        <Tabs.Content key={one} value={one} tabIndex={-1}>
          <LookedThrough runId={runId} kind={one} control={control} outbox={outbox} />
        </Tabs.Content>
      ))}
      <Tabs.Content value="readers" tabIndex={-1}>
        <ReadersView
          runId={runId}
          onDrawn={() => {
            control.begin();
            setTab('drawn');
          }}
          onStored={control.renew}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface LookedProps {
  runId: string;
  kind: 'disputed' | 'flagged' | 'done';
  control: SessionControl;
  outbox: RunOutbox;
}

/** A queue that is looked through, fresh each time it is opened: asked for when all is stored. */
function LookedThrough(props: LookedProps) {
  const { runId, outbox } = props;
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    let isShown = true;
    void outbox.empty().then(() => {
      if (!isShown) return;
      forgetReading(runId);
      setIsStored(true);
    });
    return () => {
      isShown = false;
    };
  }, [runId, outbox]);
  return isStored ? <Looked {...props} /> : <Waiting />;
}

const Waiting = () => (
  <div className="panel min-h-96">
    <Skeleton />
  </div>
);

function Looked({ runId, kind, control, outbox }: LookedProps) {
  const atom = useMemo(() => queueAtom(runId, kind), [runId, kind]);
  const { data, error, isFetching, fetchedAt } = useAtomValue(atom);
  const { recount } = control;
  const known = isFetching ? undefined : data?.progress;
  useEffect(() => {
    if (known) recount(() => ({ disputed: known.disputed, flagged: known.flagged }));
  }, [known, recount]);
  if (data && !isFetching) {
    return kind === 'disputed' ? (
      <SettleView
        key={fetchedAt}
        runId={runId}
        queue={data}
        outbox={outbox}
        onSettled={() => recount(({ disputed }) => ({ disputed: Math.max(0, disputed - 1) }))}
      />
    ) : (
      <QueueList
        key={fetchedAt}
        runId={runId}
        queue={data}
        kind={kind}
        outbox={outbox}
        onFlag={control.noteFlag}
      />
    );
  }
  if (!error || isFetching) return <Waiting />;
  return (
    <div className="panel min-h-96">
      <ErrorState title={TEXT.loadFailed} error={error} onRetry={() => void atom.refetch()} />
    </div>
  );
}
