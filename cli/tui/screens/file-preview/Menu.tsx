import { Box } from 'ink';
import { Line } from '../../components/Line.js';
import { useCursor } from '../../components/useCursor.js';
import { useKeys } from '../../keys/useKeys.js';
import type { Change, PreviewRow } from './preview-rows.js';

type Option = PreviewRow['options'][number];
const optionKey = ({ value }: Option) => value;
/** Title and rule. */
const FRAME_ROWS = 2;

/** What else a line of the preview could be. */
export function Menu({
  row,
  columns,
  rows,
  choose,
  close,
}: {
  row: PreviewRow;
  columns: number;
  rows: number;
  choose(change: Change): void;
  close(): void;
}) {
  const { label, value, options } = row;
  const height = Math.max(1, rows - FRAME_ROWS);
  const begin = options.findIndex((one) => one.label === value);
  const { at, offset, handlers } = useCursor(options, optionKey, height, Math.max(0, begin));
  const option = options[at];
  useKeys('menu', { ...handlers, choose: option && (() => choose(option.change)), close }, { isModal: true });
  return (
    <Box flexDirection="column" height={rows} paddingX={1}>
      <Line isBold tone="accent">
        {label}
        {options.length > height ? `  ${at + 1}/${options.length}` : ''}
      </Line>
      <Line tone="muted">{'─'.repeat(Math.max(0, columns - 2))}</Line>
      {options.slice(offset, offset + height).map((one) => (
        <Line key={one.value} isBold={one === option}>
          {one === option ? '› ' : '  '}
          {one.label}
        </Line>
      ))}
    </Box>
  );
}
