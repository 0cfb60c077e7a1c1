import { USERS } from '@smops/core/people/users/users.operations.js';
import { type CreatedUser, CreateUserInput } from '@smops/core/people/users/users.schemas.js';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { FormField } from '../../../components/form/FormField.js';
import { SelectField } from '../../../components/form/fields.js';
import { client } from '../../../state/client.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { roleOptions } from '../role-options.js';
import { PasswordFields } from './PasswordFields.js';

interface Props {
  open: boolean;
  onClose(): void;
  onCreated(user: CreatedUser): void;
}

export const UserDialog = ({ open, onClose, onCreated }: Props) => (
  <FormDialog
    open={open}
    title={TEXT.addTitle}
    action={TEXT.create}
    schema={CreateUserInput}
    values={{ username: '', role: 'staff', mustChangePassword: true }}
    save={(values) => client.call(USERS.create, values)}
    onSaved={onCreated}
    onClose={onClose}
  >
    {(form) => (
      <>
        <FormField label={TEXT.username} error={form.formState.errors.username?.message} required>
          {(control) => (
            <input
              {...control}
              {...form.register('username')}
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <SelectField form={form} name="role" label={TEXT.role} options={roleOptions()} required />
        <PasswordFields form={form} password={form.watch('password')} />
      </>
    )}
  </FormDialog>
);
