import { createCodebook } from '@smops/server/client/codebooks.client.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../components/dialog/Dialog.js';
import { FormField } from '../../components/form/FormField.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { addVariables, variablesOnWire } from '../../state/analyzer/variables.model.js';
import { client } from '../../state/client.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

interface NewCodebookDialogProps {
  open: boolean;
  onClose(): void;
  onCreated(id: string): void;
  /** Variables to begin with, one a line. */
  variables?: string;
  /** A run whose variables it takes instead. */
  run?: string;
}

function NewCodebookForm({ onClose, onCreated, variables = '', run }: Omit<NewCodebookDialogProps, 'open'>) {
  const [name, setName] = useState('');
  const [text, setText] = useState(variables);
  const [error, setError] = useState<string>();
  const [create, isCreating] = useAction(
    async () => {
      setError(undefined);
      const typed = variablesOnWire(addVariables([], text).variables);
      const source =
        run === undefined
          ? { variables: typed.map((one) => (typeof one === 'string' ? { name: one } : one)) }
          : { run };
      const made = await createCodebook(client, { name, ...source });
      toast({ title: TEXT.created, description: made.name });
      await codebooksAtom.refetch();
      onCreated(made.id);
    },
    (reason) => setError(reasonOf(reason, TEXT.createFailed)),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <DialogBody>
        <FormField label={TEXT.name} error={error} required>
          {(control) => (
            <input
              {...control}
              data-autofocus
              className="input w-full"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        {run === undefined && (
          <FormField label={TEXT.variables} hint={TEXT.variablesHint} className="mt-4" required>
            {(control) => (
              <textarea
                {...control}
                className="textarea w-full"
                rows={6}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </FormField>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={isCreating}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" tone="primary" pending={isCreating} pendingLabel={TEXT.creating}>
          {TEXT.create}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Makes a codebook of typed variables, or of those of a run. */
export const NewCodebookDialog = ({ open, ...form }: NewCodebookDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title={form.run === undefined ? TEXT.add : TEXT.saveAs} form>
    <NewCodebookForm {...form} />
  </Dialog>
);
