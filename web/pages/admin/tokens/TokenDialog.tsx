import {
  ASSISTANT_MODES,
  type AssistantMode,
  ROLES,
  type Role,
} from '@smops/core/people/users/users.constants.js';
import { API_TOKENS } from '@smops/core/people/users/users.operations.js';
import { CreateApiTokenInput, type CreatedApiToken } from '@smops/core/people/users/users.schemas.js';
import { Controller } from 'react-hook-form';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { FormField } from '../../../components/form/FormField.js';
import { SelectField, TextField } from '../../../components/form/fields.js';
import { Select } from '../../../components/form/Select.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { userAtom } from '../../../state/session.js';
import { TOKENS_TEXT as TEXT } from '../admin.texts.js';
import { roleOptions } from '../role-options.js';
import type { CreateDialogProps } from '../SecretsPage.js';

type Expiry = keyof typeof TEXT.expiries;
const EXPIRIES = (['30', '90', '365', 'never'] as const).map((value) => ({
  value,
  label: TEXT.expiries[value],
}));
const MODES = ASSISTANT_MODES.map((value) => ({
  ...{ value, label: TEXT.assistants[value], hint: TEXT.assistantHints[value] },
}));
const daysOf = (expiry: Expiry) => (expiry === 'never' ? null : Number(expiry));
const expiryOf = (days: number | null | undefined): Expiry =>
  days === null ? 'never' : (EXPIRIES.find((one) => daysOf(one.value) === days)?.value ?? '365');

export function TokenDialog({ open, onClose, onCreated }: CreateDialogProps<CreatedApiToken>) {
  const user = useAtomValue(userAtom);
  // A token never outranks its owner.
  const roles = ROLES.slice(0, ROLES.indexOf(user.role) + 1);
  return (
    <FormDialog
      open={open}
      title={TEXT.addTitle}
      size="small"
      action={TEXT.create}
      schema={CreateApiTokenInput}
      values={{
        name: '',
        role: 'analyst' satisfies Role,
        expiresInDays: 90,
        assistant: 'off' satisfies AssistantMode,
      }}
      save={(values) => client.call(API_TOKENS.create, values)}
      onSaved={onCreated}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="name"
            label={TEXT.name}
            hint={TEXT.nameHint}
            placeholder={TEXT.namePlaceholder}
            required
          />
          <SelectField form={form} name="role" label={TEXT.role} options={roleOptions(roles)} />
          <SelectField form={form} name="assistant" label={TEXT.assistant} options={MODES} />
          <FormField label={TEXT.expiry} error={form.formState.errors.expiresInDays?.message}>
            {(control) => (
              <Controller
                control={form.control}
                name="expiresInDays"
                render={({ field }) => (
                  <Select
                    {...control}
                    options={EXPIRIES}
                    value={expiryOf(field.value)}
                    onChange={(expiry) => field.onChange(daysOf(expiry))}
                    onBlur={field.onBlur}
                  />
                )}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
