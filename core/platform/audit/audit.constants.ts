/** What the audit log tells of. */
export const AUDIT_ENTITIES = [
  'account',
  'task',
  'whatsapp',
  'user',
  'token',
  'session',
  'feed',
  'backup',
  'retention',
  'portrait',
  'analysis',
  'comparison',
  'exploration',
  'sentiment',
  'judgement',
  'codebook',
  'draw',
  'report-template',
  'destination',
  'delivery',
  'share',
  'schedule',
  'view',
  'connection',
  'columns',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/**
 * The tables of records that can be restored for a while after a delete, by what the audit log calls one; in the order in which
 * they are removed then: comparisons before their runs, and these before the codebooks that they name.
 */
export const RESTORABLE = {
  account: 'accounts',
  task: 'tasks',
  whatsapp: 'whatsapp_accounts',
  view: 'run_views',
  schedule: 'schedules',
  sentiment: 'sentiment_analyses',
  comparison: 'comparisons',
  analysis: 'analyses',
  codebook: 'codebooks',
} as const;
export type Restorable = keyof typeof RESTORABLE;

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'revoke',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Entries of a page, and most that may be asked for. */
export const AUDIT_PAGE = 100;
export const AUDIT_PAGE_MAX = 500;
