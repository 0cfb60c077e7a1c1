import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { ArrowLeft, ArrowRight, Flag, SkipForward } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { Button } from '../../components/Button.js';
import { SENTIMENT_KEYS, useReadingKeys } from '../../components/keys/useReadingKeys.js';
import { CommentCard } from './CommentCard.js';
import { FlagField } from './FlagField.js';
import { READING_TEXT as TEXT } from './reading.texts.js';
import { SentimentMarks } from './SentimentMarks.js';
import { keyOf, toggled, type Verdict, withSentiment } from './session.model.js';
import { VariableMarks } from './VariableMarks.js';

interface Props {
  runId: string;
  queue: ReadingQueue;
  item: ReadingItem;
  verdict: Verdict;
  /** It was judged before. */
  isStored: boolean;
  onVerdict(verdict: Verdict): void;
  onStore(): void;
  storeLabel: string;
  /** Undefined: there is none before it. */
  onBack?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  onFlag(isFlagged: boolean, note: string): void;
  /** Above the comment. */
  head?: ReactNode;
}

interface ButtonsProps extends Pick<Props, 'onBack' | 'onSkip' | 'onStore' | 'storeLabel'> {
  isFlagging: boolean;
  onFlagging(): void;
  /** The button that stores, which gets the focus back. */
  next: RefObject<HTMLButtonElement | null>;
}

/** Back, skip, flag and store, each with its key. */
function Buttons({ onBack, onSkip, onStore, storeLabel, isFlagging, onFlagging, next }: ButtonsProps) {
  return (
    <div className="flex gap-1.5 sm:flex-wrap">
      <Button
        className="px-3 max-sm:min-h-12"
        aria-disabled={onBack === undefined}
        onClick={onBack}
        icon={<ArrowLeft className="size-4" aria-hidden />}
      >
        <span className="max-sm:sr-only">{TEXT.back}</span>
        <kbd className="kbd kbd-sm max-sm:hidden">U</kbd>
      </Button>
      {onSkip && (
        <Button
          className="px-3 max-sm:min-h-12"
          onClick={onSkip}
          icon={<SkipForward className="size-4" aria-hidden />}
        >
          <span className="max-sm:sr-only">{TEXT.skip}</span>
          <kbd className="kbd kbd-sm max-sm:hidden">S</kbd>
        </Button>
      )}
      <Button
        className="px-3 max-sm:min-h-12"
        aria-expanded={isFlagging}
        onClick={onFlagging}
        icon={<Flag className="size-4" aria-hidden />}
      >
        <span className="max-sm:sr-only">{TEXT.flag}</span>
        <kbd className="kbd kbd-sm max-sm:hidden">G</kbd>
      </Button>
      <Button ref={next} tone="primary" className="flex-1 max-sm:min-h-12 sm:basis-full" onClick={onStore}>
        {storeLabel}
        <ArrowRight className="size-4 sm:hidden" aria-hidden />
        <kbd className="kbd kbd-sm text-base-content max-sm:hidden">↵</kbd>
      </Button>
    </div>
  );
}

/** One comment and what is said of it. The same keys, buttons and places for every comment: the hand stays where it is. */
export function JudgePanel(props: Props) {
  const { runId, queue, item, verdict, isStored, onVerdict, onStore, onBack, onSkip, onFlag, head } = props;
  const [shows, setShows] = useState({ spelling: false, translation: false });
  const [isDefined, setIsDefined] = useState(false);
  const [isFlagging, setIsFlagging] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const latest = useRef({ verdict, onVerdict });
  latest.current = { verdict, onVerdict };
  const toggle = useCallback((name: string) => {
    latest.current.onVerdict(toggled(latest.current.verdict, name));
  }, []);
  const closeFlag = () => {
    setIsFlagging(false);
    next.current?.focus();
  };

  useReadingKeys((key) => {
    const variable = queue.variables.find((_, place) => keyOf(place) === key);
    const sentiment = SENTIMENT_KEYS[key];
    if (variable) toggle(variable.name);
    else if (sentiment) onVerdict(withSentiment(verdict, sentiment));
    else if (key === 'enter') onStore();
    else if (key === 'u' && onBack) onBack();
    else if (key === 's' && onSkip) onSkip();
    else if (key === 'g') setIsFlagging(true);
    else if (key === 'p') setShows({ ...shows, spelling: !shows.spelling });
    else if (key === 't') setShows({ ...shows, translation: !shows.translation });
    else if (key === 'd') setIsDefined(!isDefined);
    else return false;
    return true;
  });

  return (
    <div className="grid grid-cols-1 items-start gap-4 max-sm:pb-[50dvh] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="space-y-3">
        {head}
        <CommentCard runId={runId} post={queue.post} item={item} shows={shows} onShow={setShows} />
        {isStored && <p className="text-muted text-sm">{TEXT.wasStored}</p>}
      </div>
      <div className="panel space-y-2 p-3 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:shadow-float sm:space-y-4 sm:p-4">
        <VariableMarks
          variables={queue.variables}
          yes={verdict.yes}
          isDefined={isDefined}
          onDefine={() => setIsDefined(!isDefined)}
          onToggle={toggle}
        />
        <SentimentMarks
          sentiment={verdict.sentiment}
          onMark={(one) => onVerdict(withSentiment(verdict, one))}
        />
        {isFlagging && (
          <FlagField
            key={item.seq}
            note={item.note}
            isFlagged={item.isFlagged}
            onFlag={(isFlagged, note) => {
              onFlag(isFlagged, note);
              closeFlag();
            }}
            onClose={closeFlag}
          />
        )}
        <Buttons
          {...{ onBack, onSkip, onStore, isFlagging, next }}
          storeLabel={props.storeLabel}
          onFlagging={() => setIsFlagging(!isFlagging)}
        />
        <p className="text-muted text-xs max-sm:hidden">
          <kbd className="kbd kbd-sm">?</kbd> {TEXT.allKeys}
        </p>
      </div>
    </div>
  );
}
