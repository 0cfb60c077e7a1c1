import type { SentimentRecord } from '@smops/core/sentiments/sentiments.schemas.js';
import { deleteSentiment, restoreSentiment } from '@smops/server/client/sentiments.client.js';
import { MessageSquareHeart, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
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

function HistoryPage() {
  const sentiments = useAtomValue(sentimentsAtom);
  const [opened, setOpened] = useState<'none' | 'details' | 'delete'>('none');
  const [record, setRecord] = useState<SentimentRecord>();
  const [isUploading, setUploading] = useState(false);
  const [glowKey, setGlowKey] = useState<number>();
  const close = () => setOpened('none');
  const [undo] = useAction(
    async (row: SentimentRecord) => {
      await restoreSentiment(client, row.id);
      toast({ title: TEXT.restored[0], description: TEXT.restored[1] });
      setGlowKey(row.id);
      await sentimentsAtom.refetch();
    },
    () => toast({ tone: 'destructive', title: TEXT.restoreFailed[0], description: TEXT.restoreFailed[1] }),
  );
  const [remove, removing] = useAction(
    async (row: SentimentRecord) => {
      await deleteSentiment(client, row.id);
      close();
      const action = { label: TEXT.undo, onSelect: () => void undo(row) };
      toast({ title: TEXT.deleted[0], description: TEXT.deleted[1], action });
      await sentimentsAtom.refetch();
    },
    () => {
      close();
      toast({ tone: 'destructive', title: TEXT.deleteFailed[0], description: TEXT.deleteFailed[1] });
    },
  );
  const open = (what: 'details' | 'delete') => (row: SentimentRecord) => {
    setRecord(row);
    setOpened(what);
  };
  const records = sentiments.data;
  const latest = records?.at(-1);

  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={TEXT.subtitle}
        actions={
          latest && (
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
      <div className="space-y-4">
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
            <LatestAnalysis record={latest} />
            <TrendCard records={records} />
            <HistoryPanel
              records={records}
              glowKey={glowKey}
              onView={open('details')}
              onDelete={open('delete')}
            />
          </>
        )}
      </div>
      {record && (
        <>
          <DetailsDialog open={opened === 'details'} record={record} onClose={close} />
          <ConfirmDialog
            open={opened === 'delete'}
            title={TEXT.deleteTitle}
            question={TEXT.deleteQuestion(record.taskId)}
            confirmLabel={TEXT.delete}
            pending={removing}
            pendingLabel={TEXT.deleting}
            onConfirm={() => void remove(record)}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
