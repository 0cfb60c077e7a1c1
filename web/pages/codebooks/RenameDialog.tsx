import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { type Codebook, RenameCodebookInput } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { TextField } from '../../components/form/fields.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

interface RenameDialogProps {
  codebook: Codebook;
  open: boolean;
  onClose(): void;
  onRenamed(name: string): void;
}

/** Gives a codebook another name; unlike its variables it has no versions. */
export const RenameDialog = ({ codebook, open, onClose, onRenamed }: RenameDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={TEXT.rename}
    action={TEXT.rename}
    size="small"
    schema={RenameCodebookInput}
    values={{ name: codebook.name }}
    save={({ name }) => client.call(CODEBOOKS.rename, { codebook: codebook.id, name })}
    onSaved={({ name }) => {
      toast({ title: TEXT.renamed, description: name });
      onRenamed(name);
    }}
  >
    {(form) => <TextField form={form} name="name" label={TEXT.name} required autoFocus />}
  </FormDialog>
);
