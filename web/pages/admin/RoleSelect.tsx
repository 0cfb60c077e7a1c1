import { ROLES, type Role } from '@smops/core/users/users.constants.js';
import { Select, type SelectProps } from '../../components/form/Select.js';
import { ROLE_HINTS, ROLE_NAMES } from './admin.texts.js';

/** The roles, each with what it opens. `roles` narrows them. */
export function RoleSelect({
  roles = ROLES,
  ...props
}: Omit<SelectProps<Role>, 'options'> & { roles?: readonly Role[] }) {
  return (
    <Select
      {...props}
      options={roles.map((role) => ({ value: role, label: ROLE_NAMES[role], hint: ROLE_HINTS[role] }))}
    />
  );
}
