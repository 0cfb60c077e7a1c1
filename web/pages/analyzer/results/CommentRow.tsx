import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import { Languages, PencilLine, ThumbsUp } from 'lucide-react';
import { memo, useState } from 'react';
import { Badge, type BadgeTone } from '../../../components/Badge.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { TagBadges } from '../judge/TagBadges.js';
import { CommentTranslation } from './CommentTranslation.js';
import { langOf, markTags } from './results.model.js';
import { TRANSLATION_TEXT } from './translation.texts.js';

const TEXT = ALL.results;
const SMALL_BUTTON =
  'flex cursor-pointer items-center gap-1 rounded-full px-2 py-0.5 text-muted text-xs leading-4.5 hover:bg-base-200 hover:text-base-content';
const TONES: Record<'positive' | 'neutral' | 'negative', BadgeTone> = {
  positive: 'good',
  neutral: 'plain',
  negative: 'bad',
};

/** One comment: the words a tag rests on marked in place, the reason beside them. */
export const CommentRow = memo(function CommentRow({
  taskId,
  comment,
  search,
  onJudge,
}: {
  taskId: string;
  comment: AnalysisComment;
  /** What is searched for: marked in the text. */
  search: string;
  onJudge(comment: AnalysisComment): void;
}) {
  const { number, author, content, reactions_count, tags, state, language } = comment;
  const [isTranslated, setTranslated] = useState(false);
  const name = author || TEXT.anonymous;
  return (
    <article className="grid gap-x-8 gap-y-2 px-4 py-3.5 text-sm lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className="mb-0.5 flex items-center gap-3">
          <span className="shrink-0 text-muted tabular-nums" title={TEXT.number}>
            #{number}
          </span>
          <span className="truncate font-medium">{name}</span>
          <span className="flex shrink-0 items-center gap-1 text-muted tabular-nums">
            <ThumbsUp className="size-3.5" aria-hidden />
            {reactions_count.toLocaleString('en')}
            <span className="sr-only">{TEXT.reactions}</span>
          </span>
        </p>
        <p className="whitespace-pre-line break-words text-[0.9375rem]" lang={langOf(language)}>
          {markTags(content, tags, search).map((piece, index) =>
            piece.variables.length > 0 || piece.isFound ? (
              <mark
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
                key={index}
                title={piece.variables.join(' · ') || undefined}
                data-found={piece.isFound || undefined}
              >
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <TagBadges comment={comment} />
          {state === 'ok' && (
            <button
              type="button"
              className={SMALL_BUTTON}
              aria-label={INSIGHT.judge.buttonOf(name)}
              onClick={() => onJudge(comment)}
            >
              <PencilLine className="size-3.5" aria-hidden />
              {INSIGHT.judge.button}
            </button>
          )}
          <button
            type="button"
            className={SMALL_BUTTON}
            aria-label={TRANSLATION_TEXT.buttonOf(name)}
            aria-expanded={isTranslated}
            onClick={() => setTranslated(!isTranslated)}
          >
            <Languages className="size-3.5" aria-hidden />
            {TRANSLATION_TEXT.button}
          </button>
        </div>
        {isTranslated && <CommentTranslation taskId={taskId} comment={comment} />}
      </div>
      <Verdict comment={comment} />
    </article>
  );
});

/** What the provider made of it, or why there is nothing. */
function Verdict({ comment }: { comment: AnalysisComment }) {
  const { state, failure, sentiment, ai_reasoning } = comment;
  if (state !== 'ok') {
    return (
      <div className="min-w-0">
        <Badge tone={state === 'failed' ? 'bad' : 'waiting'}>
          {state === 'failed' ? TEXT.commentFailed : TEXT.commentPending}
        </Badge>
        {failure && <p className="mt-1 break-words text-muted">{failure}</p>}
      </div>
    );
  }
  return (
    <div className="min-w-0">
      {sentiment && (
        <Badge tone={TONES[sentiment.label]} className="mb-1">
          {TEXT[sentiment.label]} {sentiment.score.toFixed(1)}
        </Badge>
      )}
      <p className="break-words text-muted">
        <span className="sr-only">{TEXT.reason}: </span>
        {ai_reasoning}
      </p>
    </div>
  );
}
