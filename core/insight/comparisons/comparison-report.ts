import { inlineSvg } from '../../charts/scene-svg.js';
import { fewText } from '../../estimates/share-words.model.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { count, html, pText, reportPage, reportTable, withNote } from '../../export/report-page.js';
import { HEADINGS, PAGE } from '../../export/report-page.texts.model.js';
import { percentOf } from '../../language/percent.model.js';
import { differenceWord } from '../difference-size.model.js';
import { DIFFERENCES } from '../differences.texts.model.js';
import { COMPARISON } from '../reports.texts.model.js';
import type { ComparedRates, ComparedSide, ComparedVariable, Comparison } from './comparison.schemas.js';
import { comparisonScene, shownVariables, type Weighting } from './comparison-charts.model.js';
import { largestOf } from './largest-contrast.model.js';
import { sentimentScene } from './side-charts.model.js';

const points = (rate: number) => `${rate > 0 ? '+' : ''}${(rate * 100).toFixed(1)}`;

function cells(one: ComparedVariable, rates: ComparedRates): string[] {
  const { contrast, place, isNotable } = largestOf(rates);
  const { difference, low, high, effect, pAdjusted } = contrast;
  const name = `<span${isNotable ? ' class="clear"' : ''}>${html(one.variable)}${one.isThin ? ' *' : ''}</span>`;
  const shares = rates.sides.map((side, at) => {
    const apart = rates.contrasts.length > 1 && rates.contrasts[at]?.isClear === true;
    const text = html(fewText(side) ?? percentOf(side.rate));
    const share = apart ? `<span class="clear">${text}</span>` : text;
    return withNote(share, `${percentOf(side.low)} – ${percentOf(side.high)}`);
  });
  const largest = rates.contrasts.length > 1 ? `${String.fromCharCode(65 + place)} ` : '';
  return [
    withNote(name, SHARES().basis[rates.basis]),
    ...shares,
    withNote(`${largest}${points(difference)}`, `${points(low)} – ${points(high)}`),
    DIFFERENCES().sizes[differenceWord(contrast, one.isThin)],
    withNote(pText(pAdjusted), `h ${effect.toFixed(2)}`),
  ];
}

function table(comparison: Comparison, caption: string, weighting: Weighting): string {
  const shown = shownVariables(comparison.variables, { weighting, sort: 'difference', onlyNotable: false });
  const say = COMPARISON();
  const letters = comparison.sides.map((_, at) => String.fromCharCode(65 + at));
  const head = [
    PAGE().variable,
    ...letters,
    letters.length === 2 ? say.points : say.largest,
    say.size,
    'p (Holm)',
  ];
  return reportTable(
    caption,
    head,
    shown.map((one) => cells(one, one[weighting])),
  );
}

const WIDTH = 900;
const legendOf = ({ sides }: Comparison) =>
  sides.length === 2
    ? sides.map(({ name }, at) => `${at === 0 ? '●' : '□'} ${html(name)}`).join(' &nbsp; ')
    : html(COMPARISON().heatMap);

/** The chart that the dashboard shows too. */
const figure = (comparison: Comparison, weighting: Weighting) =>
  `<figure>${inlineSvg(comparisonScene(comparison, { weighting, sort: 'difference', onlyNotable: false }, WIDTH, { ...COMPARISON(), differences: DIFFERENCES() }))}<figcaption class="muted">${legendOf(comparison)}</figcaption></figure>`;

/** The comparison as one HTML file: charts and tables in it, nothing loaded from anywhere, made to be printed. */
export function comparisonReport(comparison: Comparison): string {
  const [say, page] = [COMPARISON(), PAGE()];
  const about = (side: ComparedSide, at: number) => {
    const failed = side.failed > 0 ? `, ${say.failed(count(side.failed))}` : '';
    const sentiments = say.sentiments(count(side.positive), count(side.neutral), count(side.negative));
    return `<li><strong>${String.fromCharCode(65 + at)}: ${html(side.name)}</strong>: ${html(side.fileName || page.noName)}, ${side.analysedAt.slice(0, 10)}, ${page.comments(count(side.total))} (${sentiments}${failed})</li>`;
  };
  return reportPage({
    title: say.title,
    heading: HEADINGS().comparison,
    about: [comparison.createdAt.slice(0, 10), comparison.providerLabel, comparison.createdBy],
    body: `<ul>${comparison.sides.map(about).join('')}</ul>
${comparison.isMixed ? `<p>${say.mixed}</p>` : ''}
${comparison.copies === 'once' ? `<p>${say.once}</p>` : ''}
<h2>${page.summary}</h2><pre>${html(comparison.summary)}</pre>
<h2>${page.shares}</h2>
${figure(comparison, 'raw')}
${table(comparison, say.raw, 'raw')}
<h2>${say.sides.heading}</h2>
<figure>${inlineSvg(sentimentScene(comparison.sides, WIDTH, say.sides))}</figure>
<h2>${say.weightedHeading}</h2>
${figure(comparison, 'weighted')}
${table(comparison, say.weighted, 'weighted')}`,
    reading: [...DIFFERENCES().reading, ...say.reading, SHARES().compared],
  });
}
