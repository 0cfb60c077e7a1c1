import type { SentimentLabel } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import type { Outbox } from '@smops/server/client/outbox/outbox.js';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { word } from '../../../output/words.js';
import { line, wrapText } from '../../components/Reader.js';
import { keysTexts } from '../../keys/keys.texts.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { bodyHeight, CommentFrame, useCommentScroll } from './CommentFrame.js';
import { outboxLines } from './CommentPage.js';
import { bodyLines, contextLines, definitionLines, isRoomy } from './comment-lines.js';
import { type Dispute, disputesOf } from './disputes.js';
import { troubleOf } from './outbox.js';
import { readingTexts } from './reading.texts.js';

/** Who says what of a disputed variable: others by name only for admins, else by number. */
function saidLines({ item, variable }: Dispute, width: number) {
  const say = readingTexts();
  let number = 1;
  return item.said
    .filter(({ isPerson, isSettled }) => isPerson && !isSettled)
    .flatMap(({ reader, isYou, tags, sentiment }) => {
      const who = isYou ? say.you : (reader ?? say.reader(++number));
      const verdict = variable === null ? sentiment : tags[variable];
      if (verdict === undefined || verdict === null) return [];
      const told = verdict === true ? keysTexts().yes : verdict === false ? keysTexts().no : word(verdict);
      return wrapText(say.said(who, told), width, 1).map((text) => line(text));
    });
}

/** What readers disagree on, one question after another. */
export function SettlePage(props: ScreenProps & { queue: ReadingQueue; outbox: Outbox; close(): void }) {
  const { queue, outbox, columns, rows, isActive, close } = props;
  const trouble = useSyncExternalStore(outbox.subscribe, troubleOf(outbox));
  const disputes = useMemo(() => disputesOf(queue), [queue]);
  const [at, setAt] = useState(0);
  const [isPlain, setPlain] = useState(false);
  const say = readingTexts();
  const current = disputes[at] as Dispute;
  const { item, variable } = current;
  const width = columns - 2;
  const room = { width, rows };
  const go = (by: number) => {
    if (at + by >= disputes.length) close();
    else setAt(Math.max(0, at + by));
  };
  const settle = (verdict: { tags: Record<string, boolean> } | { sentiment: SentimentLabel }) => {
    const judgement = { ...verdict, blind: true, settle: true };
    outbox.add({ taskId: queue.taskId, seq: item.seq, judgement });
    go(1);
  };
  const answer = (has: boolean) =>
    variable === null ? undefined : () => settle({ tags: { [variable]: has } });
  const settleSentiment = (sentiment: SentimentLabel) =>
    variable === null ? () => settle({ sentiment }) : undefined;
  const head = [
    line(say.settleTitle(at + 1, disputes.length), 'accent', true),
    ...contextLines(item, item, queue.post, room),
  ];
  const foot = [
    ...(isRoomy(rows) ? [line()] : []),
    ...outboxLines(trouble, width),
    ...saidLines(current, width),
    ...wrapText(variable === null ? say.whichSentiment : say.doesItCount(variable), width, 2).map((text) =>
      line(text, 'plain', true),
    ),
    ...definitionLines(
      queue.variables.find(({ name }) => name === variable),
      room,
    ),
  ];
  const body = bodyLines(item, isPlain, width - 2);
  const height = bodyHeight(rows, head, foot, 0);
  const scroll = useCommentScroll(item.seq, body.length, height);
  useKeys(
    'settling',
    {
      yes: answer(true),
      no: answer(false),
      positive: settleSentiment('positive'),
      neutral: settleSentiment('neutral'),
      negative: settleSentiment('negative'),
      skip: () => go(1),
      back: at > 0 ? () => go(-1) : undefined,
      plain: () => setPlain(!isPlain),
      leave: close,
      ...scroll.handlers,
    },
    { isActive },
  );
  return (
    <CommentFrame head={head} body={body} foot={foot} offset={scroll.offset} height={height} rows={rows} />
  );
}
