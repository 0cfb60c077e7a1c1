import { z } from 'zod';
import { RECORDS_TEXTS } from '../texts/records.texts.model.js';
import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_PAGE, AUDIT_PAGE_MAX } from './audit.constants.js';

const fields = z.record(z.string(), z.unknown()).nullable();

/** One line of the audit log. */
export const AuditEntry = z
  .object({
    id: z.number().int(),
    at: z.string().meta({ example: '2026-11-21T08:30:00.000Z' }),
    actorKind: z.string().meta({ description: 'user, token, local or system', example: 'user' }),
    actorName: z.string().meta({ example: 'aminah' }),
    requestId: z.string(),
    action: z.enum(AUDIT_ACTIONS).meta({ example: 'update' }),
    entity: z.enum(AUDIT_ENTITIES).meta({ example: 'account' }),
    entityId: z.number().int().nullable(),
    label: z.string().meta({ description: 'What people call the thing', example: 'TASK-0001' }),
    before: fields.meta({ description: 'The changed fields as they were; the whole record of a delete' }),
    after: fields.meta({ description: 'The changed fields as they became; the whole record of a create' }),
    restorable: z.boolean().meta({ description: 'A delete that can still be undone' }),
    together: z
      .object({ create: z.number().int(), update: z.number().int(), other: z.number().int() })
      .nullable()
      .meta({
        description:
          'With group=request: how many records of this kind the same request created, changed, and did other things to; null where it is one',
      }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

const id = z
  .string()
  .regex(/^\d{1,15}$/, { error: () => RECORDS_TEXTS().idNumber })
  .transform(Number)
  .optional();

/** A person, or a program, whose actions the log holds. */
export const AuditActor = z
  .object({ actorName: z.string().meta({ example: 'aminah' }), entries: z.number().int() })
  .meta({ id: 'AuditActor' });
export type AuditActor = z.infer<typeof AuditActor>;

/** A page of the audit log, newest first, of what the filters leave. */
export const AuditQuery = z.object({
  limit: id
    .refine((value) => value === undefined || (value >= 1 && value <= AUDIT_PAGE_MAX), {
      error: () => RECORDS_TEXTS().limitFrom1(AUDIT_PAGE_MAX),
    })
    .meta({ description: `How many entries at most; ${AUDIT_PAGE} when left out`, example: '100' }),
  before: id.meta({ description: 'Only entries before the one with this id: the last of the page before' }),
  action: z.enum(AUDIT_ACTIONS).optional(),
  entity: z.enum(AUDIT_ENTITIES).optional(),
  entityId: id.meta({ description: 'With entity: the history of one record' }),
  request: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Only what this request did: the requestId of an entry' }),
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Part of a name, or of a value before or after', example: 'aminah' }),
  group: z.enum(['request']).optional().meta({
    description: 'request: what one request did to records of one kind is one entry, as for an import',
  }),
  actor: z.string().max(200).optional().meta({ description: 'Exactly this name', example: 'aminah' }),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
