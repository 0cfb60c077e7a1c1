import { shownText } from '../../language/shown-text.model.js';
import { lineColour, MOST_MARKED, officeColour } from './document-text.js';
import { PAGE, type Piece, ROOM, SIZE, type Slide, WIDTH } from './pptx-page.js';
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
export function barsPiece({ label, rows }: BlockOf<'bars'>): Piece {
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
export function columnsPiece({ label, columns, series }: BlockOf<'columns'>): Piece {
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
export function sidesPiece({ label, names, series }: BlockOf<'sides'>): Piece {
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
export function partsPiece({ label, names, parts }: BlockOf<'parts'>): Piece {
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
export function linesPiece({ label, unit, points, series }: BlockOf<'lines'>): Piece {
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
