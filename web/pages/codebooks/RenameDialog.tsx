import { MAX_CODEBOOK_NAME_LENGTH } from '@smops/core/codebooks/codebooks.constants.js';
import type { Codebook } from '@smops/core/codebooks/codebooks.schemas.js';
import { renameCodebook } from '@smops/server/client/codebooks.client.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../components/dialog/Dialog.js';
import { FormField } from '../../components/form/FormField.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { client } from '../../state/client.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

interface RenameDialogProps {
  codebook: Codebook;
  open: boolean;
  onClose(): void;
  onRenamed(name: string): void;
}

function RenameForm({ codebook, onClose, onRenamed }: Omit<RenameDialogProps, 'open'>) {
  const [name, setName] = useState(codebook.name);
  const [error, setError] = useState<string>();
  const [rename, isRenaming] = useAction(
    async () => {
      setError(undefined);
      const renamed = await renameCodebook(client, codebook.id, name);
      toast({ title: TEXT.renamed, description: renamed.name });
      onRenamed(renamed.name);
      await codebooksAtom.refetch();
    },
    (reason) => setError(reasonOf(reason, TEXT.renameFailed)),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <DialogBody>
        <FormField label={TEXT.name} error={error} required>
          {(control) => (
            <input
              {...control}
              data-autofocus
              className="input w-full"
              maxLength={MAX_CODEBOOK_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={isRenaming}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" tone="primary" pending={isRenaming} pendingLabel={TEXT.saving}>
          {TEXT.rename}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Gives a codebook another name; unlike its variables it has no versions. */
export const RenameDialog = ({ open, ...form }: RenameDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title={TEXT.rename} size="small" form>
    <RenameForm {...form} />
  </Dialog>
);
