import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';
import { count } from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import { verb } from '../../../platform/operations/verb.js';
import { REPORT, type ResultDocument, reportExport, shownOf } from '../report-files.js';
import { ACCURACY as ACCURACY_TEXTS } from '../reports.texts.model.js';
import { ACCURACY } from './accuracy.operations.js';
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
  rate === null ? { text: '–' } : { text: percentOf(rate.value), note: percentRangeOf(rate.low, rate.high) };

function accuracyDocument(accuracy: RunAccuracy, timeZone: string): ResultDocument {
  const { variables, overall, judged, total, mistakes, mistakeCount, macroF1 } = accuracy;
  const [say, page] = [ACCURACY_TEXTS(), PAGE()];
  const cells = (one: Omit<VariableAccuracy, 'variable' | 'judged' | 'isThin'>) => [
    { text: `${one.hits} / ${one.extra} / ${one.missed}` },
    rateCell(one.precision),
    rateCell(one.recall),
    rateCell(one.f1),
  ];
  const rows = [
    ...variables.map((one) => [
      { text: `${one.variable}${one.isThin ? ' *' : ''}`, note: say.judged(one.judged) },
      ...cells(one),
    ]),
    [{ text: say.together }, ...cells(overall)],
  ];
  const shown = mistakes.map((one) =>
    [one.content, one.variable, one.kind === 'extra' ? say.machineOnly : say.personOnly, one.quote].map(
      (text) => ({ text }),
    ),
  );
  const mean = macroF1 === null ? '' : `; ${say.meanF1(percentOf(macroF1))}`;
  return {
    title: say.title,
    heading: HEADINGS().accuracy,
    about: [dayText(accuracy.createdAt, timeZone), accuracy.providerLabel, accuracy.model],
    file: accuracy.runName,
    line: `${say.judgedOf(count(judged), count(total))}${mean}`,
    sections: [
      { id: 'basis', heading: '', blocks: [{ kind: 'text', text: say.basis[accuracy.basis] }] },
      {
        id: 'rates',
        heading: say.heading,
        blocks: [
          { kind: 'drawing', scene: (width) => accuracyScene(variables, width, say.chart) },
          {
            kind: 'table',
            caption: say.table,
            head: [page.variable, say.counts, say.precision, say.recall, 'F1'],
            rows,
          },
        ],
      },
      {
        id: 'mistakes',
        heading: say.mistakes,
        blocks: [
          {
            kind: 'table',
            caption: shownOf(mistakes.length, mistakeCount),
            head: [page.comment, page.variable, page.saidBy, page.quote],
            rows: shown,
          },
        ],
      },
    ],
    reading: say.reading,
  };
}

/** The accuracy of a run as a file. Throws NOT_FOUND, CONFLICT. */
export const exportAccuracy = verb(
  ACCURACY.export,
  { of: OfRun, ...REPORT },
  reportExport({
    name: 'accuracy',
    load: getAccuracy,
    columns: COLUMNS,
    rows: ({ variables }) => variables,
    document: accuracyDocument,
  }),
);
