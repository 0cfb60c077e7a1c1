import { type CreatedUser, CreateUserInput } from '@smops/core/users/users.schemas.js';
import { createUser } from '@smops/server/client/users.client.js';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { useZodForm } from '../../../components/form/useZodForm.js';
import { client } from '../../../state/client.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { RoleSelect } from '../RoleSelect.js';
import { MustChangeTick } from './MustChangeTick.js';

interface Props {
  open: boolean;
  onClose(): void;
  onCreated(user: CreatedUser): void;
}

export function UserDialog({ open, onClose, onCreated }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog form open={open} onClose={onClose} title={TEXT.addTitle} busy={busy}>
      <UserForm onClose={onClose} onCreated={onCreated} onBusy={setBusy} />
    </Dialog>
  );
}

function UserForm({ onClose, onCreated, onBusy }: Omit<Props, 'open'> & { onBusy(busy: boolean): void }) {
  const [failure, setFailure] = useState<Error>();
  const form = useZodForm(CreateUserInput, { username: '', role: 'staff', mustChangePassword: true });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy(true);
    try {
      onCreated(await createUser(client, values));
    } catch (error) {
      setFailure(error as Error);
    } finally {
      onBusy(false);
    }
  });

  return (
    <form noValidate onSubmit={save} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <div className="space-y-4">
          <FormField label={TEXT.username} error={errors.username?.message} required>
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
          <FormField label={TEXT.role} error={errors.role?.message} required>
            {(control) => (
              <Controller
                control={form.control}
                name="role"
                render={({ field }) => (
                  <RoleSelect
                    {...control}
                    value={field.value}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                  />
                )}
              />
            )}
          </FormField>
          <FormField
            label={TEXT.password}
            optionalLabel={TEXT.passwordOptional}
            error={errors.password?.message}
            hint={TEXT.passwordHint}
          >
            {(control) => (
              <input
                {...control}
                // An empty field is no password: one is made.
                {...form.register('password', { setValueAs: (value: string) => value || undefined })}
                type="password"
                className="input"
                autoComplete="new-password"
              />
            )}
          </FormField>
          {form.watch('password') !== undefined && (
            <MustChangeTick {...form.register('mustChangePassword')} />
          )}
          <FormFailure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={isSubmitting}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" tone="primary" pending={isSubmitting} pendingLabel={TEXT.saving}>
          {TEXT.create}
        </Button>
      </DialogFooter>
    </form>
  );
}
