import { shownFields } from '@smops/core/records/lists/field-values.model.js';
import type { EditedOf, Fields } from '@smops/core/records/lists/fields.model.js';

/** What a record has of its fields, a line each; nothing where it has none. */
export const ShownFields = <All extends Fields>({ fields, row }: { fields: All; row: EditedOf<All> }) => (
  <dl className="mb-4 space-y-1 text-sm empty:hidden">
    {shownFields(fields, row).map(([label, value]) => (
      <div key={label}>
        <dt className="inline text-muted">{label}:</dt>{' '}
        <dd className="inline whitespace-pre-line break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
