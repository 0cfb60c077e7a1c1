import type { AuditEntity } from '../../platform/audit/audit.constants.js';
import type { AuditEntry } from '../../platform/audit/audit.schemas.js';
import { choiceText, fieldText } from '../../platform/texts/lists.texts.model.js';
import { ACCOUNT_FIELDS } from '../../records/accounts/accounts.fields.js';
import type { Fields } from '../../records/lists/fields.model.js';
import { TASK_FIELDS } from '../../records/tasks/tasks.fields.js';
import { WHATSAPP_FIELDS } from '../../records/whatsapp/whatsapp.fields.js';

const FIELDS: Partial<Record<AuditEntity, Fields>> = {
  account: ACCOUNT_FIELDS,
  task: TASK_FIELDS,
  whatsapp: WHATSAPP_FIELDS,
};

/** A changed field by its label; one that belongs to no list by its name. */
export const auditField = (entity: AuditEntity, field: string): string =>
  fieldText(FIELDS[entity]?.[field]?.label ?? field);

/** A field's value as people read it: choices in their language, all else as it is stored. */
export function auditValue(entity: AuditEntity, field: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'string') return JSON.stringify(value);
  return FIELDS[entity]?.[field]?.choices === undefined
    ? value
    : value.split(', ').map(choiceText).join(', ');
}

/** A field of an update as people read it. `was` is undefined when the log does not tell it. */
export interface AuditChange {
  field: string;
  was: string | undefined;
  is: string;
}

/** The changed fields of an update; none of all else, of which the log says enough. */
export function auditChanges({ action, entity, entityId, before, after }: AuditEntry): AuditChange[] {
  if (action !== 'update' || after === null) return [];
  const isOfMany = entityId === null && Array.isArray(after.ids);
  const told = (field: string, value: unknown) => auditValue(entity, field, value);
  const wasOf = (field: string) => {
    if (before === null || !(field in before)) return undefined;
    if (!isOfMany) return told(field, before[field]);
    const values = Object.entries(before[field] as Record<string, number[]>);
    return values.map(([value, ids]) => `${told(field, value)} (${ids.length})`).join(', ');
  };
  return Object.entries(after)
    .filter(([field]) => !(isOfMany && (field === 'ids' || field === 'count')))
    .map(([field, value]) => ({
      field: auditField(entity, field),
      was: wasOf(field),
      is: told(field, value),
    }));
}
