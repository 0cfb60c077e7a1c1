import type { ExportFormat } from '@smops/core/analyzer/analyzer.constants.js';
import type { AnalysisComment, AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { exportAnalysis, getAnalysisResults } from '@smops/server/client/fb-analyzer.client.js';
import { type Io, renderTable, sanitize } from '../output.js';
import { saveBody } from '../save-body.js';

const PAGE = 2000;
const TOP = 10;
const BAR = 20;

const count = (value: number) => value.toLocaleString('en');

/** A run in a file format: into `out`, which is complete or not there, else to stdout. */
export async function writeExport(
  io: Io,
  client: Client,
  taskId: string,
  format: ExportFormat,
  out: string | undefined,
): Promise<void> {
  const answer = await exportAnalysis(client, taskId, format);
  await saveBody(io, answer, out, format === 'json');
}

/** Matched comments, those with most reactions first; the file's order among equals. */
async function topComments(client: Client, taskId: string, limit: number): Promise<AnalysisComment[]> {
  let top: AnalysisComment[] = [];
  for (let after: number | undefined; ; ) {
    const { results, next } = await getAnalysisResults(client, taskId, { limit: PAGE, after });
    top.push(...results.comments.filter((comment) => comment.matched_variables.length > 0));
    top.sort((a, b) => b.reactions_count - a.reactions_count || a.seq - b.seq);
    top = top.slice(0, limit);
    if (next === null) return top;
    after = next;
  }
}

function statisticsTable(
  { results, analysis_info: info }: AnalysisResults,
  width: number | undefined,
): string {
  const rows = Object.entries(results.statistics);
  const most = Math.max(1, ...rows.map(([, comments]) => comments));
  const share = (comments: number) => (info.total_comments === 0 ? 0 : comments / info.total_comments);
  return renderTable(
    rows,
    [
      { title: 'VARIABLE', value: ([name]) => name, flexible: true },
      { title: 'COMMENTS', value: ([, comments]) => comments },
      { title: 'SHARE', value: ([, comments]) => `${(share(comments) * 100).toFixed(1)} %` },
      ...(width === undefined
        ? []
        : [
            {
              title: '',
              value: ([, comments]: [string, number]) => '▇'.repeat(Math.round((comments / most) * BAR)),
            },
          ]),
    ],
    width,
  );
}

/**
 * What a person wants to see of a run: summary, statistics, comments. On a terminal those with most reactions, cut to
 * its width; in a pipe every matched comment, whole.
 */
export async function printResults(io: Io, client: Client, taskId: string): Promise<void> {
  const width = io.isOutTty ? io.columns : undefined;
  const first = await getAnalysisResults(client, taskId, { limit: 1 });
  const info = first.analysis_info;
  const comments = await topComments(client, taskId, io.isOutTty ? TOP : Number.POSITIVE_INFINITY);
  if (first.results.summary !== '') io.out(`${sanitizeLines(first.results.summary)}\n\n`);
  io.out(statisticsTable(first, width));
  const feelings = `${count(info.positive_comments)} positive, ${count(info.neutral_comments)} neutral, ${count(info.negative_comments)} negative`;
  io.out(
    `\n${count(info.matched_comments)} of ${count(info.total_comments)} comments match; ${feelings}. ${info.provider_label} (${info.model})${info.cost_usd > 0 ? `, $${info.cost_usd.toFixed(4)}` : ''}.\n`,
  );
  if (comments.length === 0) return;
  io.out(io.isOutTty ? `\nMost reactions:\n` : '\n');
  const columns = [
    { title: 'REACTIONS', value: (comment: AnalysisComment) => comment.reactions_count },
    { title: 'AUTHOR', value: (comment: AnalysisComment) => comment.author, flexible: true },
    {
      title: 'VARIABLES',
      value: (comment: AnalysisComment) => comment.matched_variables.join(', '),
      flexible: true,
    },
    { title: 'QUOTE', value: (comment: AnalysisComment) => comment.quote, flexible: true },
    { title: 'FEELING', value: (comment: AnalysisComment) => comment.sentiment?.label ?? '' },
    { title: 'COMMENT', value: (comment: AnalysisComment) => comment.content, flexible: true },
  ];
  io.out(renderTable(comments, columns, width));
}

const sanitizeLines = (text: string) => text.split('\n').map(sanitize).join('\n');
