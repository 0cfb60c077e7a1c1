import { Box } from 'ink';
import { type ReactNode, useState } from 'react';
import { PieceLines, type ReaderLine } from '../../components/Reader.js';

/** Scrolls the text of the comment with this number; the next one begins at its top. */
export function useCommentScroll(seq: number, count: number, height: number) {
  const [scroll, setScroll] = useState({ seq, offset: 0 });
  const last = Math.max(0, count - height);
  const offset = scroll.seq === seq ? Math.min(scroll.offset, last) : 0;
  const move = (by: number) => setScroll({ seq, offset: Math.max(0, Math.min(last, offset + by)) });
  const isLonger = last > 0;
  return {
    offset,
    handlers: {
      pageUp: isLonger ? () => move(1 - height) : undefined,
      pageDown: isLonger ? () => move(height - 1) : undefined,
    },
  };
}

const LEAST = 3;

/** How many lines are left for the comment itself. */
export const bodyHeight = (rows: number, head: readonly unknown[], foot: readonly unknown[], more: number) =>
  Math.max(LEAST, rows - head.length - foot.length - more);

/** One comment: what belongs above it, its text in what is left, what is said of it below. */
export function CommentFrame(props: {
  head: readonly ReaderLine[];
  body: readonly ReaderLine[];
  foot: readonly ReaderLine[];
  offset: number;
  height: number;
  rows: number;
  /** Below everything: a note being typed. */
  children?: ReactNode;
}) {
  const { head, body, foot, offset, height, rows, children } = props;
  const shown = body.slice(offset, offset + height);
  return (
    <Box flexDirection="column" height={rows} paddingX={1}>
      <PieceLines lines={head} />
      <Box height={height} flexShrink={0} flexDirection="column">
        <PieceLines lines={shown} hasMore={offset + height < body.length} />
      </Box>
      <PieceLines lines={foot} />
      {children}
    </Box>
  );
}
