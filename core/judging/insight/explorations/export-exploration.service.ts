import { NEAR_COPIES_TEXTS } from '../../../analysis/copies/near-copies.texts.model.js';
import { actorText } from '../../../people/users/actor-names.model.js';
import { count } from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import { verb } from '../../../platform/operations/verb.js';
import { REPORT, type ResultDocument, reportExport } from '../report-files.js';
import { EXPLORATION } from '../reports.texts.model.js';
import { type Exploration, type ExploredTheme, OfExploration } from './exploration.schemas.js';
import { EXPLORATIONS } from './explorations.operations.js';
import { getExploration } from './explorations.service.js';

const languagesOf = (theme: ExploredTheme) =>
  theme.languages.map(({ language, comments }) => `${language} ${comments}`).join(', ');

/** The examples; of copies of one text one, with how many there are beside it. */
const examplesOf = ({ examples, exampleCopies }: ExploredTheme) =>
  examples.map((text, at) => {
    const others = exampleCopies[at] ?? 0;
    return others === 0 ? text : `${text} (${NEAR_COPIES_TEXTS().others(others)})`;
  });

const COLUMNS: ExportColumn<ExploredTheme>[] = [
  { title: 'theme', value: (theme) => theme.name },
  { title: 'kind', value: (theme) => theme.kind },
  { title: 'variable', value: (theme) => theme.variable },
  { title: 'terms', value: (theme) => theme.terms.join('; ') },
  { title: 'comments', value: (theme) => theme.comments },
  { title: 'share', value: (theme) => theme.share },
  { title: 'share_low', value: (theme) => theme.low },
  { title: 'share_high', value: (theme) => theme.high },
  { title: 'is_thin', value: (theme) => theme.isThin },
  { title: 'positive', value: (theme) => theme.sentiments.positive },
  { title: 'neutral', value: (theme) => theme.sentiments.neutral },
  { title: 'negative', value: (theme) => theme.sentiments.negative },
  { title: 'rise', value: (theme) => theme.rise },
  { title: 'languages', value: languagesOf },
  { title: 'examples', value: (theme) => examplesOf(theme).join('\n') },
];

/** One row of the chart and of the table for each theme, its examples below. */
function explorationDocument(exploration: Exploration, timeZone: string): ResultDocument {
  const { themes, fileName, total, read } = exploration;
  const [say, page] = [EXPLORATION(), PAGE()];
  const rows = themes.map((theme) => [
    { text: `${theme.name}${theme.isThin ? ' *' : ''}`, note: theme.terms.join(', ') },
    { text: count(theme.comments), note: percentOf(theme.share) },
    { text: percentRangeOf(theme.low, theme.high) },
    {
      text: `${theme.sentiments.positive} / ${theme.sentiments.neutral} / ${theme.sentiments.negative}`,
    },
    { text: languagesOf(theme) },
  ]);
  const bars = themes.map(({ name, comments, share, low, high, sentiments }) => ({
    key: name,
    name,
    count: comments,
    share,
    low,
    high,
    sentiment: sentiments,
  }));
  const readOfAll = read < total ? `, ${say.read(count(read))}` : '';
  return {
    title: say.title,
    heading: HEADINGS().exploration,
    about: [dayText(exploration.createdAt, timeZone), actorText(exploration.createdBy)],
    file: fileName,
    line: `${page.comments(count(total))}${readOfAll}`,
    sections: [
      {
        id: 'themes',
        heading: say.themes,
        blocks: [
          { kind: 'bars', label: say.plot, rows: bars },
          {
            kind: 'table',
            caption: say.table,
            head: [say.theme, page.commentsHead, '95%', page.threeSentiments, say.languages],
            rows,
          },
        ],
      },
      {
        id: 'examples',
        heading: page.examples,
        blocks: themes.map((theme) => ({
          kind: 'quotes',
          heading: theme.name,
          quotes: examplesOf(theme).map((text) => ({ text, start: 0, end: 0, about: '', language: '' })),
        })),
      },
    ],
    reading: say.reading,
  };
}

/** A stored exploration as a file. Throws NOT_FOUND. */
export const exportExploration = verb(
  EXPLORATIONS.export,
  { of: OfExploration, ...REPORT },
  reportExport({
    name: 'exploration',
    load: getExploration,
    columns: COLUMNS,
    rows: ({ themes }) => themes,
    document: explorationDocument,
  }),
);
