import pptxgen from 'pptxgenjs';
import { widthOf } from '../../charts/words.js';
import { LATIN_FONT, lineColour, MOST_MARKED, officeColour, printable, quoteParts } from './document-text.js';
import type { Block, Linked, Quote, ReportDocument } from './report-document.js';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
// Its types describe the CommonJS build, where the class is `default` of the module; Node loads the ES build, where it is the module's default.
const Deck = pptxgen as unknown as typeof pptxgen.default;
type Slide = ReturnType<InstanceType<typeof Deck>['addSlide']>;
type TextPart = Parameters<Slide['addText']>[0] extends infer T
  ? Extract<T, readonly unknown[]>[number]
  : never;

/** Inches: a wide slide, its margins, and where what follows the heading begins. */
const PAGE = { width: 13.33, height: 7.5, left: 0.6, right: 0.6, top: 1.05, bottom: 0.45 };
const WIDTH = PAGE.width - PAGE.left - PAGE.right;
const ROOM = PAGE.height - PAGE.top - PAGE.bottom;
const QUIET = officeColour('quiet');
const TEXT = officeColour('text');
/** Points. */
const SIZE = { heading: 24, section: 16, lead: 18, body: 14, small: 11, figure: 32 };

/** A block, or a part of one, with the height that it takes. */
interface Piece {
  height: number;
  draw(slide: Slide, y: number): void;
}

/** How many lines a text takes at a size in points. */
function linesOf(text: string, size: number, width = WIDTH): number {
  const px = (width * 96) / 1.08;
  return text
    .split('\n')
    .reduce((lines, part) => lines + Math.max(1, Math.ceil(widthOf(part, (size * 96) / 72) / px)), 0);
}
const lineHeight = (size: number) => (size * 1.35) / 72;

const linked = ({ text, link }: Linked, options: object = {}): TextPart =>
  ({
    text: printable(text),
    options: { ...options, ...(link === undefined ? {} : { hyperlink: { url: link } }) },
  }) as TextPart;

function textPiece(text: string, { isStrong = false, size = SIZE.body } = {}): Piece {
  const height = linesOf(text, size) * lineHeight(size) + 0.08;
  return {
    height,
    draw: (slide, y) => {
      slide.addText(printable(text), {
        x: PAGE.left,
        y,
        w: WIDTH,
        h: height,
        margin: 0,
        fontSize: size,
        bold: isStrong,
        color: TEXT,
        valign: 'top',
      });
    },
  };
}

function headingPiece(name: string, size: number): Piece {
  const height = lineHeight(size) + 0.2;
  return {
    height,
    draw: (slide, y) => {
      slide.addText(printable(name), {
        x: PAGE.left,
        y,
        w: WIDTH,
        h: height,
        margin: 0,
        fontSize: size,
        bold: true,
        color: TEXT,
        valign: 'middle',
      });
    },
  };
}

function listPieces({ lines }: BlockOf<'list'>): Piece[] {
  return lines.map((of) => {
    const height = linesOf(of.text, SIZE.body, WIDTH - 0.3) * lineHeight(SIZE.body) + 0.06;
    return {
      height,
      draw: (slide, y) => {
        slide.addText([linked(of, { bullet: true })], {
          x: PAGE.left,
          y,
          w: WIDTH,
          h: height,
          margin: 0,
          fontSize: SIZE.body,
          color: TEXT,
          valign: 'top',
        });
      },
    };
  });
}

function figuresPiece({ figures }: BlockOf<'figures'>): Piece {
  const width = WIDTH / Math.max(1, figures.length);
  return {
    height: 1.5,
    draw: (slide, y) => {
      for (const [index, figure] of figures.entries()) {
        slide.addText(
          [
            linked({ text: figure.label }, { fontSize: SIZE.small, color: QUIET, breakLine: true }),
            linked(figure, { fontSize: SIZE.figure, bold: true, color: TEXT, breakLine: true }),
            linked({ text: figure.note ?? '' }, { fontSize: SIZE.small, color: QUIET }),
          ],
          { x: PAGE.left + index * width, y, w: width - 0.2, h: 1.4, margin: 0, valign: 'top' },
        );
      }
    },
  };
}

const ROW = 0.36;
const rowHeight = (cells: readonly Linked[]) =>
  ROW + (cells.some(({ note }) => note) ? lineHeight(SIZE.small) : 0);

/** A table as pieces that fit on a slide; each has the head. */
function tablePieces({ head, rows }: BlockOf<'table'>): Piece[] {
  const pieces: (readonly Linked[])[][] = [[]];
  let height = ROW;
  for (const cells of rows) {
    if (height + rowHeight(cells) > ROOM) {
      pieces.push([]);
      height = ROW;
    }
    pieces.at(-1)?.push(cells);
    height += rowHeight(cells);
  }
  const none = { type: 'none' as const };
  const below = { type: 'solid' as const, color: officeColour('grid'), pt: 0.75 };
  const border: [typeof none, typeof none, typeof below, typeof none] = [none, none, below, none];
  const align = (column: number) => (column === 0 ? ('left' as const) : ('right' as const));
  const firstWidth = WIDTH * 0.3;
  const colW = head.map((_, column) =>
    column === 0 ? firstWidth : (WIDTH - firstWidth) / (head.length - 1),
  );
  return pieces.map((some) => ({
    height: ROW + some.reduce((sum, cells) => sum + rowHeight(cells), 0) + 0.1,
    draw: (slide, y) => {
      slide.addTable(
        [
          head.map((text, column) => ({
            text: printable(text),
            options: { color: QUIET, fontSize: SIZE.small, align: align(column), border },
          })),
          ...some.map((cells) =>
            cells.map((of, column) => ({
              text: [
                linked(of, { breakLine: Boolean(of.note) }),
                ...(of.note ? [linked({ text: of.note }, { fontSize: SIZE.small, color: QUIET })] : []),
              ],
              options: { align: align(column), border },
            })),
          ),
        ] as Parameters<Slide['addTable']>[0],
        { x: PAGE.left, y, w: WIDTH, colW, fontSize: 12, color: TEXT, margin: 0.04, valign: 'middle' },
      );
    },
  }));
}

interface OfficeChart {
  label: string;
  labels: readonly string[];
  series: readonly { name: string; colour: string; values: readonly number[] }[];
  /** Of the numbers along the axis. */
  format: string;
}

/** A chart whose numbers PowerPoint edits; with a legend where it shows several things. */
function chartPiece(
  type: 'bar' | 'line',
  height: number,
  { label, labels, series, format, ...options }: OfficeChart & Parameters<Slide['addChart']>[2],
): Piece {
  const data = series.map(({ name, values }) => ({
    name: printable(name),
    labels: labels.map(printable),
    values: [...values],
  }));
  return {
    height,
    draw: (slide, y) => {
      slide.addChart(type, data, {
        x: PAGE.left,
        y,
        w: WIDTH,
        h: height,
        chartColors: series.map(({ colour }) => colour),
        showLegend: series.length > 1,
        legendPos: 'b',
        legendFontSize: SIZE.small,
        valAxisMinVal: 0,
        valAxisLabelFormatCode: format,
        valAxisLabelFontSize: SIZE.small,
        catAxisLabelFontSize: SIZE.small,
        valGridLine: { color: officeColour('grid'), size: 0.5 },
        altText: printable(label),
        ...options,
      });
    },
  };
}

/** Shares as bars, longest on top. */
function barsPiece({ label, rows }: BlockOf<'bars'>): Piece {
  const upwards = [...rows].reverse();
  return chartPiece('bar', Math.min(ROOM, 0.7 + rows.length * 0.36), {
    barDir: 'bar',
    barGapWidthPct: 50,
    series: [{ name: label, colour: officeColour('base'), values: upwards.map(({ share }) => share) }],
    labels: upwards.map(({ name }) => name),
    format: '0%',
    label,
    showValue: true,
    dataLabelFormatCode: '0.0%',
    dataLabelFontSize: SIZE.small,
  });
}

/** Counts over time as stacked columns. */
function columnsPiece({ label, columns, series }: BlockOf<'columns'>): Piece {
  return chartPiece('bar', 3, {
    barDir: 'col',
    barGrouping: 'stacked',
    barGapWidthPct: 20,
    series: series.map(({ name, role, values }) => ({
      name,
      colour: officeColour(role === 'hit' ? 'base' : role),
      values,
    })),
    labels: columns.map(({ tick }) => tick),
    format: '#,##0',
    label,
  });
}

/** Shares of sides as bars beside each other; a bar chart is drawn from below. */
function sidesPiece({ label, names, series }: BlockOf<'sides'>): Piece {
  const height = Math.min(ROOM, 0.8 + names.length * (0.12 + 0.2 * series.length));
  return chartPiece('bar', height, {
    barDir: 'bar',
    barGapWidthPct: 50,
    series: series.toReversed().map(({ name, role, values }) => ({
      name,
      colour: officeColour(role),
      values: values.map(({ value }) => value).reverse(),
    })),
    labels: names.toReversed(),
    format: '0%',
    label,
  });
}

/** What each side divides into; a bar chart is drawn from below. */
function partsPiece({ label, names, parts }: BlockOf<'parts'>): Piece {
  return chartPiece('bar', 1.2 + names.length * 0.4, {
    barDir: 'bar',
    barGrouping: 'stacked',
    barGapWidthPct: 50,
    series: parts.map(({ name, role, values }) => ({
      name,
      colour: officeColour(role),
      values: values.toReversed(),
    })),
    labels: names.toReversed(),
    format: '0%',
    label,
    valAxisMaxVal: 1,
  });
}

/** Values over time, a line for each series. */
function linesPiece({ label, unit, points, series }: BlockOf<'lines'>): Piece {
  return chartPiece('line', 3.4, {
    series: series.map(({ name, values }, at) => ({
      name,
      colour: lineColour(at),
      // The library takes null for no value, which its types do not say.
      values: values.map((one) => one?.value ?? null) as number[],
    })),
    labels: points.map(({ tick }) => tick),
    format: unit === 'share' ? '0%' : '0',
    label,
    lineSize: 2,
    lineDataSymbol: points.length <= MOST_MARKED ? 'circle' : 'none',
    displayBlanksAs: 'span',
    ...(unit === 'score' && { valAxisMaxVal: 10 }),
  });
}

function quotePiece(of: Quote): Piece {
  const [before, evidence, after] = quoteParts(of);
  const height =
    linesOf(before + evidence + after, SIZE.body, WIDTH - 0.3) * lineHeight(SIZE.body) +
    lineHeight(SIZE.small) +
    0.15;
  return {
    height,
    draw: (slide, y) => {
      slide.addText(
        [
          { text: before, options: {} },
          { text: evidence, options: { highlight: 'FDEEB3' } },
          { text: after, options: { breakLine: true } },
          linked({ text: of.about, link: of.link }, { fontSize: SIZE.small, color: QUIET }),
        ].filter(({ text }) => text !== ''),
        {
          x: PAGE.left + 0.25,
          y,
          w: WIDTH - 0.25,
          h: height,
          margin: 0,
          fontSize: SIZE.body,
          color: TEXT,
          valign: 'top',
        },
      );
    },
  };
}

function piecesOf(block: Block): Piece[] {
  switch (block.kind) {
    case 'text':
      return [textPiece(block.text, block.isStrong ? { isStrong: true, size: SIZE.lead } : {})];
    case 'list':
      return listPieces(block);
    case 'figures':
      return [figuresPiece(block)];
    case 'table':
      return tablePieces(block);
    case 'bars':
      return block.rows.length === 0 ? [] : [barsPiece(block)];
    case 'columns':
      return block.columns.length === 0 ? [] : [columnsPiece(block)];
    case 'sides':
      return block.names.length === 0 ? [] : [sidesPiece(block)];
    case 'parts':
      return [partsPiece(block)];
    case 'lines':
      return block.points.length === 0 ? [] : [linesPiece(block)];
    case 'quotes':
      return [textPiece(block.heading, { isStrong: true }), ...block.quotes.map(quotePiece)];
  }
}

/** A slide whose texts say their language, so that PowerPoint does not underline them as misspelt English. */
function inLanguage(slide: Slide, lang: string): Slide {
  const addText = slide.addText.bind(slide);
  slide.addText = (text, options) => addText(text, { lang, ...options });
  return slide;
}

/** A report as PowerPoint slides (ECMA-376), with charts that PowerPoint can edit. A section stands on the slide before it when it fits there whole. */
export async function pptxDocument({
  title,
  heading,
  about,
  language,
  sections,
}: ReportDocument): Promise<Uint8Array> {
  const deck = new Deck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = printable(title);
  deck.author = 'smops';
  deck.theme = { headFontFace: LATIN_FONT, bodyFontFace: LATIN_FONT };
  let slide: Slide | undefined;
  let y = PAGE.top;
  const headed = (name: string) => {
    slide = inLanguage(deck.addSlide(), language);
    y = PAGE.top;
    headingPiece(name, SIZE.heading).draw(slide, 0.4);
  };
  const place = (piece: Piece, name: string) => {
    if (y + piece.height > PAGE.top + ROOM && y > PAGE.top) headed(name);
    piece.draw(slide as Slide, y);
    y += piece.height;
  };
  headed(heading);
  place(textPiece(about.join(' · '), { size: SIZE.small }), heading);
  for (const section of sections) {
    const pieces = section.blocks.flatMap(piecesOf);
    const small = headingPiece(section.heading, SIZE.section);
    const height = pieces.reduce((sum, piece) => sum + piece.height, small.height);
    if (y + height > PAGE.top + ROOM) headed(section.heading);
    else place(small, section.heading);
    for (const piece of pieces) place(piece, section.heading);
  }
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
}
