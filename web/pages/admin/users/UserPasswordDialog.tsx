import { type CreatedUser, SetPasswordInput, type User } from '@smops/core/users/users.schemas.js';
import { setUserPassword } from '@smops/server/client/users.client.js';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { useZodForm } from '../../../components/form/useZodForm.js';
import { client } from '../../../state/client.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { MustChangeTick } from './MustChangeTick.js';

interface Props {
  open: boolean;
  user: User;
  onClose(): void;
  /** With the password when one was made. */
  onSet(user: CreatedUser): void;
}

export function UserPasswordDialog(props: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      form
      open={props.open}
      onClose={props.onClose}
      title={TEXT.resetTitle(props.user.username)}
      size="small"
      busy={busy}
    >
      <PasswordForm {...props} onBusy={setBusy} />
    </Dialog>
  );
}

function PasswordForm({ user, onClose, onSet, onBusy }: Props & { onBusy(busy: boolean): void }) {
  const [failure, setFailure] = useState<Error>();
  const form = useZodForm(SetPasswordInput, { mustChangePassword: true });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy(true);
    try {
      onSet(await setUserPassword(client, user.id, values));
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
          {TEXT.reset}
        </Button>
      </DialogFooter>
    </form>
  );
}
