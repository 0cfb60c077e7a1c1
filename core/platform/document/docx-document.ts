import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { ChartRun } from 'docx/charts';
import { shownText } from '../language/shown-text.model.js';
import {
  CHINESE_FONT,
  LATIN_FONT,
  lineColour,
  MOST_MARKED,
  officeColour,
  officeWords,
  quoteParts,
  tableOfDrawing,
} from './document-text.js';
import type { Block, BlockOf, Estimate, Linked, Quote, ReportDocument } from './report-document.js';

type Part = Paragraph | Table;

/** Width of what stands between the margins of an A4 page, in px of 1/96 inch. */
const WIDTH = 640;
/** Sizes in half points, as Word counts. */
const SIZE = { body: 20, small: 17, print: 15, figure: 36, lead: 26 };
const QUIET = officeColour('quiet');
const LINE = { style: BorderStyle.SINGLE, size: 4, color: officeColour('grid') };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const FONT = { ascii: LATIN_FONT, hAnsi: LATIN_FONT, cs: LATIN_FONT, eastAsia: CHINESE_FONT };

const run = (text: string, options: { size?: number; color?: string; bold?: boolean } = {}) =>
  new TextRun({ text: shownText(text), ...options });

/** A text; one that leads somewhere is a link. */
function linked({ text, link }: Linked, options: { size?: number; bold?: boolean } = {}): ParagraphChild {
  if (link === undefined) return run(text, options);
  return new ExternalHyperlink({
    link,
    children: [new TextRun({ text: shownText(text), style: 'Hyperlink', ...options })],
  });
}

function figures({ figures: all }: BlockOf<'figures'>): Part[] {
  const cells = all.map(
    (figure) =>
      new TableCell({
        width: { size: 100 / all.length, type: WidthType.PERCENTAGE },
        borders: { top: LINE, bottom: LINE, left: NO_LINE, right: NO_LINE },
        margins: { top: 80, bottom: 80, left: 60, right: 60 },
        children: [
          new Paragraph({ children: [run(figure.label, { size: SIZE.small, color: QUIET })] }),
          new Paragraph({ children: [linked(figure, { size: SIZE.figure, bold: true })] }),
          new Paragraph({ children: [run(figure.note ?? '', { size: SIZE.small, color: QUIET })] }),
        ],
      }),
  );
  const row = new TableRow({ cantSplit: true, children: cells });
  return [new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [row] })];
}

function table({ caption, head, rows }: BlockOf<'table'>): Part[] {
  const alignment = (column: number) => (column === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT);
  const borders = { top: NO_LINE, left: NO_LINE, right: NO_LINE, bottom: LINE };
  const margins = { top: 40, bottom: 40, left: 60, right: 60 };
  const headCell = (text: string, column: number) =>
    new TableCell({
      borders,
      margins,
      children: [
        new Paragraph({
          alignment: alignment(column),
          children: [run(text, { size: SIZE.small, color: QUIET })],
        }),
      ],
    });
  const cell = (of: Linked, column: number) =>
    new TableCell({
      borders,
      margins,
      children: [
        new Paragraph({
          alignment: alignment(column),
          children: [linked(of, { bold: of.isStrong ?? false })],
        }),
        ...(of.note
          ? [
              new Paragraph({
                alignment: alignment(column),
                children: [run(of.note, { size: SIZE.small, color: QUIET })],
              }),
            ]
          : []),
      ],
    });
  return [
    new Paragraph({ keepNext: true, children: [run(caption, { size: SIZE.small, color: QUIET })] }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: head.map(headCell) }),
        ...rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map(cell) })),
      ],
    }),
  ];
}

const chart = (of: ConstructorParameters<typeof ChartRun>[0]): Part[] => [
  new Paragraph({ keepLines: true, children: [new ChartRun({ ...of, font: { name: LATIN_FONT } })] }),
];

const errorBarsOf = (values: readonly Estimate[]) => ({
  type: 'custom' as const,
  plus: values.map(({ value, high }) => Math.max(0, (high ?? value) - value)),
  minus: values.map(({ value, low }) => Math.max(0, value - (low ?? value))),
});

const LABEL = { value: true, numberFormat: '0.0%' };
/** A bar shorter than this part of the longest has no room for its label. */
const LEAST_INSIDE = 0.15;
/** A part of a whole smaller than this has no room for its label. */
const LEAST_LABELLED = 0.07;
const OUTSIDE = { ...LABEL, position: 'outsideEnd' as const, font: { color: officeColour('text') } };

const VALUE_AXES = {
  share: { minimum: 0, numberFormat: '0%' },
  score: { minimum: 0, maximum: 10, numberFormat: '0' },
};

/** Shares as bars with their intervals as error bars: Word edits the numbers behind them. */
function bars({ label, rows }: BlockOf<'bars'>): Part[] {
  if (rows.length === 0) return [];
  const errorBars = errorBarsOf(rows.map(({ share: value, low, high }) => ({ value, low, high })));
  const least = Math.max(...rows.map(({ share }) => share)) * LEAST_INSIDE;
  const isCertain = rows.every(({ low }) => low === undefined);
  return chart({
    type: 'bar',
    categories: rows.map(({ name }) => shownText(name)),
    series: [
      {
        name: shownText(label),
        values: rows.map(({ share }) => share),
        color: officeColour('base'),
        ...(isCertain ? {} : { errorBars }),
        pointLabels: rows.map(({ share }) => (share < least ? OUTSIDE : undefined)),
      },
    ],
    legend: false,
    gapWidth: 60,
    categoryAxis: { reverseOrder: true },
    valueAxis: { minimum: 0, numberFormat: '0%', crossesAt: 'maximum' },
    dataLabels: { ...LABEL, position: 'insideBase', font: { color: 'FFFFFF' } },
    altText: { name: 'shares', description: shownText(label) },
    transformation: { width: WIDTH, height: 56 + rows.length * 24 },
  });
}

/** A line above neighbouring columns, with its name: where the comments of a time stand out. */
function bracketOf(
  peak: NonNullable<BlockOf<'columns'>['peak']>,
  all: BlockOf<'columns'>['columns'],
  series: BlockOf<'columns'>['series'],
) {
  const highest = Math.max(
    ...all.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );
  const isIn = (at: number) => at >= peak.from && at <= peak.to;
  const middle = Math.floor((peak.from + peak.to) / 2);
  const color = officeColour('text');
  return {
    name: shownText(peak.name),
    type: 'line' as const,
    color,
    values: all.map((_, at) => (isIn(at) ? highest * BRACKET : null)),
    line: { color, width: 1.5 },
    // A line through one point is none.
    markers: { shape: 'dash' as const, size: 9 },
    dataLabels: false as const,
    pointLabels: all.map((_, at) =>
      at === middle
        ? { text: shownText(peak.name), position: 'above' as const, font: { color, bold: true } }
        : undefined,
    ),
  };
}
/** How high above the highest column, as a part of it, so that the name has room above. */
const BRACKET = 1.06;

/** Counts over time as stacked columns. */
function columns({ label, columns: all, series, peak }: BlockOf<'columns'>): Part[] {
  if (all.length === 0) return [];
  const bracket = peak && bracketOf(peak, all, series);
  return chart({
    type: 'column',
    stacking: 'stacked',
    categories: all.map(({ tick }) => shownText(tick)),
    series: [
      ...series.map(({ name, role, values }) => ({
        name: shownText(name),
        values,
        color: role === 'hit' ? officeColour('base') : officeColour(role),
      })),
      ...(bracket ? [bracket] : []),
    ],
    ...(bracket && { legend: { position: 'bottom' as const, hiddenEntries: [bracket.name] } }),
    gapWidth: 20,
    valueAxis: { minimum: 0, numberFormat: '#,##0' },
    altText: { name: 'time', description: shownText(peak ? `${label}. ${peak.label}` : label) },
    transformation: { width: WIDTH, height: 200 },
  });
}

/** Shares of sides as bars beside each other, the first on top. */
function sides({ label, names, series }: BlockOf<'sides'>): Part[] {
  if (names.length === 0) return [];
  return chart({
    type: 'bar',
    categories: names.map((name) => shownText(name)),
    series: series.map(({ name, role, values }) => ({
      name: shownText(name),
      values: values.map(({ value }) => value),
      color: officeColour(role),
      errorBars: errorBarsOf(values),
    })),
    gapWidth: 60,
    categoryAxis: { reverseOrder: true },
    valueAxis: { minimum: 0, numberFormat: '0%', crossesAt: 'maximum' },
    altText: { name: 'sides', description: shownText(label) },
    transformation: { width: WIDTH, height: 90 + names.length * (10 + 16 * series.length) },
  });
}

/** What each side divides into, the first on top. */
function parts({ label, names, parts: all }: BlockOf<'parts'>): Part[] {
  return chart({
    type: 'bar',
    stacking: 'stacked',
    categories: names.map((name) => shownText(name)),
    series: all.map(({ name, role, values }) => ({
      name: shownText(name),
      values,
      color: officeColour(role),
      dataLabels: { ...LABEL, font: { color: officeWords(role) } },
      pointLabels: values.map((value) => (value < LEAST_LABELLED ? false : undefined)),
    })),
    gapWidth: 60,
    categoryAxis: { reverseOrder: true },
    valueAxis: { ...VALUE_AXES.share, maximum: 1, crossesAt: 'maximum' },
    altText: { name: 'parts', description: shownText(label) },
    transformation: { width: WIDTH, height: 90 + names.length * 32 },
  });
}

/** Values over time, a line for each series. */
function lines({ label, unit, points, series }: BlockOf<'lines'>): Part[] {
  if (points.length === 0) return [];
  return chart({
    type: 'line',
    categories: points.map(({ tick }) => shownText(tick)),
    series: series.map(({ name, values }, at) => ({
      name: shownText(name),
      values: values.map((one) => one?.value ?? null),
      color: lineColour(at),
    })),
    markers: points.length <= MOST_MARKED,
    emptyValues: 'connect',
    valueAxis: VALUE_AXES[unit],
    altText: { name: 'lines', description: shownText(label) },
    transformation: { width: WIDTH, height: 260 },
  });
}

function quote(of: Quote): Part {
  const [before, evidence, after] = quoteParts(of);
  return new Paragraph({
    keepLines: true,
    indent: { left: 220 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: officeColour('grid') } },
    spacing: { after: 100 },
    children: [
      run(before),
      new TextRun({ text: evidence, shading: { type: ShadingType.CLEAR, fill: 'FDEEB3' } }),
      run(after),
      new TextRun({ text: '', break: 1 }),
      linked({ text: of.about, link: of.link }, { size: SIZE.small }),
    ],
  });
}

function partsOf(block: Block): Part[] {
  switch (block.kind) {
    case 'text':
      return block.text.split('\n').map(
        (text) =>
          new Paragraph({
            spacing: block.isStrong ? { before: 80, after: 120 } : {},
            children: [run(text, block.isStrong ? { bold: true, size: SIZE.lead } : {})],
          }),
      );
    case 'small':
      return [
        new Paragraph({
          spacing: { before: 60, after: 40, line: 240 },
          children: [run(block.text, { size: SIZE.print, color: QUIET })],
        }),
      ];
    case 'list':
      return block.lines.map((of) => new Paragraph({ bullet: { level: 0 }, children: [linked(of)] }));
    case 'figures':
      return figures(block);
    case 'table':
      return table(block);
    case 'bars':
      return bars(block);
    case 'columns':
      return columns(block);
    case 'sides':
      return sides(block);
    case 'parts':
      return parts(block);
    case 'lines':
      return lines(block);
    case 'drawing':
      return table(tableOfDrawing(block));
    case 'quotes':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_3, keepNext: true, children: [run(block.heading)] }),
        ...block.quotes.map(quote),
      ];
  }
}

/** A report as a Word document (ECMA-376), with charts that Word can edit. */
export async function docxDocument({
  title,
  heading,
  period,
  about,
  language,
  sections,
}: ReportDocument): Promise<Uint8Array> {
  const word = new Document({
    title: shownText(title),
    creator: 'smops',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: SIZE.body, language: { value: language, eastAsia: 'zh-CN' } },
          paragraph: { spacing: { after: 60, line: 252, lineRule: LineRuleType.AUTO } },
        },
        heading1: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 20 } } },
        heading2: { run: { size: 23, bold: true }, paragraph: { spacing: { before: 160, after: 40 } } },
        heading3: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 120, after: 60 } } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 850, bottom: 850, left: 1130, right: 1130 },
          },
        },
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(heading)] }),
          new Paragraph({
            children: [
              run([period, ...about].filter((part) => part !== '').join(' · '), {
                size: SIZE.small,
                color: QUIET,
              }),
            ],
          }),
          ...sections.flatMap(({ heading: name, blocks }) => [
            ...(name === ''
              ? []
              : [new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: [run(name)] })]),
            ...blocks.flatMap(partsOf),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(word));
}
