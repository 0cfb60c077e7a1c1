import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import type { Portrait } from '@smops/core/records/portraits/portraits.schemas.js';
import { ImageIcon, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { Dialog } from '../../components/dialog/Dialog.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { ChineseScreen } from '../../components/format/Written.js';
import { PageBoundary } from '../../components/frame/PageBoundary.js';
import { useAction } from '../../components/useAction.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { portraitsAtom } from '../../state/records/portraits.js';
import { toast } from '../../state/toasts.js';
import { PortraitGrid } from './PortraitGrid.js';
import { PortraitPreview } from './PortraitPreview.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

const PortraitUploader = lazy(async () => ({
  default: (await import('./PortraitUploader.js')).PortraitUploader,
}));

export interface PortraitsDialogProps {
  open: boolean;
  /** Whether the person may upload and delete; the server decides it again. */
  mayManage: boolean;
  onClose(): void;
}

/** The user portraits: a grid, a preview of one, and for those who may an uploader and a way to delete. */
export function PortraitsDialog({ open, mayManage, onClose }: PortraitsDialogProps) {
  // Uppy must not be thrown away while it sends: the dialog waits for it.
  const [sending, setSending] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TEXT.title}
      size="large"
      closeLabel={TEXT.close}
      busy={sending}
    >
      <ChineseScreen className="-mx-5 -my-4 flex min-h-[50dvh] flex-col">
        <Portraits mayManage={mayManage} sending={sending} onSending={setSending} />
      </ChineseScreen>
    </Dialog>
  );
}

interface PortraitsProps {
  mayManage: boolean;
  sending: boolean;
  onSending(sending: boolean): void;
}

function Portraits({ mayManage, sending, onSending }: PortraitsProps) {
  const { data, error, isLoading } = useAtomValue(portraitsAtom);
  const [uploading, setUploading] = useState(false);
  const [shownId, setShownId] = useState<number>();
  const [leaving, setLeaving] = useState<Portrait>();
  const [remove, removing] = useAction(
    async ({ id }: Portrait) => {
      await client.call(PORTRAITS.delete, { id });
      setShownId(undefined);
      setLeaving(undefined);
      toast({ title: TEXT.saved, description: TEXT.deleted });
      await portraitsAtom.refetch();
    },
    () => {
      setLeaving(undefined);
      toast({ tone: 'destructive', title: TEXT.deleteFailed, description: TEXT.deleteFailedText });
      void portraitsAtom.refetch();
    },
  );
  const shown = data?.findIndex(({ id }) => id === shownId) ?? -1;

  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 px-5 py-2.5">
        <p className="text-muted text-sm" aria-live="polite">
          {data && data.length > 0 && TEXT.count(data.length)}
        </p>
        {mayManage && (
          <Button
            tone={uploading ? 'secondary' : 'primary'}
            icon={<Upload className="size-4" aria-hidden />}
            aria-expanded={uploading}
            disabled={sending}
            onClick={() => setUploading(!uploading)}
          >
            {uploading ? TEXT.hideUpload : TEXT.upload}
          </Button>
        )}
      </div>
      {uploading && (
        <PageBoundary>
          <Suspense fallback={<Loading height="min-h-72" />}>
            <PortraitUploader onSending={onSending} />
          </Suspense>
        </PageBoundary>
      )}
      {isLoading && <Loading height="min-h-60" />}
      {data === undefined && error && (
        <ErrorState
          title={TEXT.loadFailed}
          error={error}
          retryLabel={TEXT.retry}
          onRetry={() => void portraitsAtom.refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<ImageIcon />} title={TEXT.empty} text={mayManage ? TEXT.emptyHint : undefined} />
      )}
      {data && data.length > 0 && (
        <PortraitGrid
          portraits={data}
          onOpen={({ id }) => setShownId(id)}
          {...(mayManage ? { onDelete: setLeaving } : {})}
        />
      )}
      {data && (
        <PortraitPreview
          portrait={data[shown]}
          previous={data[shown - 1]}
          next={shown === -1 ? undefined : data[shown + 1]}
          onShow={({ id }) => setShownId(id)}
          onClose={() => setShownId(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={TEXT.delete}
        question={TEXT.deleteQuestion(leaving?.originalFilename ?? '')}
        confirmLabel={TEXT.deleteConfirm}
        cancelLabel={TEXT.cancel}
        pending={removing}
        pendingLabel={TEXT.deleting}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}

function Loading({ height }: { height: string }) {
  return (
    <div role="status" className={`grid place-items-center ${height}`}>
      <span className="flex items-center gap-3 text-muted">
        <span className="spinner" aria-hidden />
        {TEXT.loading}
      </span>
    </div>
  );
}
