import { Box } from 'ink';
import { useState } from 'react';
import type { ChosenReading } from '../../../runs/gather-comments.js';
import { Line } from '../../components/Line.js';
import { PieceLines } from '../../components/Reader.js';
import { useCursor } from '../../components/useCursor.js';
import type { FormProblem } from '../../forms/form-spec.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { Menu } from './Menu.js';
import { previewTexts } from './preview.texts.js';
import { previewLinesOf } from './preview-lines.js';
import { type PreviewRow, previewRows } from './preview-rows.js';
import { type ReadFiles, type ToPreview, usePreview } from './usePreview.js';

const nameOf = ({ name }: PreviewRow) => name;
/** Title, rule and the line of keys. */
const FRAME_ROWS = 3;

/**
 * How files were read, before a run starts with them. A change reads them again; a column or an order of dates that was
 * chosen is remembered for files with the same header, for the team.
 */
export function FilePreview(
  props: ScreenProps & {
    given: ToPreview;
    start(read: ReadFiles, reading: ChosenReading): Promise<FormProblem[] | undefined>;
    back(): void;
  },
) {
  const { given, start, back, columns, rows: height } = props;
  const say = previewTexts();
  const [menu, setMenu] = useState<PreviewRow | undefined>();
  const { shown, file, fileAt, busy, problem, apply, forget, startOrAsk, goTo } = usePreview(given, start);
  const { files } = shown.read;
  const { withPosts = false, withNames = false } = shown.reading;
  const rows = file === undefined ? [] : previewRows(file.report, { withPosts, withNames });
  const cursor = useCursor(rows, nameOf, Math.max(1, rows.length));
  const lines = file === undefined ? [] : previewLinesOf(file, rows, cursor.at, problem, columns - 2);
  const room = Math.max(1, height - FRAME_ROWS);
  const last = Math.max(0, lines.length - room);
  const chosenLine = lines.findIndex(({ row }) => row === cursor.at);
  // The first line brings the top into view, the last one the comments below.
  const offset =
    cursor.at === rows.length - 1 && rows.length > 1
      ? Math.min(last, chosenLine)
      : cursor.at === 0
        ? Math.max(0, chosenLine - room + 1)
        : Math.max(0, Math.min(last, chosenLine - Math.floor(room / 2)));

  const choiceId = file?.report.remembered?.choiceId;
  const row = rows[cursor.at];
  const isFree = busy === undefined;
  const isMany = files.length > 1;
  useKeys(
    'preview',
    {
      up: cursor.handlers.up,
      down: cursor.handlers.down,
      top: cursor.handlers.top,
      bottom: cursor.handlers.bottom,
      change: isFree && row !== undefined ? () => setMenu(row) : undefined,
      start: isFree ? startOrAsk : undefined,
      nextFile: isMany ? () => goTo(1) : undefined,
      fileBefore: isMany ? () => goTo(-1) : undefined,
      forget: isFree && choiceId !== undefined ? () => void forget(choiceId) : undefined,
      back,
    },
    { isModal: true, isActive: menu === undefined },
  );
  if (menu !== undefined)
    return (
      <Menu
        row={menu}
        columns={columns}
        rows={height}
        choose={(change) => {
          setMenu(undefined);
          void apply(change);
        }}
        close={() => setMenu(undefined)}
      />
    );
  const place = isMany ? `  ${say.fileOf(fileAt + 1, files.length)}` : '';
  return (
    <Box flexDirection="column" height={height} paddingX={1}>
      <Line isBold tone="accent">
        {say.title}
        {place}
        {busy === undefined ? '' : `  ${busy}`}
      </Line>
      <Line tone="muted">{'─'.repeat(Math.max(0, columns - 2))}</Line>
      <Box height={room} flexShrink={0} flexDirection="column">
        <PieceLines
          lines={lines.slice(offset, offset + room).map(({ line }) => line)}
          hasMore={offset + room < lines.length}
        />
      </Box>
      <Line tone="muted">{say.howTo}</Line>
    </Box>
  );
}
