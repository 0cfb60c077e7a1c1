import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { ThumbsUp, UserCheck } from 'lucide-react';
import { memo } from 'react';
import { Badge, type BadgeTone } from '../../../../components/Badge.js';
import { classes } from '../../../../components/classes.js';
import { StarsGiven } from '../../../../components/format/StarsGiven.js';
import { Time } from '../../../../components/format/Time.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { INSIGHT } from '../../insight.texts.js';
import { TagBadges } from '../../judge/TagBadges.js';
import { languageName } from '../language-name.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { COPIES_TEXT } from './copies.texts.js';
import { MarkedText } from './MarkedText.js';

const TEXT = ALL.results;
const TONES: Record<'positive' | 'neutral' | 'negative', BadgeTone> = {
  positive: 'good',
  neutral: 'plain',
  negative: 'bad',
};
/** The edge says the sentiment once more, for the eye that runs down the list. */
const EDGES = {
  positive: 'border-l-positive',
  neutral: 'border-l-neutral-mark',
  negative: 'border-l-negative',
} as const;

interface Props {
  comment: AnalysisComment;
  /** What is searched for: marked in the text. */
  search: string;
  variables: readonly string[];
  isOpen: boolean;
  isDense: boolean;
  onOpen(seq: number): void;
}

/** One comment in the list: its sentiment, reactions, time and language, and the words its tags rest on marked in place. */
export const CommentRow = memo(function CommentRow(props: Props) {
  const { comment, search, variables, isOpen, isDense, onOpen } = props;
  const { number, seq, author, reactions_count, sentiment, time, language, state, depth } = comment;
  const others = (comment.copies?.comments ?? 1) - 1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is for keys; the whole row is a larger place to click
    <article
      className={classes(
        'cursor-pointer border-l-4 px-3 text-sm hover:bg-base-200',
        isDense ? 'py-1.5' : 'py-3',
        sentiment ? EDGES[sentiment.label] : 'border-l-transparent',
        isOpen && 'bg-primary/10 hover:bg-primary/10',
      )}
      onClick={() => onOpen(seq)}
    >
      <p className="mb-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-muted text-xs">
        <button
          type="button"
          data-comment={seq}
          aria-label={RESULTS_TEXT.list.open(number)}
          aria-current={isOpen || undefined}
          className="-my-1 min-w-6 cursor-pointer py-1 text-left tabular-nums hover:text-base-content"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(seq);
          }}
        >
          #{number}
        </button>
        {state !== 'ok' ? (
          <Badge tone={state === 'failed' ? 'bad' : 'waiting'}>
            {state === 'failed' ? TEXT.commentFailed : TEXT.commentPending}
          </Badge>
        ) : (
          sentiment && (
            <Badge tone={TONES[sentiment.label]}>
              {TEXT[sentiment.label]} {sentiment.score.toFixed(1)}
            </Badge>
          )
        )}
        <span className="min-w-0 truncate font-medium text-base-content">
          {depth > 0 && '↳ '}
          {author || TEXT.anonymous}
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-2.5">
          <span className="flex items-center gap-1 tabular-nums">
            <ThumbsUp className="size-3.5" aria-hidden />
            {reactions_count.toLocaleString('en')}
            <span className="sr-only">{TEXT.reactions}</span>
          </span>
          {others > 0 && (
            <span
              title={COPIES_TEXT.others(others)}
              className="rounded-full bg-base-200 px-1.5 py-0.5 text-base-content tabular-nums leading-none"
            >
              ×{(others + 1).toLocaleString('en')}
              <span className="sr-only">{COPIES_TEXT.others(others)}</span>
            </span>
          )}
          {comment.stars && <StarsGiven {...comment.stars} label={TEXT.stars} />}
          {isDense && comment.correction && (
            <UserCheck className="size-3.5" role="img" aria-label={INSIGHT.judge.checked} />
          )}
          {time && <Time value={time} />}
          <span>{languageName(language)}</span>
        </span>
      </p>
      <MarkedText
        comment={comment}
        search={search}
        variables={variables}
        className={classes(
          'whitespace-pre-line break-words text-[0.9375rem]',
          isDense && 'line-clamp-2 print:line-clamp-2',
        )}
      />
      {!isDense && (
        <>
          <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
            <TagBadges comment={comment} />
          </div>
          <p className="mt-1 break-words text-muted">
            <span className="sr-only">{TEXT.reason}: </span>
            {state === 'ok' ? comment.ai_reasoning : comment.failure}
          </p>
        </>
      )}
    </article>
  );
});
