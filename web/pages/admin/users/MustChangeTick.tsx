import type { ComponentProps } from 'react';
import { USERS_TEXT as TEXT } from '../admin.texts.js';

/** For a password that the admin chose: whether the user must choose another at the next sign-in. */
export function MustChangeTick(props: ComponentProps<'input'>) {
  return (
    <label className="flex cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" {...props} className="checkbox checkbox-sm" />
      {TEXT.mustChoose}
    </label>
  );
}
