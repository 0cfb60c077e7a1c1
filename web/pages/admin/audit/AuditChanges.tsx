import type { AuditEntry } from '@smops/core/audit/audit.schemas.js';
import { auditField, auditValue } from '@smops/core/audit/audit-fields.model.js';

/** Longer values are cut in the list; the whole one is in the tooltip. */
const LONGEST = 80;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The changed fields of an update, as they were and as they became; of all else the list says enough. */
export function AuditChanges({ entry: { action, entity, before, after } }: { entry: AuditEntry }) {
  if (action !== 'update' || after === null) return null;
  return (
    <ul className="space-y-0.5">
      {Object.entries(after).map(([field, value]) => {
        const [was, is] = [before?.[field], value].map((one) => auditValue(entity, field, one)) as [
          string,
          string,
        ];
        return (
          <li key={field} className="break-words" title={`${was} → ${is}`}>
            <span className="text-muted">{auditField(entity, field)}:</span> {cut(was)} → {cut(is)}
          </li>
        );
      })}
    </ul>
  );
}
