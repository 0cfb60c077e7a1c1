import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';
import { wilsonInterval } from '../../../analysis/shares/proportions.js';
import { count, pText } from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { verb } from '../../../platform/operations/verb.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { REPORT, type ResultDocument, reportExport } from '../report-files.js';
import { RELATIONS as RELATIONS_TEXTS } from '../reports.texts.model.js';
import { RELATIONS } from './relations.operations.js';
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

function relationsDocument(relations: Relations, timeZone: string): ResultDocument {
  const { variables, total, pairs } = relations;
  const [say, page] = [RELATIONS_TEXTS(), PAGE()];
  const bits = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  const rows = pairs.map((pair) => [
    { text: `${pair.a} · ${pair.b}${pair.isThin ? ' *' : ''}`, isStrong: pair.isClear },
    { text: count(pair.both), note: say.expected(pair.expected.toFixed(1)) },
    { text: pair.lift.toFixed(2) },
    { text: bits(pair.pmi), note: pair.pmi === null ? '' : `${bits(pair.low)} – ${bits(pair.high)}` },
    { text: pText(pair.pAdjusted) },
  ]);
  const bars = variables.map(({ name, count: hits }) => ({
    key: name,
    name,
    count: hits,
    share: total === 0 ? 0 : hits / total,
    ...wilsonInterval({ hits, total }),
  }));
  return {
    title: say.title,
    heading: HEADINGS().relations,
    about: [dayText(relations.createdAt, timeZone), relations.providerLabel],
    file: relations.runName,
    line: page.comments(count(total)),
    sections: [
      {
        id: 'shares',
        heading: page.shares,
        blocks: [{ kind: 'bars', label: page.sharesPlot, rows: bars }],
      },
      {
        id: 'pairs',
        heading: say.pairs,
        blocks: [
          { kind: 'drawing', scene: (width) => relationsMatrix(relations, width, say.chart) },
          {
            kind: 'table',
            caption: say.table,
            head: [page.variables, say.together, say.lift, say.pmi, 'p (Holm)'],
            rows,
          },
        ],
      },
    ],
    reading: [...say.reading, SHARES().relations],
  };
}

/** The pairs of a completed run as a file. Throws NOT_FOUND, CONFLICT. */
export const exportRelations = verb(
  RELATIONS.export,
  { of: OfRun, ...REPORT },
  reportExport({
    name: 'relations',
    load: getRelations,
    columns: COLUMNS,
    rows: ({ pairs }) => pairs,
    document: relationsDocument,
  }),
);
