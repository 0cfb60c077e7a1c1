import { readingText } from '../../../comments/file-reading.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import type { Intake } from '../intake.schemas.js';
import { INTAKE } from './run-report.texts.model.js';

/** A line about what became of a file's rows. */
interface IntakeRow {
  what: string;
  rows: number;
  file?: string;
  line?: number | null;
  detail?: string;
}

export const INTAKE_COLUMNS: ExportColumn<IntakeRow>[] = [
  { title: 'what', value: ({ what }) => what },
  { title: 'rows', value: ({ rows }) => rows },
  { title: 'file', value: ({ file }) => file ?? null },
  { title: 'line', value: ({ line }) => line ?? null },
  { title: 'detail', value: ({ detail }) => detail ?? null },
];

/** How many comments a filter leaves, and which one. */
export const filterRow = (rows: number, detail: string): IntakeRow => ({
  what: INTAKE().filter,
  rows,
  detail,
});

/** What was read, what was left out and why, as a table: sums first, then files, then the rows left out one by one. */
export function intakeRows({
  rows,
  accepted,
  duplicates,
  empty,
  rejected,
  files,
  problems,
}: Intake): IntakeRow[] {
  const say = INTAKE();
  return [
    { what: say.read, rows },
    { what: say.analysed, rows: accepted },
    { what: say.leftOutDuplicates, rows: duplicates },
    { what: say.leftOutEmpty, rows: empty },
    { what: say.leftOutRejected, rows: rejected },
    ...(files ?? []).map((file) => ({
      what: say.file,
      rows: file.rows,
      file: file.name,
      detail: `${file.format}, ${file.encoding}`,
    })),
    ...(files ?? []).flatMap(({ name, reading }) =>
      reading === undefined
        ? []
        : [{ what: say.readAs, rows: reading.comments, file: name, detail: readingText(reading) }],
    ),
    ...problems.map(({ line, file, reason }) => ({ what: say.leftOut, rows: 1, file, line, detail: reason })),
  ];
}
