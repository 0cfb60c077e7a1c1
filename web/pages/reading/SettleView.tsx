import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { classes } from '../../components/classes.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { SENTIMENT_KEYS, useReadingKeys } from '../../components/keys/useReadingKeys.js';
import type { RunOutbox } from '../../state/judging/outbox.js';
import { CommentCard } from './CommentCard.js';
import { disputeOf, type ReaderVerdict } from './dispute.model.js';
import { READING_TEXT as ALL } from './reading.texts.js';
import { SentimentMarks } from './SentimentMarks.js';
import type { Sentiment } from './session.model.js';

const TEXT = ALL.settle;

/** The comments on which readers differ, one by one; what is settled counts for all readers. */
export function SettleView({
  runId,
  queue,
  outbox,
  onSettled,
}: {
  runId: string;
  queue: ReadingQueue;
  outbox: RunOutbox;
  onSettled(): void;
}) {
  const [at, setAt] = useState(0);
  const item = queue.items[at];
  const others = queue.progress.disputed - queue.items.length;
  return (
    <div className="space-y-3">
      {item === undefined ? (
        <div className="panel">
          <EmptyState
            icon={<Scale />}
            title={TEXT.empty}
            text={others > 0 ? TEXT.others(others) : TEXT.emptyText}
          />
        </div>
      ) : (
        <SettlePanel
          key={item.seq}
          runId={runId}
          queue={queue}
          item={item}
          place={`${at + 1} / ${queue.items.length}`}
          onBack={at > 0 ? () => setAt(at - 1) : undefined}
          onSkip={() => setAt(at + 1)}
          onSettle={(tags, sentiment) => {
            outbox.judge(item.seq, {
              tags,
              ...(sentiment !== null && { sentiment }),
              settle: true,
              blind: true,
            });
            onSettled();
            setAt(at + 1);
          }}
        />
      )}
    </div>
  );
}

interface PanelProps {
  runId: string;
  queue: ReadingQueue;
  item: ReadingItem;
  place: string;
  onBack: (() => void) | undefined;
  onSkip(): void;
  onSettle(tags: Record<string, boolean>, sentiment: Sentiment | null): void;
}

function SettlePanel({ runId, queue, item, place, onBack, onSkip, onSettle }: PanelProps) {
  const [shows, setShows] = useState({ spelling: false, translation: false });
  const [tags, setTags] = useState<Record<string, boolean>>({});
  const [sentiment, setSentiment] = useState<Sentiment | null>(null);
  const names = queue.variables.map(({ name }) => name);
  const dispute = disputeOf(item, names, TEXT);
  const current = dispute.variables.find(({ name }) => tags[name] === undefined)?.name;
  const isDecided = Object.keys(tags).length > 0 || sentiment !== null;
  const settle = () => isDecided && onSettle(tags, sentiment);
  useReadingKeys((key) => {
    const feels = SENTIMENT_KEYS[key];
    if ((key === 'y' || key === 'n') && current !== undefined) setTags({ ...tags, [current]: key === 'y' });
    else if (feels && dispute.sentiment.length > 0) setSentiment(feels);
    else if (key === 'enter') settle();
    else if (key === 's') onSkip();
    else if (key === 'u' && onBack) onBack();
    else if (key === 'p') setShows({ ...shows, spelling: !shows.spelling });
    else if (key === 't') setShows({ ...shows, translation: !shows.translation });
    else return false;
    return true;
  });
  return (
    <>
      <p className="flex justify-between gap-4 text-muted text-sm">
        {TEXT.text} <span className="whitespace-nowrap tabular-nums">{place}</span>
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <CommentCard runId={runId} post={queue.post} item={item} shows={shows} onShow={setShows} />
        <div className="panel space-y-4 p-4">
          {dispute.variables.map(({ name, said }) => (
            <fieldset
              key={name}
              className={classes(
                'rounded-field border p-3',
                name === current ? 'border-primary' : 'border-base-300',
              )}
            >
              <legend className="break-words px-1 font-medium">{TEXT.question(name)}</legend>
              <Readers said={said} label={(verdict) => (verdict ? TEXT.yes : TEXT.no)} />
              <div className="mt-2 grid grid-cols-2 gap-2">
                {([true, false] as const).map((verdict) => (
                  <Button
                    key={String(verdict)}
                    data-marks
                    aria-pressed={tags[name] === verdict}
                    className={classes('min-h-11', tags[name] === verdict && 'border-primary bg-primary/10')}
                    onClick={() => setTags({ ...tags, [name]: verdict })}
                  >
                    {verdict ? TEXT.yes : TEXT.no}
                    {name === current && (
                      <kbd className="kbd kbd-sm max-sm:hidden">{verdict ? 'Y' : 'N'}</kbd>
                    )}
                  </Button>
                ))}
              </div>
            </fieldset>
          ))}
          {dispute.sentiment.length > 0 && (
            <div className="space-y-2">
              <SentimentMarks sentiment={sentiment} onMark={setSentiment} />
              <Readers said={dispute.sentiment} label={(verdict) => ALL.sentiments[verdict]} />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button aria-disabled={onBack === undefined} onClick={onBack}>
              {ALL.back} <kbd className="kbd kbd-sm max-sm:hidden">U</kbd>
            </Button>
            <Button onClick={onSkip}>
              {ALL.skip} <kbd className="kbd kbd-sm max-sm:hidden">S</kbd>
            </Button>
            <Button tone="primary" className="flex-1" aria-disabled={!isDecided} onClick={settle}>
              {TEXT.button}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** What each reader says, side by side. */
function Readers<T>({ said, label }: { said: readonly ReaderVerdict<T>[]; label(verdict: T): string }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {said.map(({ reader, verdict }) => (
        <li key={reader}>{TEXT.says(reader, label(verdict))}</li>
      ))}
    </ul>
  );
}
