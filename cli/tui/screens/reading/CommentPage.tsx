import { goalSentence } from '@smops/core/judging/reading-plan/plan-words.model.js';
import type { Outbox } from '@smops/server/client/outbox/outbox.js';
import { useState, useSyncExternalStore } from 'react';
import { line, wrapText } from '../../components/Reader.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { bodyHeight, CommentFrame, useCommentScroll } from './CommentFrame.js';
import {
  bodyLines,
  contextLines,
  definitionLines,
  isRoomy,
  placeOfKey,
  sentimentLine,
  titleLine,
  variableLines,
} from './comment-lines.js';
import { NoteLine } from './NoteLine.js';
import { troubleOf } from './outbox.js';
import { readingTexts } from './reading.texts.js';
import type { Sitting } from './sitting.js';

/** What does not get through to the server, above the marks. */
export const outboxLines = (trouble: string, width: number) =>
  trouble === '' ? [] : wrapText(trouble, width, 2).map((one) => line(one, 'waiting'));

/** What to do, until the first comment of a session is stored. */
const howToLines = ({ at, judged }: Sitting, width: number) =>
  at === 0 && judged === 0 ? wrapText(readingTexts().howTo, width, 3).map((one) => line(one, 'muted')) : [];

/** The comment to read, with the variables and what is marked of it. */
export function CommentPage(
  props: ScreenProps & { sitting: Sitting; outbox: Outbox; openDisputed(): void; leave(): void },
) {
  const { sitting, outbox, columns, rows, isActive, openDisputed, leave } = props;
  useSyncExternalStore(sitting.subscribe, sitting.snapshot);
  const trouble = useSyncExternalStore(outbox.subscribe, troubleOf(outbox));
  const [isPlain, setPlain] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const { queue, focus } = sitting;
  // Behind the last comment the room shows another page.
  const item = sitting.item as NonNullable<Sitting['item']>;
  const width = columns - 2;
  const room = { width, rows };
  const marks = sitting.marksOf(item);
  const flag = sitting.flagOf(item);
  const head = [
    titleLine(
      queue.runName,
      {
        at: sitting.at + 1,
        total: queue.items.length,
        read: queue.progress.read + sitting.judged,
        texts: queue.progress.texts,
      },
      width,
    ),
    ...contextLines(item, flag, queue.post, room),
  ];
  const foot = [
    ...(isRoomy(rows) ? [line(), ...howToLines(sitting, width)] : []),
    ...(sitting.goal === null
      ? []
      : wrapText(goalSentence(sitting.goal, sitting.judgedSince), width, 1).map((one) => line(one, 'muted'))),
    ...outboxLines(trouble, width),
    ...variableLines(queue.variables, marks.yes, focus, room),
    sentimentLine(marks.sentiment),
    ...definitionLines(queue.variables[focus], room),
  ];
  const body = bodyLines(item, isPlain, width - 2);
  const height = bodyHeight(rows, head, foot, isNoting ? 1 : 0);
  const scroll = useCommentScroll(item.seq, body.length, height);
  const mark = ({ id }: { id: string }) => sitting.toggle(placeOfKey(id));
  useKeys(
    'reading',
    {
      store: () => sitting.store(),
      back: sitting.at > 0 ? () => sitting.back() : undefined,
      skip: () => sitting.skip(),
      flag: () => (flag.isFlagged ? sitting.flag({ ...flag, isFlagged: false }) : setNoting(true)),
      plain: () => setPlain(!isPlain),
      disputed: openDisputed,
      mark,
      markMore: mark,
      toggle: () => sitting.toggle(focus),
      positive: () => sitting.setSentiment('positive'),
      neutral: () => sitting.setSentiment('neutral'),
      negative: () => sitting.setSentiment('negative'),
      next: () => sitting.moveFocus(1),
      previous: () => sitting.moveFocus(-1),
      ...scroll.handlers,
      leave,
    },
    { isActive },
  );
  return (
    <CommentFrame head={head} body={body} foot={foot} offset={scroll.offset} height={height} rows={rows}>
      {isNoting ? (
        <NoteLine
          note={flag.note}
          width={width}
          close={() => setNoting(false)}
          keep={(note) => {
            sitting.flag({ isFlagged: true, note });
            setNoting(false);
          }}
        />
      ) : null}
    </CommentFrame>
  );
}
