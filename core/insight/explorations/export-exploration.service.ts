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
import type { Exploration, ExploredTheme } from './exploration.schemas.js';
import { getExploration } from './explorations.service.js';

const languagesOf = (theme: ExploredTheme) =>
  theme.languages.map(({ language, comments }) => `${language} ${comments}`).join(', ');

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
  { title: 'languages', value: languagesOf },
  { title: 'examples', value: (theme) => theme.examples.join('\n') },
];

function explorationReport(exploration: Exploration): string {
  const { themes, fileName, total, read } = exploration;
  const rows = themes.map((theme) => [
    withNote(`${html(theme.name)}${theme.isThin ? ' *' : ''}`, theme.terms.join(', ')),
    withNote(count(theme.comments), percent(theme.share)),
    `${percent(theme.low)} – ${percent(theme.high)}`,
    `${theme.sentiments.positive} / ${theme.sentiments.neutral} / ${theme.sentiments.negative}`,
    html(languagesOf(theme)),
  ]);
  const examples = themes.map(
    (theme) =>
      `<h3>${html(theme.name)}</h3>${theme.examples.map((text) => `<blockquote>“${html(text)}”</blockquote>`).join('')}`,
  );
  return reportPage({
    title: 'What the comments speak of',
    heading: '反响标签 (AI探索)',
    about: [exploration.createdAt.slice(0, 10), exploration.createdBy],
    body: `<p><strong>${html(fileName || 'no name')}</strong>: ${count(total)} comments${read < total ? `, ${count(read)} of them read, evenly spread` : ''}</p>
<h2>Themes</h2>
${barPlot(
  themes.map((theme) => ({ ...theme, rate: theme.share })),
  'Share of comments per theme with 95 % intervals; the table below has the same numbers',
)}
${reportTable('Themes, largest first', ['Theme', 'Comments', '95 %', 'Positive / neutral / negative', 'Languages'], rows)}
<h2>Examples</h2>
${examples.join('\n')}`,
    reading: [
      "A theme is proposed when enough comments use its words: topics that smops knows, or terms that stand together in these comments. A comment may belong to several. Shares are of the comments read, with Wilson's 95 % intervals; sentiments are the embedded engine's reading.",
      'Themes are found by words: irony, hints and what is said in other words are missed. They are proposals to be checked with an analysis, not results. * rests on fewer than ten comments. These are shares of comments, not of people.',
    ],
  });
}

/** A stored exploration as a file. Throws NOT_FOUND. */
export async function exportExploration(ctx: AnalyzerContext, explorationId: string, format: ReportFormat) {
  const exploration = await getExploration(ctx, explorationId);
  const source = {
    name: 'exploration',
    columns: COLUMNS,
    rows: exploration.themes,
    whole: exploration,
    html: () => explorationReport(exploration),
  };
  return reportFile(source, format);
}
