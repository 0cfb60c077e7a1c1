import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { barPlot, count, html, pText, reportPage, reportTable, withNote } from '../../export/report-page.js';
import type { ExportColumn } from '../../export/safe-cell.js';
import type { ReportFormat } from '../insight.constants.js';
import { wilsonInterval } from '../proportions.js';
import { reportFile } from '../report-files.js';
import type { Relation, Relations } from './relations.schemas.js';
import { getRelations } from './relations.service.js';

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

function relationsReport(relations: Relations): string {
  const bits = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  const rows = relations.pairs.map((pair) => [
    `<span${pair.isClear ? ' class="clear"' : ''}>${html(pair.a)} · ${html(pair.b)}${pair.isThin ? ' *' : ''}</span>`,
    withNote(count(pair.both), `expected ${pair.expected.toFixed(1)}`),
    pair.lift.toFixed(2),
    withNote(bits(pair.pmi), pair.pmi === null ? '' : `${bits(pair.low)} – ${bits(pair.high)}`),
    pText(pair.pAdjusted),
  ]);
  const bars = relations.variables.map(({ name, count }) => ({
    name,
    rate: relations.total === 0 ? 0 : count / relations.total,
    ...wilsonInterval({ hits: count, total: relations.total }),
  }));
  return reportPage({
    title: 'Which variables occur together',
    heading: '关系分析',
    about: [relations.createdAt.slice(0, 10), relations.providerLabel],
    body: `<p><strong>${html(relations.fileName || 'no name')}</strong>: ${count(relations.total)} comments</p>
<h2>Share of comments per variable</h2>
${barPlot(bars, 'Share of comments per variable with 95 % intervals')}
<h2>Pairs</h2>
${reportTable('Pairs of variables, strongest evidence first', ['Variables', 'Together', 'Lift', 'PMI, bits', 'p (Holm)'], rows)}`,
    reading: [
      "Lift is the comments with both over what chance would give; PMI is its logarithm to base 2 with a 95 % interval (delta method). p-values by Fisher's exact test, or the two-proportion test for large files, corrected over all pairs by Holm (1979); bold pairs differ clearly from chance. * stands together in fewer than five comments: a hint, no result.",
      'That two topics stand in the same comment does not say that one is the cause of the other. By topic, never by person.',
    ],
  });
}

/** The pairs of a completed run as a file. Throws NOT_FOUND, CONFLICT. */
export async function exportRelations(ctx: AnalyzerContext, taskId: string, format: ReportFormat) {
  const relations = await getRelations(ctx, taskId);
  const source = {
    name: 'relations',
    columns: COLUMNS,
    rows: relations.pairs,
    whole: relations,
    html: () => relationsReport(relations),
  };
  return reportFile(source, format);
}
