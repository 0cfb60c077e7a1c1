import { infoOf } from '../analyzer/analysis-results.service.js';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { requireRight } from '../context.js';
import { conflict } from '../errors.js';
import { csvHead, csvRows } from '../export/csv.js';
import type { ExportColumn } from '../export/safe-cell.js';
import { xlsxFile } from '../export/xlsx.js';
import type { RelationFormat } from './insight.constants.js';
import { countTogether, relate } from './relate.js';
import { readTagSets } from './relations.repository.js';
import type { Relation, Relations } from './relations.schemas.js';

/** Which variables of a completed run occur together. Throws NOT_FOUND, and CONFLICT while the run has not ended. */
export async function getRelations(ctx: AnalyzerContext, taskId: string): Promise<Relations> {
  requireRight(ctx, 'analyze');
  const row = await requireAnalysis(ctx, taskId);
  if (row.status !== 'completed') throw conflict('The analysis has not been completed yet.');
  const names = row.variables.map((variable) => variable.name);
  const sets = await readTagSets(ctx.db, row.id, names);
  const total = sets.reduce((sum, set) => sum + set.comments, 0);
  const { single } = countTogether(names.length, sets);
  const info = infoOf(row);
  return {
    taskId,
    fileName: info.file_name,
    total,
    createdAt: info.created_at,
    providerLabel: info.provider_label,
    variables: names.map((name, index) => ({ name, count: single[index] ?? 0 })),
    pairs: relate(names, total, sets),
  };
}

const COLUMNS: ExportColumn<Relation>[] = [
  { title: 'variable_a', value: (pair) => pair.a },
  { title: 'variable_b', value: (pair) => pair.b },
  { title: 'both', value: (pair) => pair.both },
  { title: 'comments_a', value: (pair) => pair.countA },
  { title: 'comments_b', value: (pair) => pair.countB },
  { title: 'expected', value: (pair) => pair.expected },
  { title: 'lift', value: (pair) => pair.lift },
  { title: 'pmi_bits', value: (pair) => pair.pmi },
  { title: 'pmi_low', value: (pair) => pair.low },
  { title: 'pmi_high', value: (pair) => pair.high },
  { title: 'test', value: (pair) => pair.test },
  { title: 'p', value: (pair) => pair.p },
  { title: 'p_holm', value: (pair) => pair.pAdjusted },
  { title: 'is_clear', value: (pair) => pair.isClear },
  { title: 'is_thin', value: (pair) => pair.isThin },
];

const TYPES: Record<RelationFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

/** The pairs of a completed run as a file. Throws NOT_FOUND, CONFLICT. */
export async function exportRelations(ctx: AnalyzerContext, taskId: string, format: RelationFormat) {
  const relations = await getRelations(ctx, taskId);
  const content = {
    csv: () => csvHead(COLUMNS) + csvRows(COLUMNS, relations.pairs),
    xlsx: () => xlsxFile('relations', COLUMNS, relations.pairs),
    json: () => JSON.stringify(relations),
  }[format];
  return { fileName: `relations.${format}`, contentType: TYPES[format], body: [await content()] };
}
