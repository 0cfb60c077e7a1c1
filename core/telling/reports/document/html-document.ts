import { barsScene } from '../../../platform/charts/bars.js';
import { columnsScene } from '../../../platform/charts/columns.js';
import { percentTick } from '../../../platform/charts/figures.js';
import { lineScene } from '../../../platform/charts/line.js';
import { sceneSvg } from '../../../platform/charts/scene-svg.js';
import { html, reportPage, reportTable, withNote } from '../../../platform/export/report-page.js';
import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { DOCUMENT } from '../reports.texts.model.js';
import { quoteParts } from './document-text.js';
import type { Block, Linked, Quote, ReportDocument } from './report-document.js';

const WIDTH = 760;

function linked({ text, link, note }: Linked): string {
  const shown = link === undefined ? html(text) : `<a href="${html(link)}">${html(text)}</a>`;
  return note ? withNote(shown, note) : shown;
}

function quote(of: Quote): string {
  const [before, evidence, after] = quoteParts(of).map(html);
  return `<blockquote lang="${html(of.language)}">${before}${evidence ? `<mark>${evidence}</mark>` : ''}${after}<br><span class="muted">${linked({ text: of.about, link: of.link })}</span></blockquote>`;
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
    return `<figure><figcaption>${html(name)}</figcaption>${sceneSvg(scene)}</figure>`;
  });
  return `<div class="${isOne ? '' : 'several'}">${figures.join('')}</div>`;
}

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
      const words = DOCUMENT().bars;
      return `<figure>${sceneSvg(barsScene({ label, width: WIDTH, rows, parts: rows.some(({ sentiment }) => sentiment) ? ['share', 'sentiment'] : ['share'], words: { ...words, ...PAGE().sentiments } }))}</figure>`;
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
      return `<figure>${sceneSvg(scene)}</figure>`;
    }
    case 'sides':
      return `<figure>${sceneSvg(block.scene(WIDTH))}<figcaption class="muted">${block.series.map(({ name }, at) => `${block.series.length === 2 ? (at === 0 ? '● ' : '□ ') : ''}${html(name)}`).join(' &nbsp; ')}</figcaption></figure>`;
    case 'parts':
      return `<figure>${sceneSvg(block.scene(WIDTH))}</figure>`;
    case 'lines':
      return linesHtml(block);
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
    reading: [],
  });
