import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { MessageSquareHeart, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonRows } from '../../components/feedback/Skeleton.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useAction } from '../../components/useAction.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { sentimentsAtom } from '../../state/records/sentiments.js';
import { toast } from '../../state/toasts.js';
import { ReportView } from '../reports/ReportView.js';
import { DetailsDialog } from './DetailsDialog.js';
import { type CommentsShown, detailsAddress, recordOf, SENTIMENTS_PATH } from './details-address.js';
import { HistoryPanel } from './HistoryPanel.js';
import { LatestAnalysis } from './LatestAnalysis.js';
import { SENTIMENTS_TEXT as TEXT } from './sentiments.texts.js';
import { TrendCard } from './TrendCard.js';
import { UploadCard } from './UploadCard.js';

/** The sentiment history, or the report of it or of one task. */
export function SentimentsPage() {
  const reported = new URLSearchParams(useSearch()).get('report');
  if (reported === null) return <HistoryPage />;
  return (
    <>
      <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
      <ReportView key={reported} of="sentiments" id={reported} back="/sentiments" />
    </>
  );
}

/** Deleting a record of the history: the question to show, and the toast whose button undoes it. */
function useDeletionOfRecord(onRestored: (id: number) => void) {
  const [isDeleting, setDeleting] = useState(false);
  const [record, setRecord] = useState<SentimentRecord>();
  const close = () => setDeleting(false);
  const [undo] = useAction(
    async (row: SentimentRecord) => {
      await client.call(SENTIMENTS.restore, { id: row.id });
      toast({ title: TEXT.restored[0], description: TEXT.restored[1] });
      onRestored(row.id);
    },
    () => toast({ tone: 'destructive', title: TEXT.restoreFailed[0], description: TEXT.restoreFailed[1] }),
    ({ id }) => id,
  );
  const [remove, removing] = useAction(
    async (row: SentimentRecord) => {
      await client.call(SENTIMENTS.delete, { id: row.id });
      close();
      const action = { label: TEXT.undo, onSelect: () => void undo(row) };
      toast({ title: TEXT.deleted[0], description: TEXT.deleted[1], action });
    },
    () => {
      close();
      toast({ tone: 'destructive', title: TEXT.deleteFailed[0], description: TEXT.deleteFailed[1] });
    },
  );
  return {
    ask(row: SentimentRecord) {
      setRecord(row);
      setDeleting(true);
    },
    dialog: record && (
      <ConfirmDialog
        open={isDeleting}
        title={TEXT.deleteTitle}
        question={TEXT.deleteQuestion(record.taskId)}
        confirmLabel={TEXT.delete}
        pending={removing}
        pendingLabel={TEXT.deleting}
        onConfirm={() => void remove(record)}
        onClose={close}
      />
    ),
  };
}

function HistoryPage() {
  const sentiments = useAtomValue(sentimentsAtom);
  const details = useDetails(sentiments.data);
  const [isUploading, setUploading] = useState(false);
  const [glowKey, setGlowKey] = useState<number>();
  const deletion = useDeletionOfRecord(setGlowKey);
  const records = sentiments.data;
  const latest = records?.at(-1);

  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={TEXT.subtitle}
        actions={
          (latest || (records === undefined && sentiments.error === undefined)) && (
            <Button
              tone={isUploading ? 'secondary' : 'primary'}
              icon={<Upload className="size-4.5" aria-hidden />}
              aria-expanded={isUploading}
              onClick={() => setUploading(!isUploading)}
            >
              {TEXT.upload.title}
            </Button>
          )
        }
      />
      {/* On a phone the summary and the charts come last: the first record is to be seen at once. */}
      <div className="flex flex-col gap-4">
        {(isUploading || (records !== undefined && latest === undefined)) && (
          <UploadCard
            onDone={(made) => {
              setUploading(false);
              setGlowKey(made.id);
            }}
          />
        )}
        {sentiments.error && !records ? (
          <ErrorState
            title={TEXT.loadFailed}
            error={sentiments.error}
            onRetry={() => void sentimentsAtom.refetch()}
          />
        ) : records === undefined ? (
          <div className="panel">
            <SkeletonRows rows={6} />
          </div>
        ) : latest === undefined ? (
          <div className="panel">
            <EmptyState icon={<MessageSquareHeart />} title={TEXT.empty} text={TEXT.emptyText} />
          </div>
        ) : (
          <>
            {details.isMissing && (
              <p role="status" className="panel px-4 py-3">
                {TEXT.missingRecord}
              </p>
            )}
            <LatestAnalysis record={latest} onComments={(shown) => details.open(latest, shown)} />
            <div className="max-md:order-2">
              <TrendCard records={records} />
            </div>
            <HistoryPanel records={records} glowKey={glowKey} onView={details.open} onDelete={deletion.ask} />
          </>
        )}
      </div>
      {details.record && (
        <DetailsDialog open={details.isOpen} record={details.record} onClose={details.close} />
      )}
      {deletion.dialog}
    </>
  );
}

/** The analysis whose details are open stands in the address: it can be sent and reloaded, and Back closes it. */
function useDetails(records: readonly SentimentRecord[] | undefined) {
  const wanted = recordOf(useSearch());
  const [, navigate] = useLocation();
  const wasOpenedHere = useRef(false);
  const found = records?.find(({ id }) => id === wanted);
  // While the dialog closes it still shows what it had.
  const last = useRef(found);
  if (found) last.current = found;
  return {
    record: last.current,
    isOpen: found !== undefined,
    isMissing: wanted !== undefined && records !== undefined && found === undefined,
    open(row: SentimentRecord, shown?: CommentsShown) {
      wasOpenedHere.current = true;
      navigate(detailsAddress(row.id, shown));
    },
    close() {
      if (wasOpenedHere.current) history.back();
      else navigate(SENTIMENTS_PATH, { replace: true });
      wasOpenedHere.current = false;
    },
  };
}
