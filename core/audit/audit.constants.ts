/** What the audit log tells of. */
export const AUDIT_ENTITIES = ['account', 'task', 'whatsapp', 'user', 'token', 'session', 'feed'] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'restore', 'sign-in', 'revoke'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
