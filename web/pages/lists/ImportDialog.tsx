import type { ImportFile } from '@smops/core/records/transfer/list.operations.js';
import type { ImportReport } from '@smops/core/records/transfer/transfer.schemas.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../components/dialog/Dialog.js';
import { FileDrop } from '../../components/form/FileDrop.js';
import { FormFailure } from '../../components/form/FormFailure.js';
import { useAction } from '../../components/useAction.js';
import { count as formatCount } from '../../format/format.js';
import { toast } from '../../state/toasts.js';
import { ImportFindings } from './ImportFindings.js';
import { IMPORT_TEXT as TEXT } from './import.texts.js';

export interface ImportDialogProps {
  open: boolean;
  /** What the list is called. */
  list: string;
  send(file: ImportFile): Promise<ImportReport>;
  onClose(): void;
}

/** A file into a list, in two steps: first what would happen, then, when that is wanted, it happens. */
export function ImportDialog({ open, list, onClose, ...rest }: ImportDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={TEXT.title(list)} description={TEXT.description} busy={busy}>
      <Steps {...rest} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

type StepsProps = Omit<ImportDialogProps, 'open' | 'list'> & { onBusy(busy: boolean): void };

function Steps({ send, onClose, onBusy }: StepsProps) {
  const [file, setFile] = useState<File>();
  const [trial, setTrial] = useState<ImportReport>();
  const [failure, setFailure] = useState<Error>();

  const sending = async (chosen: File, dryRun: boolean) => {
    onBusy(true);
    try {
      return await send({ content: chosen, fileName: chosen.name, dryRun });
    } finally {
      onBusy(false);
    }
  };
  const [check, checking] = useAction(async (chosen: File) => {
    setFile(chosen);
    setFailure(undefined);
    setTrial(undefined);
    setTrial(await sending(chosen, true));
  }, setFailure);
  const [run, importing] = useAction(async (chosen: File) => {
    setFailure(undefined);
    const { created, updated, refused } = await sending(chosen, false);
    const [made, changed, left] = [created, updated, refused].map((count) => formatCount(count));
    toast({ title: TEXT.done, description: TEXT.doneText(made ?? '', changed ?? '', left ?? '') });
    onClose();
  }, setFailure);

  const changes = trial === undefined ? 0 : trial.created + trial.updated;
  const isChosen = trial !== undefined && !checking;
  return (
    <>
      <DialogBody>
        <div className="space-y-4">
          {checking || importing ? (
            <p role="status" className="flex items-center gap-3 py-6 text-muted">
              <span className="spinner" aria-hidden />
              {(checking ? TEXT.checking : TEXT.importing)(file?.name ?? '')}
            </p>
          ) : trial === undefined ? (
            <FileDrop
              label={TEXT.drop}
              hint={TEXT.dropHint}
              accept=".csv,.xlsx,.json,.ndjson,.jsonl,.txt"
              onFile={(chosen) => void check(chosen)}
            />
          ) : (
            <ImportFindings fileName={file?.name ?? ''} report={trial} />
          )}
          <FormFailure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter>
        {isChosen && !importing && <Button onClick={() => setTrial(undefined)}>{TEXT.other}</Button>}
        <Button onClick={onClose} disabled={checking || importing}>
          {TEXT.cancel}
        </Button>
        {isChosen && changes > 0 && (
          <Button
            tone="primary"
            pending={importing}
            pendingLabel={TEXT.importing('')}
            onClick={() => file && void run(file)}
          >
            {TEXT.confirm(changes)}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
