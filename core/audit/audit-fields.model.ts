import { ACCOUNT_FIELDS } from '../accounts/accounts.fields.js';
import type { Fields } from '../lists/fields.model.js';
import { choiceText, fieldText } from '../lists/lists.texts.model.js';
import { TASK_FIELDS } from '../tasks/tasks.fields.js';
import { WHATSAPP_FIELDS } from '../whatsapp/whatsapp.fields.js';
import type { AuditEntity } from './audit.constants.js';

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
