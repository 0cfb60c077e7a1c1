import { widthOf } from '../charts/words.js';
import { shownText } from '../language/shown-text.model.js';
import { LATIN_FONT, officeColour, quoteParts, tableOfDrawing } from './document-text.js';
import { barsPiece, columnsPiece, linesPiece, partsPiece, sidesPiece } from './pptx-charts.js';
import { Deck, PAGE, type Piece, ROOM, SIZE, type Slide, WIDTH } from './pptx-page.js';
import type { Block, BlockOf, DocumentSection, Linked, Quote, ReportDocument } from './report-document.js';

type TextPart = Parameters<Slide['addText']>[0] extends infer T
  ? Extract<T, readonly unknown[]>[number]
  : never;

const QUIET = officeColour('quiet');
const TEXT = officeColour('text');
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
    text: shownText(text),
    options: { ...options, ...(link === undefined ? {} : { hyperlink: { url: link } }) },
  }) as TextPart;

function textPiece(text: string, { isStrong = false, size = SIZE.body } = {}): Piece {
  const height = linesOf(text, size) * lineHeight(size) + 0.08;
  return {
    height,
    draw: (slide, y) => {
      slide.addText(shownText(text), {
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
    height: 1.75,
    draw: (slide, y) => {
      for (const [index, figure] of figures.entries()) {
        slide.addText(
          [
            linked({ text: figure.label }, { fontSize: SIZE.small, color: QUIET, breakLine: true }),
            linked(figure, { fontSize: SIZE.figure, bold: true, color: TEXT, breakLine: true }),
            linked({ text: figure.note ?? '' }, { fontSize: SIZE.small, color: QUIET }),
          ],
          { x: PAGE.left + index * width, y, w: width - 0.2, h: 1.7, margin: 0, valign: 'top' },
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
            text: shownText(text),
            options: { color: QUIET, fontSize: SIZE.small, align: align(column), border },
          })),
          ...some.map((cells) =>
            cells.map((of, column) => ({
              text: [
                linked(of, { breakLine: Boolean(of.note), bold: of.isStrong ?? false }),
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

/** The pieces of a block; a chart is as high as `room`, in inches, at most. */
function piecesOf(block: Block, room: number): Piece[] {
  switch (block.kind) {
    case 'text':
      return [textPiece(block.text, block.isStrong ? { isStrong: true, size: SIZE.lead } : {})];
    case 'small':
      return [textPiece(block.text, { size: SIZE.print })];
    case 'list':
      return listPieces(block);
    case 'figures':
      return [figuresPiece(block)];
    case 'table':
      return tablePieces(block);
    case 'bars':
      return block.rows.length === 0 ? [] : [barsPiece(block, room)];
    case 'columns':
      return block.columns.length === 0 ? [] : [columnsPiece(block, room)];
    case 'sides':
      return block.names.length === 0 ? [] : [sidesPiece(block, room)];
    case 'parts':
      return [partsPiece(block, room)];
    case 'lines':
      return block.points.length === 0 ? [] : [linesPiece(block, room)];
    case 'drawing':
      return tablePieces(tableOfDrawing(block));
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

const CHARTS: readonly Block['kind'][] = ['bars', 'columns', 'sides', 'parts', 'lines'];

/** The pieces of a section: its charts share the room that the rest of it leaves on a slide. */
function sectionPieces({ blocks }: DocumentSection): Piece[] {
  const charts = blocks.filter(({ kind }) => CHARTS.includes(kind)).length;
  const rest = blocks
    .filter(({ kind }) => !CHARTS.includes(kind) && kind !== 'table')
    .flatMap((block) => piecesOf(block, 0))
    .reduce((sum, { height }) => sum + height, 0);
  const room = charts === 0 ? 0 : Math.max(2.4, (ROOM - rest - 0.1) / charts);
  return blocks.flatMap((block) => piecesOf(block, Math.min(ROOM, room)));
}

/** What stands on the first slide, below the title. */
const OPENING: readonly DocumentSection['id'][] = ['line', 'figures'];

/**
 * A report as PowerPoint slides (ECMA-376), with charts that PowerPoint can edit. The first has the title, the first sentence
 * and the numbers; each of the others one section, with what it finds as its title. How it was counted stands where there is room.
 */
export async function pptxDocument({
  title,
  heading,
  period,
  about,
  language,
  sections,
}: ReportDocument): Promise<Uint8Array> {
  const deck = new Deck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = shownText(title);
  deck.author = 'smops';
  deck.theme = { headFontFace: LATIN_FONT, bodyFontFace: LATIN_FONT };
  let slide: Slide | undefined;
  let y = PAGE.top;
  const headed = (name: string) => {
    slide = inLanguage(deck.addSlide(), language);
    const size = linesOf(name, SIZE.heading) > 1 ? SIZE.long : SIZE.heading;
    const heading = textPiece(name, { isStrong: true, size });
    heading.draw(slide, 0.35);
    y = PAGE.top;
  };
  const place = (piece: Piece, name: string) => {
    if (y + piece.height > PAGE.top + ROOM + ROUNDING && y > PAGE.top) headed(name);
    piece.draw(slide as Slide, y);
    y += piece.height;
  };
  headed(heading);
  const subtitle = [period, ...about].filter((part) => part !== '').join(' · ');
  place(textPiece(subtitle, { size: SIZE.body }), heading);
  y += OPENING_GAP;
  let isOpening = true;
  for (const section of sections) {
    const pieces = sectionPieces(section);
    if (pieces.length === 0) continue;
    isOpening &&= OPENING.includes(section.id);
    const name = section.finding ?? section.heading;
    const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
    const isSmallPrint = section.blocks.every(({ kind }) => kind === 'small');
    const fits = y + height <= PAGE.top + ROOM;
    if (isSmallPrint && fits) y = PAGE.top + ROOM - height;
    else if (!isOpening) headed(name === '' ? heading : name);
    for (const piece of pieces) place(piece, name);
    if (isOpening) y += OPENING_GAP;
  }
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
}
/** Inches between the parts of the first slide. */
const OPENING_GAP = 0.45;
const ROUNDING = 0.02;
