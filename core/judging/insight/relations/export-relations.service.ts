import { wilsonInterval } from '../../../analysis/shares/proportions.js';
import { inlineSvg } from '../../../platform/charts/scene-svg.js';
import {
  barPlot,
  count,
  html,
  pText,
  reportPage,
  reportTable,
  withNote,
} from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { reportExport } from '../report-files.js';
import { RELATIONS } from '../reports.texts.model.js';
import type { Relation, Relations } from './relations.schemas.js';
import { getRelations } from './relations.service.js';
import { relationsMatrix } from './relations-charts.model.js';

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

const WIDTH = 900;

function relationsReport(relations: Relations, timeZone: string): string {
  const [say, page] = [RELATIONS(), PAGE()];
  const bits = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  const rows = relations.pairs.map((pair) => [
    `<span${pair.isClear ? ' class="clear"' : ''}>${html(pair.a)} · ${html(pair.b)}${pair.isThin ? ' *' : ''}</span>`,
    withNote(count(pair.both), say.expected(pair.expected.toFixed(1))),
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
    title: say.title,
    heading: HEADINGS().relations,
    about: [dayText(relations.createdAt, timeZone), relations.providerLabel],
    body: `<p><strong>${html(relations.runName || page.noName)}</strong>: ${page.comments(count(relations.total))}</p>
<h2>${page.shares}</h2>
${barPlot(bars, page.sharesPlot)}
<h2>${say.pairs}</h2>
<figure>${inlineSvg(relationsMatrix(relations, WIDTH, say.chart))}<figcaption class="muted">${say.chart.matrix}</figcaption></figure>
${reportTable(say.table, [page.variables, say.together, say.lift, say.pmi, 'p (Holm)'], rows)}`,
    reading: [...say.reading, SHARES().relations],
  });
}

/** The pairs of a completed run as a file. Throws NOT_FOUND, CONFLICT. */
export const exportRelations = reportExport({
  name: 'relations',
  load: getRelations,
  columns: COLUMNS,
  rows: ({ pairs }) => pairs,
  html: relationsReport,
});
