import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { Flag, ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { useReadingKeys } from '../../components/keys/useReadingKeys.js';
import type { RunOutbox } from '../../state/judging/outbox.js';
import { langOf } from '../analyzer/results/results.model.js';
import { JudgePanel } from './JudgePanel.js';
import { READING_TEXT as ALL } from './reading.texts.js';
import { judgementOf, type Verdict, verdictOf } from './session.model.js';

const TEXT = ALL.list;

interface Props {
  runId: string;
  queue: ReadingQueue;
  kind: 'flagged' | 'done';
  outbox: RunOutbox;
  onFlag(item: ReadingItem, isFlagged: boolean, note: string): void;
}

/** Flagged comments, or those that were read, the last first; each opens for another verdict. */
export function QueueList({ runId, queue, kind, outbox, onFlag }: Props) {
  const [verdicts, setVerdicts] = useState<Readonly<Record<number, Verdict>>>({});
  const [flags, setFlags] = useState<Readonly<Record<number, { isFlagged: boolean; note: string }>>>({});
  const [opened, setOpened] = useState<number>();
  const names = queue.variables.map(({ name }) => name);
  const items = queue.items.map((item) => ({ ...item, ...flags[item.seq] }));
  const item = items.find(({ seq }) => seq === opened);
  const said = (one: ReadingItem) => verdicts[one.seq] ?? verdictOf(one);
  if (item !== undefined) {
    return (
      <Opened
        runId={runId}
        queue={queue}
        item={item}
        before={said(item)}
        onClose={() => setOpened(undefined)}
        onStore={(verdict) => {
          outbox.judge(item.seq, judgementOf(verdict, names));
          setVerdicts({ ...verdicts, [item.seq]: verdict });
          setOpened(undefined);
        }}
        onFlag={(isFlagged, note) => {
          outbox.mark(item.seq, { isFlagged, note });
          onFlag(item, isFlagged, note);
          setFlags({ ...flags, [item.seq]: { isFlagged, note } });
        }}
      />
    );
  }
  if (items.length === 0) {
    const isDone = kind === 'done';
    return (
      <div className="panel">
        <EmptyState
          icon={isDone ? <ListChecks /> : <Flag />}
          title={isDone ? TEXT.doneEmpty : TEXT.flaggedEmpty}
          text={isDone ? TEXT.doneEmptyText : TEXT.flaggedEmptyText}
        />
      </div>
    );
  }
  const all = kind === 'done' ? queue.progress.read : queue.progress.flagged;
  return (
    <section className="panel" aria-label={ALL.queues[kind]}>
      <ul className="divide-y divide-base-300">
        {items.map((one) => (
          <Row key={one.seq} item={one} verdict={said(one)} onOpen={() => setOpened(one.seq)} />
        ))}
      </ul>
      {all > items.length && (
        <p className="border-base-300 border-t px-4 py-2.5 text-muted text-sm">{TEXT.more(items.length)}</p>
      )}
    </section>
  );
}

function Row({ item, verdict, onOpen }: { item: ReadingItem; verdict: Verdict; onOpen(): void }) {
  const isRead = Object.keys(item.own.tags).length > 0;
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p lang={langOf(item.language)} className="line-clamp-3 break-words">
          {item.content}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-muted text-sm">
          {verdict.yes.map((name) => (
            <Badge key={name} tone="primary">
              {name}
            </Badge>
          ))}
          {isRead && verdict.yes.length === 0 && TEXT.none}
          {verdict.sentiment && ` ${ALL.sentiments[verdict.sentiment]}`}
          {item.isFlagged && (
            <Badge tone="waiting">
              <Flag className="size-3.5" aria-hidden />
              {item.note || ALL.queues.flagged}
            </Badge>
          )}
        </p>
      </div>
      <Button size="small" aria-label={TEXT.open(item.number)} onClick={onOpen}>
        {isRead ? TEXT.change : TEXT.read}
      </Button>
    </li>
  );
}

interface OpenedProps {
  runId: string;
  queue: ReadingQueue;
  item: ReadingItem;
  before: Verdict;
  onClose(): void;
  onStore(verdict: Verdict): void;
  onFlag(isFlagged: boolean, note: string): void;
}

function Opened({ runId, queue, item, before, onClose, onStore, onFlag }: OpenedProps) {
  const [verdict, setVerdict] = useState(before);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  useReadingKeys((key) => {
    if (key !== 'escape') return false;
    onClose();
    return true;
  });
  return (
    <JudgePanel
      runId={runId}
      queue={queue}
      item={item}
      verdict={verdict}
      isStored={Object.keys(item.own.tags).length > 0}
      onVerdict={setVerdict}
      onStore={() => onStore(verdict)}
      storeLabel={ALL.store}
      onBack={onClose}
      onFlag={onFlag}
      head={
        <Button ref={back} tone="ghost" size="small" data-marks onClick={onClose}>
          {TEXT.back}
        </Button>
      }
    />
  );
}
