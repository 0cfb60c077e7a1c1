import { ACCOUNT_FIELDS } from '@smops/core/accounts/accounts.fields.js';
import type { AuditEntry } from '@smops/core/audit/audit.schemas.js';
import type { Fields } from '@smops/core/lists/fields.model.js';
import { choiceText, fieldText } from '@smops/core/lists/lists.texts.model.js';
import { TASK_FIELDS } from '@smops/core/tasks/tasks.fields.js';
import { WHATSAPP_FIELDS } from '@smops/core/whatsapp/whatsapp.fields.js';

/** The fields that people know by a name; those of other things are named as in the API. */
const FIELDS: Partial<Record<AuditEntry['entity'], Fields>> = {
  account: ACCOUNT_FIELDS,
  task: TASK_FIELDS,
  whatsapp: WHATSAPP_FIELDS,
};

/** Longer values are cut in the list; the whole one is in the tooltip. */
const LONGEST = 80;
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null || value === undefined ? '–' : JSON.stringify(value);
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The changed fields of an update, as they were and as they became; of all else the list says enough. */
export function AuditChanges({ entry: { action, entity, before, after } }: { entry: AuditEntry }) {
  if (action !== 'update' || after === null) return null;
  return (
    <ul className="space-y-0.5">
      {Object.entries(after).map(([name, value]) => {
        const field = FIELDS[entity]?.[name];
        const said = (one: unknown) => (field?.kind === 'choice' ? choiceText(textOf(one)) : textOf(one));
        const [was, is] = [said(before?.[name]), said(value)];
        return (
          <li key={name} className="break-words" title={`${was} → ${is}`}>
            <span className="text-muted">{field === undefined ? name : fieldText(field.label)}:</span>{' '}
            {cut(was)} → {cut(is)}
          </li>
        );
      })}
    </ul>
  );
}
