import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import { Box } from 'ink';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { analyzeTexts } from '../../../runs/analyze.texts.js';
import type { ChosenReading } from '../../../runs/gather-comments.js';
import { Line } from '../../components/Line.js';
import { PieceLines } from '../../components/Reader.js';
import { useCursor } from '../../components/useCursor.js';
import type { FormProblem } from '../../forms/form-spec.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { type Tui, useTui } from '../../state/tui.js';
import { screensTexts } from '../screens.texts.js';
import { Menu } from './Menu.js';
import { previewTexts } from './preview.texts.js';
import { previewLinesOf } from './preview-lines.js';
import { type Change, choiceAfter, guessedText, type PreviewRow, previewRows } from './preview-rows.js';

export type ReadFiles = Awaited<ReturnType<Tui['readComments']>>;

/** What is read, and how a person has said so far. */
export interface ToPreview {
  path: string;
  reading: ChosenReading;
  read: ReadFiles;
}

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
  const { call, readComments, toast, ask } = useTui();
  const say = previewTexts();
  const [shown, setShown] = useState(given);
  const [fileAt, setFileAt] = useState(0);
  const [menu, setMenu] = useState<PreviewRow | undefined>();
  const [busy, setBusy] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const { files } = shown.read;
  const file = files[Math.min(fileAt, files.length - 1)];
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

  /** Reads everything again; what cannot be read leaves what was. */
  const readAgain = async (reading: ChosenReading): Promise<boolean> => {
    setBusy(say.reading);
    setProblem(undefined);
    try {
      const read = await readComments(shown.path, reading);
      if (isThere.current) setShown({ ...shown, reading, read });
      return isThere.current;
    } catch (error) {
      setProblem(describeFailure(error).message);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const remember = async (choice: ColumnChoice): Promise<void> => {
    try {
      const { header, mapping, dateOrder } = choice;
      await call((client) => client.call(COLUMN_CHOICES.save, { header: [...header], mapping, dateOrder }));
      toast({ kind: 'done', title: analyzeTexts().columnsRemembered });
    } catch (error) {
      const text = analyzeTexts().columnsNotRemembered(describeFailure(error).message);
      toast({ kind: 'failed', title: screensTexts().error, text });
    }
  };
  const apply = async (change: Change) => {
    setMenu(undefined);
    if (file === undefined) return;
    const { reading } = shown;
    if (change.kind === 'posts') await readAgain({ ...reading, withPosts: change.isKept });
    else if (change.kind === 'names') await readAgain({ ...reading, withNames: change.isKept });
    else {
      const choice = choiceAfter(file.report, change);
      const others = (reading.choices ?? []).filter(({ header }) => header !== file.report.header);
      if (await readAgain({ ...reading, choices: [choice, ...others] })) await remember(choice);
    }
  };
  const forget = async (choiceId: string) => {
    try {
      await call((client) => client.call(COLUMN_CHOICES.forget, { choiceId }));
      if (await readAgain({ ...shown.reading, choices: [] })) toast({ kind: 'done', title: say.forgotten });
    } catch (error) {
      toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(error).message });
    }
  };
  const begin = async () => {
    setBusy(say.starting);
    setProblem(undefined);
    const problems = await start(shown.read, shown.reading);
    if (!isThere.current || problems === undefined) return;
    setBusy(undefined);
    setProblem(problems.map(({ message }) => message).join(' '));
  };
  const guessed = files.filter(({ report }) => report.guessed.length > 0);
  const startOrAsk = () => {
    if (guessed.length === 0) return void begin();
    const told = guessed.map(({ name, report }) =>
      files.length > 1 ? `${name}: ${guessedText(report)}` : guessedText(report),
    );
    ask(say.startGuessed(told.join('; ')), () => {
      for (const { report } of guessed) void remember(choiceAfter(report));
      void begin();
    });
  };
  const choiceId = file?.report.remembered?.choiceId;
  const row = rows[cursor.at];
  const isFree = busy === undefined;
  const isMany = files.length > 1;
  const goTo = (by: number) => setFileAt((fileAt + by + files.length) % files.length);
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
        choose={(change) => void apply(change)}
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
