import type { AuditEntry } from '@smops/core/platform/audit/audit.schemas.js';
import { auditChanges } from '@smops/core/telling/changes/audit-fields.model.js';

/** Longer values are cut in the list; the whole one is in the tooltip. */
const LONGEST = 80;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The changed fields of an update, as they were and as they became; of all else the list says enough. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const changes = auditChanges(entry);
  if (changes.length === 0) return null;
  return (
    <ul className="space-y-0.5">
      {changes.map(({ field, was = '–', is }) => (
        <li key={field} className="break-words" title={`${was} → ${is}`}>
          <span className="text-muted">{field}:</span> {cut(was)} → {cut(is)}
        </li>
      ))}
    </ul>
  );
}
