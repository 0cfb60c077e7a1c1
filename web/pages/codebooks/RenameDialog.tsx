import { CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { type Codebook, codebookName } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { formInput, formValues } from '@smops/core/records/lists/field-values.model.js';
import { formShape } from '@smops/core/records/lists/list-fields.schemas.js';
import { z } from 'zod';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { FieldInputs } from '../../components/form/FieldInput.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

interface RenameDialogProps {
  codebook: Codebook;
  open: boolean;
  onClose(): void;
  onRenamed(renamed: Codebook): void;
}

const Fields = z.object({ ...formShape(CODEBOOK_FIELDS), name: codebookName });

/** Changes the name of a codebook, and what else it has beside its variables: it has no versions. */
export const RenameDialog = ({ codebook, open, onClose, onRenamed }: RenameDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={TEXT.rename}
    action={TEXT.rename}
    size="small"
    schema={Fields}
    values={formValues(CODEBOOK_FIELDS, codebook)}
    save={(fields) =>
      client.call(CODEBOOKS.rename, { codebook: codebook.id, ...formInput(CODEBOOK_FIELDS, fields) })
    }
    onSaved={(renamed) => {
      toast({ title: TEXT.renamed, description: renamed.name });
      onRenamed(renamed);
    }}
  >
    {(form) => <FieldInputs form={form} fields={CODEBOOK_FIELDS} autoFocus />}
  </FormDialog>
);
