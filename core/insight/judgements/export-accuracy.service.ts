import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import {
  barPlot,
  count,
  html,
  percent,
  reportPage,
  reportTable,
  withNote,
} from '../../export/report-page.js';
import type { ExportColumn } from '../../export/safe-cell.js';
import type { ReportFormat } from '../insight.constants.js';
import { reportFile } from '../report-files.js';
import { getAccuracy } from './accuracy.service.js';
import type { RunAccuracy, VariableAccuracy } from './judgement.schemas.js';

type Rate = VariableAccuracy['f1'];

const rateColumns = (name: string, of: (row: VariableAccuracy) => Rate): ExportColumn<VariableAccuracy>[] => [
  { title: name, value: (row) => of(row)?.value ?? null },
  { title: `${name}_low`, value: (row) => of(row)?.low ?? null },
  { title: `${name}_high`, value: (row) => of(row)?.high ?? null },
];

const COLUMNS: ExportColumn<VariableAccuracy>[] = [
  { title: 'variable', value: (row) => row.variable },
  { title: 'judged', value: (row) => row.judged },
  { title: 'hits', value: (row) => row.hits },
  { title: 'extra', value: (row) => row.extra },
  { title: 'missed', value: (row) => row.missed },
  ...rateColumns('precision', (row) => row.precision),
  ...rateColumns('recall', (row) => row.recall),
  ...rateColumns('f1', (row) => row.f1),
  { title: 'is_thin', value: (row) => row.isThin },
];

const rateCell = (rate: Rate) =>
  rate === null ? '–' : withNote(percent(rate.value), `${percent(rate.low)} – ${percent(rate.high)}`);

function accuracyReport(accuracy: RunAccuracy): string {
  const { variables, overall, judged, total, mistakes, mistakeCount } = accuracy;
  const cells = (one: Omit<VariableAccuracy, 'variable' | 'judged' | 'isThin'>) => [
    `${one.hits} / ${one.extra} / ${one.missed}`,
    rateCell(one.precision),
    rateCell(one.recall),
    rateCell(one.f1),
  ];
  const rows = [
    ...variables.map((one) => [
      withNote(`${html(one.variable)}${one.isThin ? ' *' : ''}`, `${one.judged} judged`),
      ...cells(one),
    ]),
    ['All together', ...cells(overall)],
  ];
  const bars = variables.flatMap(({ variable, f1 }) =>
    f1 === null ? [] : [{ name: variable, rate: f1.value, low: f1.low, high: f1.high }],
  );
  const shown = mistakes.map((one) => [
    html(one.content),
    html(one.variable),
    one.kind === 'extra' ? 'machine only' : 'person only',
    html(one.quote),
  ]);
  return reportPage({
    title: 'How well the tags agree with people',
    heading: '准确率',
    about: [accuracy.createdAt.slice(0, 10), accuracy.providerLabel, accuracy.model],
    body: `<p><strong>${html(accuracy.fileName || 'no name')}</strong>: ${count(judged)} of ${count(total)} different comments judged by people${accuracy.macroF1 === null ? '' : `; mean F1 ${percent(accuracy.macroF1)}`}</p>
<h2>F1 per variable</h2>
${barPlot(bars, 'F1 per variable with 95 % intervals; the table below has the same numbers')}
${reportTable('Precision, recall and F1', ['Variable', 'Right / too many / missed', 'Precision', 'Recall', 'F1'], rows)}
<h2>Where they differ</h2>
${reportTable(mistakeCount > mistakes.length ? `The first ${mistakes.length} of ${mistakeCount}` : 'All', ['Comment', 'Variable', 'Said by', 'Quote'], shown)}`,
    reading: [
      "Precision: of the tags given, the share that is right. Recall: of the tags that should be there, the share that is. F1 is their harmonic mean. Intervals are Wilson's, 95 %; F1's follows from that of the shared tags among all. Comments with the same words count once. * rests on fewer than ten comments with the variable.",
      'The numbers hold for the judged comments. When people judged only those that looked wrong, they are worse than for the whole file; take a random sample to know the whole. One person may be wrong, too.',
    ],
  });
}

/** The accuracy of a run as a file. Throws NOT_FOUND, CONFLICT. */
export async function exportAccuracy(ctx: AnalyzerContext, taskId: string, format: ReportFormat) {
  const accuracy = await getAccuracy(ctx, taskId);
  const source = {
    name: 'accuracy',
    columns: COLUMNS,
    rows: accuracy.variables,
    whole: accuracy,
    html: () => accuracyReport(accuracy),
  };
  return reportFile(source, format);
}
