import { ROLES, type Role } from '@smops/core/people/users/users.constants.js';
import { ROLE_HINTS, ROLE_NAMES } from './admin.texts.js';

/** Roles to choose from, each with what it opens. */
export const roleOptions = (roles: readonly Role[] = ROLES) =>
  roles.map((role) => ({ value: role, label: ROLE_NAMES[role], hint: ROLE_HINTS[role] }));
