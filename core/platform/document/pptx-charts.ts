import { shownText } from '../language/shown-text.model.js';
import { lineColour, MOST_MARKED, officeColour } from './document-text.js';
import { PAGE, type Piece, SIZE, type Slide, WIDTH } from './pptx-page.js';
import type { BlockOf } from './report-document.js';

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
    name: shownText(name),
    labels: labels.map((name) => shownText(name)),
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
        altText: shownText(label),
        ...options,
      });
    },
  };
}

/** Shares as bars, longest on top. */
export function barsPiece({ label, rows }: BlockOf<'bars'>, room: number): Piece {
  const upwards = [...rows].reverse();
  return chartPiece('bar', Math.min(room, 1.2 + rows.length * 0.7), {
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

/** Where the columns stand in their chart, as parts of it: so that a bracket can be drawn above them. */
const PLOT = { x: 0.06, y: 0.1, w: 0.92, h: 0.68 };

/** A line above the columns that stand out, with its name. */
function drawBracket(
  slide: Slide,
  { from, to, name }: NonNullable<BlockOf<'columns'>['peak']>,
  columns: number,
  { y, height }: { y: number; height: number },
): void {
  const each = (PLOT.w * WIDTH) / columns;
  const left = PAGE.left + PLOT.x * WIDTH + from * each;
  const width = (to - from + 1) * each;
  const top = y + PLOT.y * height - 0.06;
  const line = { color: officeColour('text'), width: 1.5 };
  slide.addShape('line', { x: left, y: top, w: width, h: 0, line });
  for (const x of [left, left + width]) slide.addShape('line', { x, y: top, w: 0, h: 0.09, line });
  const room = 3.6;
  const middle = Math.min(Math.max(left + width / 2, PAGE.left + room / 2), PAGE.left + WIDTH - room / 2);
  slide.addText(shownText(name), {
    ...{ x: middle - room / 2, y: top - 0.3, w: room, h: 0.28, margin: 0, align: 'center' },
    ...{ fontSize: SIZE.small, bold: true, color: officeColour('text') },
  });
}

/** Counts over time as stacked columns, with a bracket above those that stand out. */
export function columnsPiece({ label, columns, series, peak }: BlockOf<'columns'>, room: number): Piece {
  const height = Math.max(3, room);
  const chart = chartPiece('bar', height, {
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
    label: peak ? `${label}. ${peak.label}` : label,
    layout: PLOT,
  });
  return {
    height,
    draw: (slide, y) => {
      chart.draw(slide, y);
      if (peak) drawBracket(slide, peak, columns.length, { y, height });
    },
  };
}

/** Shares of sides as bars beside each other; a bar chart is drawn from below. */
export function sidesPiece({ label, names, series }: BlockOf<'sides'>, room: number): Piece {
  const height = Math.min(room, 1.2 + names.length * (0.24 + 0.36 * series.length));
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
export function partsPiece({ label, names, parts }: BlockOf<'parts'>, room: number): Piece {
  return chartPiece('bar', Math.min(room, 1.4 + names.length * 0.8), {
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
export function linesPiece({ label, unit, points, series }: BlockOf<'lines'>, room: number): Piece {
  return chartPiece('line', Math.max(3.4, room), {
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
