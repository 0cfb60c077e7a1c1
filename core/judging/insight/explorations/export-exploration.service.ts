import { OVERVIEW } from '../../../analysis/analyzer/overview/overview.texts.model.js';
import { SAY } from '../../../analysis/copies/near-copies.texts.model.js';
import { actorText } from '../../../people/users/actor-names.model.js';
import { barsScene } from '../../../platform/charts/bars.js';
import { inlineSvg } from '../../../platform/charts/scene-svg.js';
import { count, html, reportPage, reportTable, withNote } from '../../../platform/export/report-page.js';
import { HEADINGS, PAGE } from '../../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import { reportExport } from '../report-files.js';
import { EXPLORATION } from '../reports.texts.model.js';
import type { Exploration, ExploredTheme } from './exploration.schemas.js';
import { getExploration } from './explorations.service.js';

const languagesOf = (theme: ExploredTheme) =>
  theme.languages.map(({ language, comments }) => `${language} ${comments}`).join(', ');

/** The examples; of copies of one text one, with how many there are beside it. */
const examplesOf = ({ examples, exampleCopies }: ExploredTheme) =>
  examples.map((text, at) => {
    const others = exampleCopies[at] ?? 0;
    return others === 0 ? text : `${text} (${SAY().others(others)})`;
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

const WIDTH = 760;

/** The themes as the dashboard draws them: share with its interval, negative left and positive right of a line. */
const themesScene = (themes: readonly ExploredTheme[]) =>
  barsScene({
    label: EXPLORATION().plot,
    width: WIDTH,
    parts: ['share', 'sentiment'],
    rows: themes.map(({ name, comments, share, low, high, sentiments }) => ({
      key: name,
      name,
      count: comments,
      share,
      low,
      high,
      sentiment: sentiments,
    })),
    words: { ...OVERVIEW().words, name: EXPLORATION().theme },
  });

function explorationReport(exploration: Exploration, timeZone: string): string {
  const { themes, fileName, total, read } = exploration;
  const [say, page] = [EXPLORATION(), PAGE()];
  const rows = themes.map((theme) => [
    withNote(`${html(theme.name)}${theme.isThin ? ' *' : ''}`, theme.terms.join(', ')),
    withNote(count(theme.comments), percentOf(theme.share)),
    percentRangeOf(theme.low, theme.high),
    `${theme.sentiments.positive} / ${theme.sentiments.neutral} / ${theme.sentiments.negative}`,
    html(languagesOf(theme)),
  ]);
  const examples = themes.map(
    (theme) =>
      `<h3>${html(theme.name)}</h3>${examplesOf(theme)
        .map((text) => `<blockquote>${html(text)}</blockquote>`)
        .join('')}`,
  );
  return reportPage({
    title: say.title,
    heading: HEADINGS().exploration,
    about: [dayText(exploration.createdAt, timeZone), actorText(exploration.createdBy)],
    body: `<p><strong>${html(fileName || page.noName)}</strong>: ${page.comments(count(total))}${read < total ? `, ${say.read(count(read))}` : ''}</p>
<h2>${say.themes}</h2>
<figure>${inlineSvg(themesScene(themes))}<figcaption class="muted">${say.plot}</figcaption></figure>
${reportTable(say.table, [say.theme, page.commentsHead, '95%', page.threeSentiments, say.languages], rows)}
<h2>${page.examples}</h2>
${examples.join('\n')}`,
    reading: say.reading,
  });
}

/** A stored exploration as a file. Throws NOT_FOUND. */
export const exportExploration = reportExport({
  name: 'exploration',
  load: getExploration,
  columns: COLUMNS,
  rows: ({ themes }) => themes,
  html: explorationReport,
});
