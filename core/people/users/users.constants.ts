/** The four roles (docs/tutorial.md, "Who may do what"); each has all the rights of those before it. */
export const ROLES = ['staff', 'portrait-viewer', 'analyst', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a person may be allowed to do. Every route and every verb names one of these. */
export const RIGHTS = ['lists', 'portraits:view', 'portraits:manage', 'analyze', 'administer'] as const;
export type Right = (typeof RIGHTS)[number];

/** Whether this names a right. */
export const isRight = (name: string): name is Right => (RIGHTS as readonly string[]).includes(name);

const GRANTED: Record<Role, readonly Right[]> = {
  staff: ['lists'],
  'portrait-viewer': ['lists', 'portraits:view'],
  analyst: ['lists', 'analyze', 'portraits:view', 'portraits:manage'],
  admin: RIGHTS,
};

/** Whether `role` has `right`. The one place where roles become rights. */
export function roleHas(role: Role, right: Right): boolean {
  return GRANTED[role].includes(right);
}

/** The weaker of two roles: a token never outranks its owner. */
export function weakerRole(a: Role, b: Role): Role {
  return ROLES.indexOf(a) < ROLES.indexOf(b) ? a : b;
}

/** What an assistant may do with a token, through the Model Context Protocol: nothing, read, or also what is offered to write. */
export const ASSISTANT_MODES = ['off', 'read', 'write'] as const;
export type AssistantMode = (typeof ASSISTANT_MODES)[number];

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 200;
export const USERNAME_MAX_LENGTH = 64;

/** A session ends when it was not used this long, and in any case this long after sign-in. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
export const SESSION_MAX_MS = 7 * 24 * 60 * 60 * 1000;
/** Use of a session is noted at most this often. */
export const SESSION_TOUCH_MS = 60 * 1000;

/** The window in which failed sign-ins are counted. */
export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
/** For one user from one network (an IPv4 address, an IPv6 /64). */
export const LOGIN_FAILURES_PER_USER = 10;
/** For one network, whatever names it tries. */
export const LOGIN_FAILURES_PER_NETWORK = 50;
/** For one user from all networks that the user never signed in from; after these, each has fewer tries: */
export const LOGIN_FAILURES_EVERYWHERE = 100;
/** … and this number for one user from one wide network (an IPv4 /24, an IPv6 /48). */
export const LOGIN_FAILURES_WHEN_GUESSED = 1;
/** A network is known for so long after the user's last sign-in from it. */
export const KNOWN_NETWORK_MS = 180 * 24 * 60 * 60 * 1000;
