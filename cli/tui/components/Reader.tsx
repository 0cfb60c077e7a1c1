import { Box } from 'ink';
import { useMemo } from 'react';
import { sanitize, truncate } from '../../output/output.js';
import { graphemesOf } from '../forms/text-edit.model.js';
import { type Handlers, useKeys } from '../keys/useKeys.js';
import { widthOf } from '../terminal/screen.js';
import type { Tone } from '../theme.js';
import { Line, Toned } from './Line.js';
import { useScroll } from './useCursor.js';

/** A line of a page to read: pieces, each in its tone. */
export interface ReaderLine {
  /** Unwrapped text with a tone for each piece. */
  pieces: { text: string; tone?: Tone; isBold?: boolean }[];
  /** How far its further lines stand in, where there is room: below a value, not below its label. */
  indent?: number;
}

/** A plain line. */
export const line = (text = '', tone?: Tone, isBold?: boolean): ReaderLine => ({
  pieces: [{ text, ...(tone ? { tone } : {}), ...(isBold ? { isBold } : {}) }],
});

const LABEL = 22;
/** What a line keeps for its words before its further lines stand in. */
const LEAST_BESIDE = 24;

/** `label` in a column of its own, then the value. */
export const field = (label: string, value: string, tone?: Tone): ReaderLine => ({
  pieces: [
    { text: `${label}${' '.repeat(Math.max(1, LABEL - widthOf(label)))}`, tone: 'muted' },
    { text: value === '' ? '–' : value, ...(tone ? { tone } : {}) },
  ],
  indent: LABEL,
});

/** Breaks a line at spaces, and inside words that are longer than the width, as Chinese text is. */
export function wrapLine({ pieces, indent = 0 }: ReaderLine, width: number): ReaderLine[] {
  const margin = width - indent < LEAST_BESIDE ? 0 : indent;
  const lines: ReaderLine[] = [];
  let current: ReaderLine['pieces'] = [];
  let used = 0;
  const end = () => {
    lines.push({ pieces: current });
    current = margin === 0 ? [] : [{ text: ' '.repeat(margin) }];
    used = margin;
  };
  for (const { text, ...style } of pieces) {
    let run = '';
    const flush = () => {
      if (run !== '') current.push({ text: run, ...style });
      run = '';
    };
    for (const word of sanitize(text).split(/(?<=\s)/)) {
      const size = widthOf(word.trimEnd());
      if (used > (lines.length === 0 ? 0 : margin) && used + size > width && size <= width) {
        flush();
        end();
      }
      for (const part of size > width - used ? graphemesOf(word) : [word]) {
        const partSize = widthOf(part);
        if (used + widthOf(part.trimEnd()) > width) {
          flush();
          end();
          if (part.trim() === '') continue;
        }
        run += part;
        used += partSize;
      }
    }
    flush();
  }
  end();
  return lines;
}

/** A text broken into lines of `width` columns. With `most`, at most that many lines; the last one ends with … when text is left. */
export function wrapText(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines = wrapLine(line(text), Math.max(1, width)).map(({ pieces }) =>
    pieces
      .map((piece) => piece.text)
      .join('')
      .trimEnd(),
  );
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), truncate(`${lines[most - 1]} ${lines[most]}`, width)];
}

/** Lines as they are, one below the other; `…` ends the last one when there are more. */
export const PieceLines = ({ lines, hasMore = false }: { lines: readonly ReaderLine[]; hasMore?: boolean }) =>
  lines.map(({ pieces }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of the screen
    <Line key={index}>
      {pieces.every(({ text }) => text === '')
        ? ' '
        : pieces.map(({ text, tone = 'plain', isBold = false }, piece) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            <Toned key={piece} tone={tone} isBold={isBold}>
              {text}
            </Toned>
          ))}
      {hasMore && index === lines.length - 1 ? <Toned tone="muted"> …</Toned> : null}
    </Line>
  ));

/** A page that scrolls: details of a record, results, help. Takes the keys of `reader` while it is shown. */
export function Reader(props: {
  title: string;
  lines: readonly ReaderLine[];
  columns: number;
  rows: number;
  handlers: Handlers<'reader'>;
  isActive?: boolean;
  /** Whose keys scroll it; `help` stands above everything else. */
  context?: 'reader' | 'help';
}) {
  const { title, lines, columns, rows, handlers, isActive = true, context = 'reader' } = props;
  const wrapped = useMemo(() => lines.flatMap((one) => wrapLine(one, columns - 2)), [lines, columns]);
  const height = Math.max(1, rows - 2);
  const scroll = useScroll(wrapped.length, height);
  useKeys<'reader' | 'help'>(context, { ...scroll.handlers, ...handlers }, { isActive });
  const shown = wrapped.slice(scroll.offset, scroll.offset + height);
  const rest = wrapped.length - scroll.offset - shown.length;
  return (
    <Box flexDirection="column" height={rows} paddingX={1}>
      <Line isBold tone="accent">
        {title}
        {wrapped.length > height ? `  ${scroll.offset + shown.length}/${wrapped.length}` : ''}
      </Line>
      <Line tone="muted">{'─'.repeat(Math.max(0, columns - 2))}</Line>
      <PieceLines lines={shown} hasMore={rest > 0} />
    </Box>
  );
}
