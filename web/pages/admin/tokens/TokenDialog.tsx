import { ROLES, type Role } from '@smops/core/users/users.constants.js';
import { CreateApiTokenInput, type CreatedApiToken } from '@smops/core/users/users.schemas.js';
import { createApiToken } from '@smops/server/client/users.client.js';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { Select } from '../../../components/form/Select.js';
import { useZodForm } from '../../../components/form/useZodForm.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { userAtom } from '../../../state/session.js';
import { TOKENS_TEXT as TEXT } from '../admin.texts.js';
import { RoleSelect } from '../RoleSelect.js';

interface Props {
  open: boolean;
  onClose(): void;
  onCreated(token: CreatedApiToken): void;
}

export function TokenDialog({ open, onClose, onCreated }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog form open={open} onClose={onClose} title={TEXT.addTitle} size="small" busy={busy}>
      <TokenForm onClose={onClose} onCreated={onCreated} onBusy={setBusy} />
    </Dialog>
  );
}

type Expiry = keyof typeof TEXT.expiries;
const EXPIRIES = (['30', '90', '365', 'never'] as const).map((value) => ({
  value,
  label: TEXT.expiries[value],
}));
const daysOf = (expiry: Expiry) => (expiry === 'never' ? null : Number(expiry));
const expiryOf = (days: number | null | undefined): Expiry =>
  days === null ? 'never' : (EXPIRIES.find((one) => daysOf(one.value) === days)?.value ?? '365');

function TokenForm({ onClose, onCreated, onBusy }: Omit<Props, 'open'> & { onBusy(busy: boolean): void }) {
  const user = useAtomValue(userAtom);
  // A token never outranks its owner.
  const roles = ROLES.slice(0, ROLES.indexOf(user.role) + 1);
  const [failure, setFailure] = useState<Error>();
  const form = useZodForm(CreateApiTokenInput, {
    name: '',
    role: 'analyst' satisfies Role,
    expiresInDays: 90,
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy(true);
    try {
      onCreated(await createApiToken(client, values));
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
          <FormField label={TEXT.name} error={errors.name?.message} hint={TEXT.nameHint} required>
            {(control) => (
              <input
                {...control}
                {...form.register('name')}
                className="input"
                placeholder={TEXT.namePlaceholder}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField label={TEXT.role} error={errors.role?.message}>
            {(control) => (
              <Controller
                control={form.control}
                name="role"
                render={({ field }) => (
                  <RoleSelect
                    {...control}
                    roles={roles}
                    value={field.value ?? ''}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                  />
                )}
              />
            )}
          </FormField>
          <FormField label={TEXT.expiry} error={errors.expiresInDays?.message}>
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
