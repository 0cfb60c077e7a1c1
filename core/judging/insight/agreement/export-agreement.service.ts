import { count } from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { verb } from '../../../platform/operations/verb.js';
import { REPORT, type ResultDocument, reportExport, shownOf } from '../report-files.js';
import { AGREEMENT as AGREEMENT_TEXTS } from '../reports.texts.model.js';
import { AGREEMENT } from './agreement.operations.js';
import { type Agreement, AgreementInput, type VariableAgreement } from './agreement.schemas.js';
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

const range = (low: number | null, high: number | null) => `${number(low)} – ${number(high)}`;

function agreementDocument(agreement: Agreement, timeZone: string): ResultDocument {
  const { a, b, common, variables, sentiment, disagreements, disagreementCount } = agreement;
  const [say, page] = [AGREEMENT_TEXTS(), PAGE()];
  const about = (name: string, side: typeof a) => ({
    text: `${name}: ${side.providerLabel} (${side.model}), ${side.runName || page.noName}, ${page.comments(count(side.total))}`,
  });
  const kappaCells = (one: Pick<VariableAgreement, 'observed' | 'kappa' | 'low' | 'high'>) => [
    { text: percentOf(one.observed) },
    one.kappa === null ? { text: '–' } : { text: number(one.kappa), note: range(one.low, one.high) },
  ];
  const rows = [
    ...variables.map((one) => [
      { text: `${one.variable}${one.isThin ? ' *' : ''}` },
      { text: `${one.both} / ${one.onlyA} / ${one.onlyB} / ${one.neither}` },
      ...kappaCells(one),
    ]),
    [{ text: say.sentiment }, { text: '' }, ...kappaCells(sentiment)],
  ];
  const bars = variables.flatMap(({ variable, both, onlyA, onlyB, kappa, low, high }) =>
    kappa === null
      ? []
      : [
          {
            key: variable,
            name: variable,
            count: both + onlyA + onlyB,
            share: Math.max(0, kappa),
            low: Math.max(0, low ?? 0),
            high: Math.max(0, high ?? 0),
            said: `${number(kappa)} (${range(low, high)})`,
          },
        ],
  );
  const shown = disagreements.map((one) =>
    [
      one.content,
      one.variable,
      one.saidBy === 'a' ? 'A' : 'B',
      one.quote,
      one.judgement === null ? '–' : one.judgement ? say.yes : say.no,
    ].map((text) => ({ text })),
  );
  return {
    title: say.title,
    heading: HEADINGS().agreement,
    about: [dayText(a.createdAt, timeZone), dayText(b.createdAt, timeZone)],
    line: say.common(common),
    sections: [
      { id: 'sides', heading: '', blocks: [{ kind: 'list', lines: [about('A', a), about('B', b)] }] },
      {
        id: 'kappa',
        heading: say.heading,
        blocks: [
          { kind: 'bars', label: say.plot, head: say.kappa, rows: bars },
          { kind: 'table', caption: say.table, head: [page.variable, say.counts, say.same, say.kappa], rows },
        ],
      },
      {
        id: 'disagreements',
        heading: say.disagreements,
        blocks: [
          {
            kind: 'table',
            caption: shownOf(disagreements.length, disagreementCount),
            head: [page.comment, page.variable, page.saidBy, page.quote, say.person],
            rows: shown,
          },
        ],
      },
    ],
    reading: say.reading,
  };
}

/** The agreement of two runs as a file. Throws what `getAgreement` throws. */
export const exportAgreement = verb(
  AGREEMENT.export,
  { ...REPORT, input: AgreementInput.extend(REPORT.input.shape) },
  reportExport({
    name: 'agreement',
    load: getAgreement,
    columns: COLUMNS,
    rows: ({ variables }) => variables,
    document: agreementDocument,
  }),
);
