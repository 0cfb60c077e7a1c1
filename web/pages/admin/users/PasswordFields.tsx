import type { SetPasswordInput } from '@smops/core/people/users/users.schemas.js';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../components/form/FormField.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';

interface Props {
  form: Pick<
    UseFormReturn<Pick<SetPasswordInput, 'password' | 'mustChangePassword'>>,
    'register' | 'formState'
  >;
  /** What is typed; undefined: nothing. */
  password: string | undefined;
}

/** A password that an admin sets, or none, and whether the user must choose another at the next sign-in. */
export function PasswordFields({ form, password }: Props) {
  return (
    <>
      <FormField
        label={TEXT.password}
        optionalLabel={TEXT.passwordOptional}
        error={form.formState.errors.password?.message}
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
      {password !== undefined && (
        <label className="flex cursor-pointer items-center gap-2 text-sm">
          <input type="checkbox" {...form.register('mustChangePassword')} className="checkbox checkbox-sm" />
          {TEXT.mustChoose}
        </label>
      )}
    </>
  );
}
