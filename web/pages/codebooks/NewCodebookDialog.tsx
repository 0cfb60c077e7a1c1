import { CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { codebookName } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { formInput, formValues } from '@smops/core/records/lists/field-values.model.js';
import { formShape } from '@smops/core/records/lists/list-fields.schemas.js';
import { z } from 'zod';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { FieldInputs } from '../../components/form/FieldInput.js';
import { LinesField } from '../../components/form/fields.js';
import { addVariables, variablesOnWire } from '../../state/analyzer/variables.model.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

interface NewCodebookDialogProps {
  open: boolean;
  onClose(): void;
  onCreated(id: string): void;
  /** Opens the new one, where `onCreated` stays on the page: the message offers it. */
  onOpen?(id: string): void;
  /** Variables to begin with, one a line. */
  variables?: string;
  /** A run whose variables it takes instead. */
  run?: string;
}

const NewCodebook = z.object({
  ...formShape(CODEBOOK_FIELDS),
  name: codebookName,
  variables: z.string(),
});

/** Variables as they were typed, one a line. */
const typed = (text: string) =>
  variablesOnWire(addVariables([], text).variables).map((one) =>
    typeof one === 'string' ? { name: one } : one,
  );

/** Makes a codebook of typed variables, or of those of a run. */
export const NewCodebookDialog = ({
  open,
  onClose,
  onCreated,
  onOpen,
  variables = '',
  run,
}: NewCodebookDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={run === undefined ? TEXT.add : TEXT.saveAs}
    action={TEXT.create}
    schema={NewCodebook}
    values={{ ...formValues(CODEBOOK_FIELDS), variables }}
    save={({ variables: text, ...fields }) =>
      client.call(CODEBOOKS.create, {
        ...formInput(CODEBOOK_FIELDS, fields),
        ...(run === undefined ? { variables: typed(text) } : { run }),
      })
    }
    onSaved={({ id, name }) => {
      toast({
        title: TEXT.created,
        description: name,
        ...(onOpen && { action: { label: TEXT.showVersion, onSelect: () => onOpen(id) } }),
      });
      onCreated(id);
    }}
  >
    {(form) => (
      <>
        <FieldInputs form={form} fields={CODEBOOK_FIELDS} autoFocus />
        {run === undefined && (
          <LinesField
            form={form}
            name="variables"
            label={TEXT.variables}
            hint={TEXT.variablesHint}
            required
          />
        )}
      </>
    )}
  </FormDialog>
);
