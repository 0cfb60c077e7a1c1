import { ApiError } from '@smops/server/client/api-error.js';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT } from '../components.texts.js';
import { FormFailure } from '../form/FormFailure.js';
import { useZodForm } from '../form/useZodForm.js';
import { Dialog, DialogBody, DialogFooter, type DialogProps } from './Dialog.js';

const TEXT = COMPONENTS_TEXT.form;

type Schemas = z.ZodType<FieldValues, FieldValues>;
type Form<Schema extends Schemas> = ReturnType<typeof useZodForm<Schema>>;

interface Props<Row, Schema extends Schemas>
  extends Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> {
  /** The button: 'Create Account', 'Update Account'. */
  action: string;
  schema: Schema;
  values: DefaultValues<z.input<Schema>>;
  /** Saves; `force` overwrites what another user has changed in the meantime. */
  save(values: z.output<Schema>, force: boolean): Promise<Row>;
  onSaved(row: Row): void;
  onFailed?(): void;
  /** The field of a problem's path, where the input is not made as the form is. Default: the path itself. */
  fieldOf?(path: string, values: z.input<Schema>): string;
  children(form: Form<Schema>): ReactNode;
}

/**
 * A dialog with a form held to the server's own schema. A failed save keeps what was typed and shows the server's
 * messages at their fields; a record that another user has changed meanwhile is not overwritten silently.
 */
export function FormDialog<Row, Schema extends Schemas>(props: Props<Row, Schema>) {
  const { open, title, size, onClose } = props;
  const [busy, setBusy] = useState(false);
  return (
    <Dialog form open={open} onClose={onClose} title={title} size={size} busy={busy}>
      <Content {...props} onBusy={setBusy} />
    </Dialog>
  );
}

/** Puts the server's messages at their fields, and the cursor into the first of these; whether there were any. */
function showProblems<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  fieldOf: (path: string, values: Input) => string,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const values = form.getValues();
  const placed = error.problems
    .map(({ path = '', message }) => ({ field: fieldOf(path, values), message }))
    .filter(({ field }) => field in values);
  for (const [at, { field, message }] of placed.entries())
    form.setError(field as Path<Input>, { message }, { shouldFocus: at === 0 });
  return placed.length > 0;
}

function Content<Row, Schema extends Schemas>(props: Props<Row, Schema> & { onBusy(busy: boolean): void }) {
  const { schema, values, save, onSaved, onFailed, onClose, onBusy, fieldOf = (path) => path } = props;
  const [failure, setFailure] = useState<Error>();
  const form = useZodForm(schema, values);
  const { isSubmitting } = form.formState;
  const isOvertaken = failure instanceof ApiError && failure.status === 412;

  const submit = (force: boolean) =>
    form.handleSubmit(async (checked) => {
      setFailure(undefined);
      onBusy(true);
      try {
        onSaved(await save(checked, force));
      } catch (error) {
        if (!showProblems(form, error, fieldOf)) setFailure(error as Error);
        onFailed?.();
      } finally {
        onBusy(false);
      }
    });

  return (
    <form noValidate onSubmit={submit(false)} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <div className="space-y-4">
          {props.children(form)}
          {isOvertaken ? (
            <p role="alert" className="rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
              {TEXT.overtaken}
            </p>
          ) : (
            <FormFailure error={failure} />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={isSubmitting}>
          {COMPONENTS_TEXT.cancel}
        </Button>
        {isOvertaken ? (
          <Button
            tone="danger"
            pending={isSubmitting}
            pendingLabel={TEXT.saving}
            onClick={() => void submit(true)()}
          >
            {TEXT.overwrite}
          </Button>
        ) : (
          <Button type="submit" tone="primary" pending={isSubmitting} pendingLabel={TEXT.saving}>
            {props.action}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
