import type { ExportColumn } from '../../export/safe-cell.js';
import type { Intake } from '../analyzer.schemas.js';

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
  return [
    { what: 'read', rows },
    { what: 'analysed', rows: accepted },
    { what: 'left out: duplicates', rows: duplicates },
    { what: 'left out: without text', rows: empty },
    { what: 'left out: cannot be read', rows: rejected },
    ...(files ?? []).map((file) => ({
      what: 'file',
      rows: file.rows,
      file: file.name,
      detail: `${file.format}, ${file.encoding}`,
    })),
    ...problems.map(({ line, file, reason }) => ({ what: 'left out', rows: 1, file, line, detail: reason })),
  ];
}
