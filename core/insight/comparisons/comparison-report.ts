import { fewText } from '../../estimates/share-words.model.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { count, html, pText, reportPage } from '../../export/report-page.js';
import { HEADINGS, PAGE } from '../../export/report-page.texts.model.js';
import { percentOf } from '../../language/percent.model.js';
import { COMPARISON } from '../reports.texts.model.js';
import type { ComparedRates, ComparedVariable, Comparison } from './comparison.schemas.js';

const points = (rate: number) => `${rate > 0 ? '+' : ''}${(rate * 100).toFixed(1)}`;

const rateText = (of: ComparedRates['a']) => fewText(of) ?? percentOf(of.rate);

const ROW = 46;
const LEFT = 190;
const WIDTH = 760;

/** Two dots with their intervals for every variable, on one axis from nothing to the largest upper end. */
export function dotPlot(
  variables: readonly ComparedVariable[],
  pick: (one: ComparedVariable) => ComparedRates,
): string {
  const top = Math.max(0.05, ...variables.flatMap((one) => [pick(one).a.high, pick(one).b.high]));
  const end = Math.min(1, Math.ceil(top * 20) / 20);
  const x = (rate: number) => (LEFT + (rate / end) * (WIDTH - LEFT - 30)).toFixed(1);
  const height = variables.length * ROW + 40;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => share * end);
  const grid = ticks
    .map(
      (tick) =>
        `<line x1="${x(tick)}" x2="${x(tick)}" y1="8" y2="${height - 28}" stroke="#e2e5ea"/><text x="${x(tick)}" y="${height - 10}" text-anchor="middle" font-size="12" fill="#566173">${percentOf(tick)}</text>`,
    )
    .join('');
  const mark = (estimate: ComparedRates['a'], y: number, colour: string, name: string) =>
    `<line x1="${x(estimate.low)}" x2="${x(Math.min(estimate.high, end))}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="2"/><circle cx="${x(estimate.rate)}" cy="${y}" r="5" fill="${colour}"><title>${name}: ${rateText(estimate)} (${percentOf(estimate.low)} – ${percentOf(estimate.high)})</title></circle>`;
  const rows = variables
    .map((one, index) => {
      const y = 22 + index * ROW;
      const rates = pick(one);
      const name = one.variable.length > 24 ? `${one.variable.slice(0, 23)}…` : one.variable;
      return `<text x="0" y="${y + 9}" font-size="13" fill="#1b2430">${html(name)}</text>${mark(rates.a, y, '#2a52be', 'A')}${mark(rates.b, y + 14, '#b45309', 'B')}`;
    })
    .join('');
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${html(COMPARISON().plot)}">${grid}${rows}</svg>`;
}

function row(one: ComparedVariable, rates: ComparedRates): string {
  const interval = (low: number, high: number) => `${percentOf(low)} – ${percentOf(high)}`;
  return `<tr><td${rates.isClear ? ' class="clear"' : ''}>${html(one.variable)}${one.isThin ? ' *' : ''}<br><span class="muted">${html(SHARES().basis[rates.basis])}</span></td>
<td>${rateText(rates.a)}<br><span class="muted">${interval(rates.a.low, rates.a.high)}</span></td>
<td>${rateText(rates.b)}<br><span class="muted">${interval(rates.b.low, rates.b.high)}</span></td>
<td>${points(rates.difference)}<br><span class="muted">${points(rates.low)} – ${points(rates.high)}</span></td>
<td>${pText(rates.pAdjusted)}</td><td>${rates.effect.toFixed(2)}<br><span class="muted">${COMPARISON().effects[rates.effectSize]}</span></td></tr>`;
}

const table = (comparison: Comparison, caption: string, pick: (one: ComparedVariable) => ComparedRates) =>
  `<div class="wide"><table><caption>${caption}</caption><thead><tr><th>${PAGE().variable}</th><th>A</th><th>B</th><th>${COMPARISON().points}</th><th>p (Holm)</th><th>h</th></tr></thead><tbody>${comparison.variables.map((one) => row(one, pick(one))).join('')}</tbody></table></div>`;

/** The comparison as one HTML file: charts and tables in it, nothing loaded from anywhere, made to be printed. */
export function comparisonReport(comparison: Comparison): string {
  const { a, b } = comparison;
  const [say, page] = [COMPARISON(), PAGE()];
  const about = (name: string, side: typeof a) =>
    `<li><strong>${name}</strong>: ${html(side.fileName || page.noName)}, ${page.comments(count(side.total))} (${say.sentiments(count(side.positive), count(side.neutral), count(side.negative))}${side.failed > 0 ? `, ${say.failed(count(side.failed))}` : ''})</li>`;
  return reportPage({
    title: say.title,
    heading: HEADINGS().comparison,
    about: [comparison.createdAt.slice(0, 10), comparison.providerLabel, comparison.createdBy],
    body: `<ul>${about('A', a)}${about('B', b)}</ul>
<h2>${page.summary}</h2><pre>${html(comparison.summary)}</pre>
<h2>${page.shares}</h2>
<figure>${dotPlot(comparison.variables, (one) => one.raw)}<figcaption class="muted">${say.legend}</figcaption></figure>
${table(comparison, say.raw, (one) => one.raw)}
<h2>${say.weightedHeading}</h2>
${table(comparison, say.weighted, (one) => one.weighted)}`,
    reading: [...say.reading, SHARES().compared],
  });
}
