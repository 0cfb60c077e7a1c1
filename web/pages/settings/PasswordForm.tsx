import { SESSION } from '@smops/core/people/users/session.operations.js';
import { PASSWORD_MIN_LENGTH, roleHas } from '@smops/core/people/users/users.constants.js';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../components/Button.js';
import { FormFailure } from '../../components/form/FormFailure.js';
import { FormField } from '../../components/form/FormField.js';
import { useZodForm } from '../../components/form/useZodForm.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { userAtom } from '../../state/session.js';
import { TEXT } from './settings.texts.js';

const schema = z
  .object({
    currentPassword: z.string().min(1, TEXT.currentMissing),
    newPassword: z.string().min(PASSWORD_MIN_LENGTH, TEXT.tooShort(PASSWORD_MIN_LENGTH)),
    again: z.string(),
    endTokens: z.boolean(),
  })
  .refine((value) => value.newPassword === value.again, { path: ['again'], message: TEXT.differs });

/** Own password: the current one, and a new one twice. What the server refuses is said below the fields. */
export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const [failure, setFailure] = useState<Error>();
  const { role } = useAtomValue(userAtom);
  const mayOwnTokens = roleHas(role, 'administer');
  const form = useZodForm(schema, {
    currentPassword: '',
    newPassword: '',
    again: '',
    endTokens: true,
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ currentPassword, newPassword, endTokens }) => {
    setFailure(undefined);
    try {
      await client.call(SESSION.changePassword, { currentPassword, newPassword, keepTokens: !endTokens });
      form.reset();
      onChanged();
    } catch (error) {
      setFailure(error as Error);
    }
  });

  return (
    <form noValidate onSubmit={save} className="max-w-sm space-y-4">
      <FormField label={TEXT.current} error={errors.currentPassword?.message} required>
        {(control) => (
          <input
            {...control}
            {...form.register('currentPassword')}
            type="password"
            autoComplete="current-password"
            className="input"
          />
        )}
      </FormField>
      <FormField
        label={TEXT.next}
        error={errors.newPassword?.message}
        hint={TEXT.nextHint(PASSWORD_MIN_LENGTH)}
        required
      >
        {(control) => (
          <input
            {...control}
            {...form.register('newPassword')}
            type="password"
            autoComplete="new-password"
            className="input"
          />
        )}
      </FormField>
      <FormField label={TEXT.again} error={errors.again?.message} required>
        {(control) => (
          <input
            {...control}
            {...form.register('again')}
            type="password"
            autoComplete="new-password"
            className="input"
          />
        )}
      </FormField>
      {mayOwnTokens && (
        <label className="flex cursor-pointer items-start gap-2 text-sm">
          <input type="checkbox" {...form.register('endTokens')} className="checkbox checkbox-sm mt-0.5" />
          <span>
            {TEXT.endTokens}
            <span className="block text-muted text-xs">{TEXT.endTokensHint}</span>
          </span>
        </label>
      )}
      <FormFailure error={failure} />
      <Button type="submit" tone="primary" pending={isSubmitting} pendingLabel={TEXT.saving}>
        {TEXT.save}
      </Button>
    </form>
  );
}
