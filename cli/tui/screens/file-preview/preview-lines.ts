import {
  choiceLines,
  columnsLine,
  countLine,
  doubtLines,
  previewLines,
  problemLines,
} from '../../../runs/reading-lines.js';
import { line, type ReaderLine, wrapLine } from '../../components/Reader.js';
import type { PreviewedFile } from '../../state/tui.js';
import { widthOf } from '../../terminal/screen.js';
import { previewTexts } from './preview.texts.js';
import type { PreviewRow } from './preview-rows.js';

/** A line of the screen; `row` of the first line of a row that may be changed. */
export interface PreviewLine {
  line: ReaderLine;
  row?: number;
}

const MOST_VALUE = 32;
const pad = (text: string, width: number) => `${text}${' '.repeat(Math.max(1, width - widthOf(text)))}`;

function rowLines(rows: readonly PreviewRow[], at: number): ReaderLine[] {
  const labels = Math.max(...rows.map(({ label }) => widthOf(label))) + 2;
  const values = Math.min(MOST_VALUE, Math.max(...rows.map(({ value }) => widthOf(value)))) + 2;
  return rows.map(({ label, value, note, tone }, index) => ({
    pieces: [
      { text: `${index === at ? '› ' : '  '}${pad(label, labels)}`, isBold: index === at },
      { text: pad(value, values), tone, isBold: index === at },
      { text: note, tone: 'muted' },
    ],
  }));
}

/** What `smops preview` says of a file, with lines to change in place of the line that names the columns. */
export function previewLinesOf(
  { name, report, first }: PreviewedFile,
  rows: readonly PreviewRow[],
  at: number,
  problem: string | undefined,
  width: number,
): PreviewLine[] {
  const wrapped = (lines: readonly ReaderLine[]) =>
    lines.flatMap((one) => wrapLine(one, width)).map((one) => ({ line: one }));
  // Which date it is the line of dates asks.
  const doubts = report.isOrderOpen ? [] : doubtLines(report);
  return [
    ...wrapped([
      ...(problem === undefined ? [] : [line(`✗ ${problem}`, 'bad')]),
      line(countLine(name, report), undefined, true),
      line(columnsLine(report), 'muted'),
      ...choiceLines(report).map((text) => line(text, 'muted')),
      ...doubts.map((text) => line(text, 'waiting')),
      line(),
    ]),
    ...(rows.length === 0
      ? []
      : [...rowLines(rows, at).map((one, row) => ({ line: one, row })), { line: line() }]),
    { line: line(previewTexts().firstComments, 'accent') },
    ...previewLines({ comments: [...first] }, width).map((text) => ({ line: line(text) })),
    ...wrapped(problemLines(report).map((text) => line(text, 'waiting'))),
  ];
}
