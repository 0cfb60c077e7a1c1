import { shownText } from '@smops/core/platform/language/shown-text.model.js';
import stringWidth from 'string-width';
import { paint, styleOfState } from './color.js';
import type { Io } from './io.js';
import { headingOf, stateOf, word } from './words.js';

/** What a terminal would act on, or what turns text around; the rest of what shows nothing can be left out without a trace. */
const ACTED_ON = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;

const marked = (character: string): string => {
  if (!ACTED_ON.test(character)) return '';
  const code = character.codePointAt(0) as number;
  return code < 32 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
};

/** Text from elsewhere on one line, made harmless for a terminal: escape sequences and other control characters become visible. */
export const sanitize = (text: string): string => shownText(text, marked).replace(/[\n\t]/g, ' ');

/** JSON text with U+007F to U+009F escaped, which JSON.stringify leaves as they are and a terminal acts on. */
export const escapeControls = (json: string): string =>
  json.replace(/[\u007f-\u009f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

/** Cuts to a display width, with an ellipsis; Chinese characters count two columns. */
export function truncate(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const size = stringWidth(segment);
    if (used + size > width - 1) break;
    kept += segment;
    used += size;
  }
  return `${kept}…`;
}

/** Filled up with blanks to a display width; `own` is the text's, where it is known. */
export const pad = (text: string, width: number, isRight = false, own = stringWidth(text)) => {
  const space = ' '.repeat(Math.max(0, width - own));
  return isRight ? space + text : text + space;
};

/** Lines of a label and its value, the labels in a column of at least `width`; further lines of a value stand below it. */
export function fieldLines(fields: readonly [label: string, value: string][], width: number): string {
  const labels = fields.map(([label]) => word(label));
  const widest = Math.max(width, ...labels.map((label) => stringWidth(label)));
  const indent = `\n${' '.repeat(widest + 1)}`;
  return fields
    .map(([, value], at) => {
      const text = value.split('\n').map(sanitize).join(indent);
      return `${pad(labels[at] ?? '', widest)} ${text}\n`;
    })
    .join('');
}

export interface Column<Row> {
  /** In English capitals, as `--columns` and `--sort` name it; people see it in their language. */
  title: string;
  /** The English that the title is looked up by, where its own means two things. */
  meaning?: string;
  value: (row: Row) => string | number | null;
  /** May be cut when the line is longer than the terminal. */
  flexible?: boolean;
  /** Counts things: with commas between thousands, which ids and years do not have. */
  isCount?: boolean;
  /** Holds words of states, coloured by how they are to be read. */
  isState?: boolean;
}

/**
 * A table that fits `width` on a terminal; numbers stand right. Without a width nothing is cut. Coloured where `io` says
 * so, after everything was measured and cut.
 */
export function renderTable<Row>(
  rows: Row[],
  columns: Column<Row>[],
  width?: number,
  io: Pick<Io, 'colors'> = {},
): string {
  const cells = rows.map((row) => columns.map((column) => column.value(row)));
  const texts = cells.map((line) =>
    line.map((cell, index) => {
      const isCount = typeof cell === 'number' && columns[index]?.isCount;
      const text = sanitize(isCount ? cell.toLocaleString('en') : String(cell ?? ''));
      return columns[index]?.isState ? stateOf(text) : text;
    }),
  );
  const titles = columns.map(({ title, meaning }) => headingOf(title, meaning));
  const isRight = columns.map(
    (_, index) => cells.length > 0 && cells.every((line) => typeof line[index] === 'number'),
  );
  // Measured once: of a table of thousands of lines this is most of the work.
  const sizes = texts.map((line) => line.map((text) => stringWidth(text)));
  const titleSizes = titles.map((title) => stringWidth(title));
  const widths = columns.map((_, index) =>
    sizes.reduce((most, line) => Math.max(most, line[index] ?? 0), titleSizes[index] ?? 0),
  );
  if (width !== undefined) shrink(widths, columns, width);
  const cut = (parts: string[], own: readonly number[]) =>
    parts.map((part, index) => {
      const [most = 0, size = 0] = [widths[index], own[index]];
      const shown = size <= most ? part : truncate(part, most);
      return pad(shown, most, isRight[index] ?? false, size <= most ? size : undefined);
    });
  const title = cut(titles, titleSizes);
  const rule = widths.map((size) => '─'.repeat(size)).join('  ');
  const lines = texts.map((parts, row) =>
    cut(parts, sizes[row] ?? [])
      .map((part, index) => (index === columns.length - 1 ? part.trimEnd() : part))
      .map((part, index) => {
        const state = columns[index]?.isState ? String(cells[row]?.[index] ?? '') : '';
        return state === '' ? part : paint(io, 'out', styleOfState(state), part);
      })
      .join('  ')
      .trimEnd(),
  );
  const head = [paint(io, 'out', 'heading', title.join('  ').trimEnd()), paint(io, 'out', 'faint', rule)];
  return `${[...head, ...lines].join('\n')}\n`;
}

/** Takes the space that is missing from the widest flexible columns. */
function shrink<Row>(widths: number[], columns: Column<Row>[], width: number): void {
  const MIN = 8;
  let over = widths.reduce((sum, size) => sum + size, 0) + 2 * (widths.length - 1) - width;
  while (over > 0) {
    let widest = -1;
    for (const [index, column] of columns.entries()) {
      const size = widths[index] ?? 0;
      if (column.flexible && size > MIN && size > (widths[widest] ?? 0)) widest = index;
    }
    if (widest === -1) return;
    widths[widest] = (widths[widest] ?? 0) - 1;
    over -= 1;
  }
}
