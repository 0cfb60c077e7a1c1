/** The four roles of decisions.md, "People and rights". */
export const ROLES = ['staff', 'portrait-viewer', 'analyst', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a person may be allowed to do. A route and a verb each name one of these. */
export const RIGHTS = ['lists', 'analyze', 'portraits:view', 'portraits:manage', 'administer'] as const;
export type Right = (typeof RIGHTS)[number];

const GRANTED: Record<Role, readonly Right[]> = {
  staff: ['lists'],
  'portrait-viewer': ['lists', 'portraits:view'],
  analyst: ['lists', 'analyze', 'portraits:view', 'portraits:manage'],
  admin: RIGHTS,
};

/** Whether `role` has `right`. The one place where roles become rights (decisions.md, "People and rights"). */
export function roleHas(role: Role, right: Right): boolean {
  return GRANTED[role].includes(right);
}

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 200;
