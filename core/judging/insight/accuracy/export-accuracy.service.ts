import { inlineSvg } from '../../../platform/charts/scene-svg.js';
import { count, html, reportPage, reportTable, withNote } from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import { reportExport } from '../report-files.js';
import { ACCURACY } from '../reports.texts.model.js';
import type { RunAccuracy, VariableAccuracy } from './accuracy.schemas.js';
import { getAccuracy } from './accuracy.service.js';
import { accuracyScene } from './accuracy-chart.model.js';

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
  rate === null ? '–' : withNote(percentOf(rate.value), percentRangeOf(rate.low, rate.high));

const WIDTH = 900;

function accuracyReport(accuracy: RunAccuracy, timeZone: string): string {
  const { variables, overall, judged, total, mistakes, mistakeCount } = accuracy;
  const [say, page] = [ACCURACY(), PAGE()];
  const cells = (one: Omit<VariableAccuracy, 'variable' | 'judged' | 'isThin'>) => [
    `${one.hits} / ${one.extra} / ${one.missed}`,
    rateCell(one.precision),
    rateCell(one.recall),
    rateCell(one.f1),
  ];
  const rows = [
    ...variables.map((one) => [
      withNote(`${html(one.variable)}${one.isThin ? ' *' : ''}`, say.judged(one.judged)),
      ...cells(one),
    ]),
    [say.together, ...cells(overall)],
  ];
  const shown = mistakes.map((one) => [
    html(one.content),
    html(one.variable),
    one.kind === 'extra' ? say.machineOnly : say.personOnly,
    html(one.quote),
  ]);
  return reportPage({
    title: say.title,
    heading: HEADINGS().accuracy,
    about: [dayText(accuracy.createdAt, timeZone), accuracy.providerLabel, accuracy.model],
    body: `<p><strong>${html(accuracy.runName || page.noName)}</strong>: ${say.judgedOf(count(judged), count(total))}${accuracy.macroF1 === null ? '' : `; ${say.meanF1(percentOf(accuracy.macroF1))}`}</p>
<p>${say.basis[accuracy.basis]}</p>
<h2>${say.heading}</h2>
<figure>${inlineSvg(accuracyScene(variables, WIDTH, say.chart))}<figcaption class="muted">${say.chart.label}</figcaption></figure>
${reportTable(say.table, [page.variable, say.counts, say.precision, say.recall, 'F1'], rows)}
<h2>${say.mistakes}</h2>
${reportTable(mistakeCount > mistakes.length ? page.firstOf(mistakes.length, mistakeCount) : page.all, [page.comment, page.variable, page.saidBy, page.quote], shown)}`,
    reading: say.reading,
  });
}

/** The accuracy of a run as a file. Throws NOT_FOUND, CONFLICT. */
export const exportAccuracy = reportExport({
  name: 'accuracy',
  load: getAccuracy,
  columns: COLUMNS,
  rows: ({ variables }) => variables,
  html: accuracyReport,
});
