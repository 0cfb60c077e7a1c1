import { barsScene } from '../charts/bars.js';
import { columnsScene } from '../charts/columns.js';
import { percentTick } from '../charts/figures.js';
import { lineScene } from '../charts/line.js';
import type { Scene } from '../charts/scene.js';
import { inlineSvg } from '../charts/scene-svg.js';
import { html, reportPage, reportTable, withNote } from '../export/report-page.js';
import { PAGE } from '../export/report-page.texts.model.js';
import { percentOf } from '../language/percent.model.js';
import { DOCUMENT } from './document.texts.model.js';
import { quoteParts } from './document-text.js';
import type { Block, Linked, Quote, ReportDocument } from './report-document.js';

const WIDTH = 760;

function linked({ text, link, note, isStrong }: Linked): string {
  const words = isStrong ? `<strong>${html(text)}</strong>` : html(text);
  const shown = link === undefined ? words : `<a href="${html(link)}">${words}</a>`;
  return note ? withNote(shown, note) : shown;
}

function quote(of: Quote): string {
  const [before, evidence, after] = quoteParts(of).map(html);
  const words = `${before}${evidence ? `<mark>${evidence}</mark>` : ''}${after}`;
  const about =
    of.about === '' ? '' : `<br><span class="muted">${linked({ text: of.about, link: of.link })}</span>`;
  return `<blockquote lang="${html(of.language)}">${words}${about}</blockquote>`;
}

const FORMATS = {
  share: { format: percentOf, formatTick: percentTick },
  score: { format: (value: number) => value.toFixed(1) },
};

/** A chart for each series, so that its interval can be seen; several stand beside each other. */
function linesHtml({ label, unit, points, series }: Extract<Block, { kind: 'lines' }>): string {
  const isOne = series.length === 1;
  const figures = series.map(({ name, values }) => {
    const scene = lineScene({
      label: `${label}: ${name}`,
      width: isOne ? WIDTH : WIDTH / 2 - 12,
      height: isOne ? 200 : 130,
      ...(unit === 'score' && { domain: [0, 10] as const }),
      points: points.flatMap((point, at) => {
        const value = values[at];
        return value ? [{ ...point, ...value }] : [];
      }),
      ...FORMATS[unit],
      words: DOCUMENT().lines,
    });
    return `<figure><figcaption>${html(name)}</figcaption>${inlineSvg(scene)}</figure>`;
  });
  return `<div class="${isOne ? '' : 'several'}">${figures.join('')}</div>`;
}

const drawingHtml = (scene: Scene): string =>
  `<figure>${inlineSvg(scene)}<figcaption class="muted">${html(scene.label)}</figcaption></figure>`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p${block.isStrong ? ' class="lead"' : ''}>${html(block.text)}</p>`;
    case 'small':
      return `<p class="small">${html(block.text)}</p>`;
    case 'list':
      return `<ul>${block.lines.map((of) => `<li>${linked(of)}</li>`).join('')}</ul>`;
    case 'figures':
      return `<dl class="figures">${block.figures.map((of) => `<div><dt>${html(of.label)}</dt><dd>${linked({ ...of, note: undefined })}<span class="muted">${html(of.note ?? '')}</span></dd></div>`).join('')}</dl>`;
    case 'table':
      return reportTable(
        block.caption,
        block.head,
        block.rows.map((cells) => cells.map(linked)),
      );
    case 'bars': {
      const { label, rows } = block;
      const words = { ...DOCUMENT().bars, ...(block.head && { share: block.head }) };
      return `<figure>${inlineSvg(barsScene({ label, width: WIDTH, rows, parts: rows.some(({ sentiment }) => sentiment) ? ['share', 'sentiment'] : ['share'], words: { ...words, ...PAGE().sentiments } }))}</figure>`;
    }
    case 'columns': {
      const { label, columns, series, peak } = block;
      const scene = columnsScene({
        label,
        width: WIDTH,
        height: 200,
        series,
        peaks: peak
          ? [
              {
                from: columns[peak.from]?.key ?? '',
                to: columns[peak.to]?.key ?? '',
                name: peak.name,
                label: peak.label,
              },
            ]
          : [],
        columns: columns.map((column, index) => ({
          ...column,
          values: series.map(({ values }) => values[index] ?? 0),
        })),
        words: { column: DOCUMENT().bars.trend, all: PAGE().commentsHead },
      });
      return `<figure>${inlineSvg(scene)}</figure>`;
    }
    case 'sides':
      return `<figure>${inlineSvg(block.scene(WIDTH))}<figcaption class="muted">${block.series.map(({ name }, at) => `${block.series.length === 2 ? (at === 0 ? '● ' : '□ ') : ''}${html(name)}`).join(' &nbsp; ')}</figcaption></figure>`;
    case 'parts':
      return `<figure>${inlineSvg(block.scene(WIDTH))}</figure>`;
    case 'lines':
      return linesHtml(block);
    case 'drawing':
      return drawingHtml(block.scene(WIDTH));
    case 'quotes':
      return `<h3>${html(block.heading)}</h3>${block.quotes.map(quote).join('')}`;
  }
}

/** A report as one HTML file: nothing is loaded from anywhere, made to be printed or sent. */
export const htmlDocument = ({ title, heading, period, about, sections }: ReportDocument): string =>
  reportPage({
    title,
    heading,
    about: period === '' ? about : [period, ...about],
    body: sections
      .map(
        ({ heading: name, blocks }) =>
          `<section>${name === '' ? '' : `<h2>${html(name)}</h2>`}${blocks.map(blockHtml).join('\n')}</section>`,
      )
      .join('\n'),
  });
