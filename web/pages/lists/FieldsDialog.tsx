import { formValues } from '@smops/core/records/lists/field-values.model.js';
import {
  type EditedOf,
  type Field,
  type Fields,
  formFields,
  type InputOf,
} from '@smops/core/records/lists/fields.model.js';
import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { FieldInput } from '../../components/form/FieldInput.js';
import { client } from '../../state/client.js';

type Form = UseFormReturn<FieldValues, unknown, FieldValues>;

/** What a page says to the dialog of its records. */
export interface DialogProps<Row> {
  open: boolean;
  /** The record to edit; without it one is added. */
  row: Row | undefined;
  onSaved(row: Row): void;
  onFailed(): void;
  onClose(): void;
}

interface Props<Row, All extends Fields> extends DialogProps<Row> {
  fields: All;
  schema: z.ZodType<EditedOf<All>, InputOf<All>>;
  texts: { addTitle: string; editTitle: string; create: string; update: string };
  /** What is worth knowing of what is typed; it refuses nothing. */
  hintOf?(values: EditedOf<All>, row: Row | undefined): string | undefined;
  /** What a new record's date begins with. */
  today?: string;
  /** Shows a field of kind `choices`, whose text is the list's own matter. */
  renderChoices?(form: Form, name: string, field: Field): ReactNode;
  operations: Pick<ListOperations<Row, InputOf<All>, InputOf<All>, object>, 'create' | 'update'>;
}

/** The dialog of a list's records, made from their fields. */
export function FieldsDialog<Row extends { id: number; version: number }, All extends Fields>(
  props: Props<Row, All>,
) {
  const { row, fields, texts, operations, today } = props;
  const named = formFields(fields);
  /** As it would be stored, once it is valid. */
  const typed = (values: FieldValues) => (props.schema.safeParse(values).data ?? values) as EditedOf<All>;
  const show = (form: Form, [name, field]: [string, Field]) =>
    field.kind === 'choices' ? (
      <Fragment key={name}>{props.renderChoices?.(form, name, field)}</Fragment>
    ) : (
      <FieldInput key={name} form={form} name={name} field={field} autoFocus={name === named[0]?.[0]} />
    );
  return (
    <FormDialog
      open={props.open}
      title={row ? texts.editTitle : texts.addTitle}
      action={row ? texts.update : texts.create}
      schema={props.schema as unknown as z.ZodType<EditedOf<All> & FieldValues, FieldValues>}
      values={formValues(fields, row, today)}
      save={(values, force) => {
        const input = values as unknown as InputOf<All>;
        if (row === undefined) return client.call(operations.create, input);
        return client.call(operations.update, {
          ...input,
          id: row.id,
          version: force ? undefined : row.version,
        });
      }}
      onSaved={props.onSaved}
      onFailed={props.onFailed}
      onClose={props.onClose}
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
        <Hint key="hint" text={props.hintOf?.(typed(form.watch()), row)} />,
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
