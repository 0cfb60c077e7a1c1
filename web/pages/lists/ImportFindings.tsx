import type { ImportReport } from '@smops/core/records/transfer/transfer.schemas.js';
import { count as formatCount } from '../../format/format.js';
import { IMPORT_TEXT as TEXT } from './import.texts.js';

/** Refused rows that are named; a file with more of them has a reason that these show too. */
const SHOWN = 100;
const COUNTS = ['created', 'updated', 'unchanged', 'refused'] as const;

/** What a file would change, and which of its rows cannot go in, with line, field and reason. */
export function ImportFindings({ fileName, report }: { fileName: string; report: ImportReport }) {
  const { problems, problemsOmitted, ignoredColumns } = report;
  const shown = problems.slice(0, SHOWN);
  const hidden = problems.length - shown.length + problemsOmitted;
  return (
    <div className="space-y-4">
      <p className="break-words font-medium">{fileName}</p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {COUNTS.map((name) => (
          <div key={name} className="rounded-field bg-base-200 px-3 py-2">
            <dt className="text-muted text-sm">{TEXT.counts[name]}</dt>
            <dd
              className={`font-semibold text-lg tabular-nums ${name === 'refused' && report.refused > 0 ? 'text-error' : ''}`}
            >
              {formatCount(report[name])}
            </dd>
          </div>
        ))}
      </dl>
      {report.created + report.updated === 0 && <p className="text-muted">{TEXT.nothing}</p>}
      {ignoredColumns.length > 0 && (
        <p className="break-words text-muted text-sm">{TEXT.ignored(ignoredColumns.join(', '))}</p>
      )}
      {shown.length > 0 && (
        <section aria-label={TEXT.problems}>
          <h3 className="mb-1.5 font-medium text-sm">{TEXT.problems}</h3>
          <ul className="divide-y divide-base-300 rounded-field border border-base-300 text-sm">
            {shown.map(({ line, field, message }) => (
              <li key={`${line} ${field} ${message}`} className="flex gap-3 px-3 py-1.5">
                <span className="shrink-0 text-muted tabular-nums">{TEXT.line(line)}</span>
                <span className="min-w-0 break-words">
                  {field !== null && <code className="mr-1.5 text-xs">{field}</code>}
                  {message}
                </span>
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className="mt-1.5 text-muted text-sm">{TEXT.more(formatCount(hidden))}</p>}
        </section>
      )}
    </div>
  );
}
