import type { SentimentComment } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { ThumbsUp } from 'lucide-react';
import { Badge, type BadgeTone } from '../../components/Badge.js';
import { count as formatCount } from '../../format/format.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.comments;
const TONES: Record<'positive' | 'neutral' | 'negative', BadgeTone> = {
  positive: 'good',
  neutral: 'plain',
  negative: 'bad',
};

/** A comment with its score; why there is none, if there is none. */
export function ScoredComment({ comment }: { comment: SentimentComment }) {
  const { label, score, author, content, reactionsCount, failure } = comment;
  return (
    <li className="border-base-300 border-b py-2.5 text-sm last:border-b-0">
      <p className="mb-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{author || TEXT.anonymous}</span>
        <span className="flex items-center gap-1 text-muted tabular-nums">
          <ThumbsUp className="size-3.5" aria-hidden />
          {formatCount(reactionsCount)}
          <span className="sr-only">{TEXT.reactions}</span>
        </span>
        {label === null ? (
          <Badge tone="waiting">{TEXT.notScored}</Badge>
        ) : (
          <Badge tone={TONES[label]}>
            {SENTIMENTS_TEXT.labels[label]} {score?.toFixed(1)}
          </Badge>
        )}
      </p>
      <p className="whitespace-pre-line break-words">{content}</p>
      {failure !== null && <p className="text-muted">{failure}</p>}
    </li>
  );
}
