import { ThumbsUp } from 'lucide-react';
import { memo } from 'react';
import { Badge, type BadgeTone } from '../../../components/Badge.js';
import type { ResultComment } from '../analysis.types.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { markQuotes } from './results.model.js';

const TEXT = ALL.results;
const TONES: Record<'positive' | 'neutral' | 'negative', BadgeTone> = {
  positive: 'good',
  neutral: 'plain',
  negative: 'bad',
};

/** One comment: the words a tag rests on marked in place, the reason beside them. */
export const CommentRow = memo(function CommentRow({ comment }: { comment: ResultComment }) {
  const { author, content, ai_reasoning, reactions_count, matched_variables, sentiment, quote } = comment;
  const pieces = markQuotes(content, quote ? [quote] : []);
  return (
    <article className="grid gap-x-8 gap-y-2 px-5 py-3.5 text-sm lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className="mb-0.5 flex items-center gap-3">
          <span className="truncate font-medium">{author || TEXT.anonymous}</span>
          <span className="flex shrink-0 items-center gap-1 text-muted tabular-nums">
            <ThumbsUp className="size-3.5" aria-hidden />
            {reactions_count.toLocaleString('en')}
            <span className="sr-only">{TEXT.reactions}</span>
          </span>
        </p>
        <p className="whitespace-pre-line break-words text-[0.9375rem]">
          {pieces.map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
            piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
          )}
        </p>
        {matched_variables.length > 0 && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {matched_variables.map((name) => (
              <Badge key={name} tone="primary" className="truncate">
                {name}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className="min-w-0 lg:text-left">
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
    </article>
  );
});
