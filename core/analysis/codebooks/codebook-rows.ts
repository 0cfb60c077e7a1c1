import type { ExportColumn } from '../../platform/export/safe-cell.js';
import type { Cells, ImportColumn } from '../../records/transfer/cells.js';
import type { CodebookVariable } from './codebooks.schemas.js';

const LISTS = ['yes', 'no', 'terms', 'vetoes'] as const;

/** Items one a line. A comma parts terms too, so a lone one that holds a comma gets a line break after it. */
const cellOf = (items: readonly string[]): string => {
  const text = items.join('\n');
  return items.length === 1 && /[,，;；、]/.test(text) ? `${text}\n` : text;
};

/** A codebook as a sheet. The titles are the same in every language: an import reads them. */
export const CODEBOOK_COLUMNS: ExportColumn<CodebookVariable>[] = [
  { title: 'name', value: ({ name }) => name },
  { title: 'definition', value: ({ definition }) => definition },
  { title: 'counts', value: ({ counts }) => counts },
  { title: 'not_counts', value: ({ notCounts }) => notCounts },
  { title: 'examples_yes', value: ({ yes }) => yes.join('\n') },
  { title: 'examples_no', value: ({ no }) => no.join('\n') },
  { title: 'terms', value: ({ terms }) => cellOf(terms) },
  { title: 'vetoes', value: ({ vetoes }) => cellOf(vetoes) },
  { title: 'learned', value: ({ learned }) => (learned ? 'yes' : null) },
  { title: 'id', value: ({ id }) => id },
];

/** The columns of a file, and what else they may be called. */
export const CODEBOOK_IMPORT: readonly ImportColumn[] = [
  { field: 'name', names: ['variable', 'code', 'label', '变量', '名称', 'pemboleh ubah', 'nama'] },
  { field: 'definition', names: ['description', 'meaning', '定义', '说明', 'takrifan', 'definisi'] },
  { field: 'counts', names: ['counts as', 'include', 'inclusion', '算', 'dikira'] },
  {
    field: 'notCounts',
    names: ['not counts', 'does not count as', 'exclude', 'exclusion', '不算', 'tidak dikira'],
  },
  { field: 'yes', names: ['examples yes', 'example', 'examples', '正例', 'contoh'] },
  { field: 'no', names: ['examples no', 'counterexamples', '反例', 'contoh bukan'] },
  { field: 'terms', names: ['term', 'words', '词', 'istilah', 'kata'] },
  { field: 'vetoes', names: ['veto', '排除词', 'istilah penolak'] },
  { field: 'learned', names: [] },
  { field: 'id', names: ['guid'] },
];

/** More than any list of a variable may have: what is too much is not cut up to its end. */
const MOST_ITEMS = 1_000;
const isFilled = (text: string) => text.trim() !== '';

/** Items of a cell: its lines; terms on one line are parted by commas. */
function itemsOf(field: (typeof LISTS)[number], text: string): string[] {
  const isOfTerms = field === 'terms' || field === 'vetoes';
  const parts =
    isOfTerms && !/[\n\r]/.test(text)
      ? text.split(/[,，;；、]/, MOST_ITEMS)
      : text.split(/[\n\r]+/, MOST_ITEMS);
  return parts.filter(isFilled);
}

/** A row's cells as a variable, for the schema to check; undefined for an empty row. */
export function variableOfRow(cells: Cells): object | undefined {
  const given = Object.entries(cells).filter(([, value]) => value !== null && value !== '');
  if (given.length === 0) return undefined;
  const fields = given.map(([field, value]): [string, unknown] => {
    if (field === 'learned') return [field, /^(?:yes|true|1)$/i.test(String(value))];
    const isList = (LISTS as readonly string[]).includes(field);
    return [
      field,
      isList && typeof value === 'string' ? itemsOf(field as (typeof LISTS)[number], value) : value,
    ];
  });
  return { name: '', ...Object.fromEntries(fields) };
}
