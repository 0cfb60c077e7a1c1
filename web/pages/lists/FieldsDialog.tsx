import { formValues } from '@smops/core/records/lists/field-values.model.js';
import { type Field, formFields } from '@smops/core/records/lists/fields.model.js';
import { sameKeyHint } from '@smops/core/records/lists/record-key.model.js';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { FieldInput } from '../../components/form/FieldInput.js';
import { client } from '../../state/client.js';
import type { Records } from './useRecords.js';

type Form = UseFormReturn<FieldValues, unknown, FieldValues>;

interface Props<Row extends { id: number }> {
  records: Records<Row>;
  schema: z.ZodType<FieldValues, FieldValues>;
  /** What a new record's date begins with. */
  today?: string;
  /** Shows a field of kind `choices`, whose text is the list's own matter. */
  renderChoices?(form: Form, name: string, field: Field): ReactNode;
}

/** The dialog that adds and edits the records of a list, made from their fields. */
export function FieldsDialog<Row extends { id: number; version: number }>(props: Props<Row>) {
  const { records, schema, today } = props;
  const { view, editor, operations } = records;
  const row = editor.opened === 'edit' ? editor.row : undefined;
  const texts = view.texts();
  const named = formFields(view.fields);
  /** As it would be stored, once it is valid. */
  const typed = (values: FieldValues) => (schema.safeParse(values).data ?? values) as Row;
  /** Which other records have the same key. */
  const hintOf = (values: Row) =>
    view.key && sameKeyHint<Row, Row>(records.rows ?? [], values, view.key, row);
  const show = (form: Form, [name, field]: [string, Field]) =>
    field.kind === 'choices' ? (
      <Fragment key={name}>{props.renderChoices?.(form, name, field)}</Fragment>
    ) : (
      <FieldInput key={name} form={form} name={name} field={field} autoFocus={name === named[0]?.[0]} />
    );
  return (
    <FormDialog
      open={editor.opened === 'add' || editor.opened === 'edit'}
      title={row ? texts.editTitle : texts.addTitle}
      action={row ? texts.update : texts.create}
      schema={schema}
      values={formValues(view.fields, row, today)}
      save={(values, force) => {
        if (row === undefined) return client.call(operations.create, values);
        return client.call(operations.update, {
          ...values,
          id: row.id,
          version: force ? undefined : row.version,
        });
      }}
      onSaved={(one) => void editor.saved(one)}
      onFailed={editor.failed}
      onClose={editor.close}
    >
      {(form) => [
        ...named
          .filter(([, { beside }]) => beside === undefined)
          .map((first) => {
            const others = named.filter(([, { beside }]) => beside === first[0]);
            const shown = [first, ...others].map((one) => show(form as Form, one));
            if (others.length === 0) return shown;
            const columns = first[1].kind === 'link' ? 'sm:grid-cols-[1fr_9rem]' : 'sm:grid-cols-2';
            return (
              <div key={first[0]} className={`grid gap-4 ${columns}`}>
                {shown}
              </div>
            );
          }),
        <Hint key="hint" text={hintOf(typed(form.watch()))} />,
      ]}
    </FormDialog>
  );
}

/** Always there: a screen reader says what comes into it. */
const Hint = ({ text }: { text: string | undefined }) => (
  <div role="status">
    {text !== undefined && (
      <p className="rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">{text}</p>
    )}
  </div>
);
