import {
  barPlot,
  count,
  html,
  reportPage,
  reportTable,
  withNote,
} from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { reportExport } from '../report-files.js';
import { AGREEMENT } from '../reports.texts.model.js';
import type { Agreement, VariableAgreement } from './agreement.schemas.js';
import { getAgreement } from './agreement.service.js';

const COLUMNS: ExportColumn<VariableAgreement>[] = [
  { title: 'variable', value: (row) => row.variable },
  { title: 'both', value: (row) => row.both },
  { title: 'only_a', value: (row) => row.onlyA },
  { title: 'only_b', value: (row) => row.onlyB },
  { title: 'neither', value: (row) => row.neither },
  { title: 'observed', value: (row) => row.observed },
  { title: 'expected', value: (row) => row.expected },
  { title: 'kappa', value: (row) => row.kappa },
  { title: 'kappa_low', value: (row) => row.low },
  { title: 'kappa_high', value: (row) => row.high },
  { title: 'is_thin', value: (row) => row.isThin },
];

const number = (value: number | null) => (value === null ? '–' : value.toFixed(2));

function agreementReport(agreement: Agreement, timeZone: string): string {
  const { a, b, common, variables, sentiment, disagreements, disagreementCount } = agreement;
  const [say, page] = [AGREEMENT(), PAGE()];
  const about = (name: string, side: typeof a) =>
    `<li><strong>${name}</strong>: ${html(side.providerLabel)} (${html(side.model)}), ${html(side.runName || page.noName)}, ${page.comments(count(side.total))}</li>`;
  const kappaCells = (one: Pick<VariableAgreement, 'observed' | 'kappa' | 'low' | 'high'>) => [
    percentOf(one.observed),
    one.kappa === null ? '–' : withNote(number(one.kappa), `${number(one.low)} – ${number(one.high)}`),
  ];
  const rows = [
    ...variables.map((one) => [
      `${html(one.variable)}${one.isThin ? ' *' : ''}`,
      `${one.both} / ${one.onlyA} / ${one.onlyB} / ${one.neither}`,
      ...kappaCells(one),
    ]),
    [say.sentiment, '', ...kappaCells(sentiment)],
  ];
  const bars = variables.flatMap(({ variable, kappa, low, high }) =>
    kappa === null
      ? []
      : [
          {
            name: variable,
            rate: Math.max(0, kappa),
            low: Math.max(0, low ?? 0),
            high: Math.max(0, high ?? 0),
          },
        ],
  );
  const shown = disagreements.map((one) => [
    html(one.content),
    html(one.variable),
    one.saidBy === 'a' ? 'A' : 'B',
    html(one.quote),
    one.judgement === null ? '–' : one.judgement ? say.yes : say.no,
  ]);
  return reportPage({
    title: say.title,
    heading: HEADINGS().agreement,
    about: [dayText(a.createdAt, timeZone), dayText(b.createdAt, timeZone)],
    body: `<ul>${about('A', a)}${about('B', b)}</ul><p>${say.common(common)}</p>
<h2>${say.heading}</h2>
${barPlot(bars, say.plot)}
${reportTable(say.table, [page.variable, say.counts, say.same, say.kappa], rows)}
<h2>${say.disagreements}</h2>
${reportTable(disagreementCount > disagreements.length ? page.firstOf(disagreements.length, disagreementCount) : page.all, [page.comment, page.variable, page.saidBy, page.quote, say.person], shown)}`,
    reading: say.reading,
  });
}

/** The agreement of two runs as a file. Throws what `getAgreement` throws. */
export const exportAgreement = reportExport({
  name: 'agreement',
  load: getAgreement,
  columns: COLUMNS,
  rows: ({ variables }) => variables,
  html: agreementReport,
});
