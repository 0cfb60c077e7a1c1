import type { ReadingItem } from '@smops/core/judging/reading/reading.schemas.js';
import { Flag, Languages, SpellCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { CommentTranslation } from '../analyzer/results/comments/CommentTranslation.js';
import { langOf } from '../analyzer/results/results.model.js';
import { READING_TEXT as TEXT } from './reading.texts.js';

export interface CommentCardProps {
  runId: string;
  post: string;
  item: ReadingItem;
  /** What is shown below it on demand. */
  shows: { spelling: boolean; translation: boolean };
  onShow(shows: CommentCardProps['shows']): void;
}

const languageName = (language: string) =>
  TEXT.languages[language as keyof typeof TEXT.languages] ?? language;

/** The comment that is read: large, with what it stands under and answers, and nothing of the machine. */
export function CommentCard({ runId, post, item, shows, onShow }: CommentCardProps) {
  const number = useRef<HTMLHeadingElement>(null);
  // What had the focus may be gone with the comment before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at with every comment
  useEffect(() => {
    if (document.activeElement === document.body) number.current?.focus({ preventScroll: true });
  }, [item.seq]);
  return (
    <article className="panel p-4 sm:p-6" aria-labelledby="reading-number">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <h2 ref={number} id="reading-number" tabIndex={-1} className="font-medium">
          {TEXT.number(item.number)}
        </h2>
        <span>{languageName(item.language)}</span>
        {item.copies > 1 && (
          <Badge>
            <span title={TEXT.copiesHint(item.copies)}>{TEXT.copies(item.copies)}</span>
          </Badge>
        )}
        {item.isFlagged && (
          <Badge tone="waiting">
            <Flag className="size-3.5" aria-hidden />
            {item.note || TEXT.queues.flagged}
          </Badge>
        )}
      </div>
      {post !== '' && (
        <p className="mt-2 line-clamp-2 break-words text-muted text-sm" title={post}>
          {TEXT.under}: {post}
        </p>
      )}
      {item.parent !== null && (
        <blockquote className="mt-2 line-clamp-3 break-words border-base-300 border-l-4 pl-3 text-muted text-sm">
          <span className="sr-only">{TEXT.answers}: </span>
          {item.parent}
        </blockquote>
      )}
      <div aria-live="polite" aria-atomic>
        <p
          key={item.seq}
          data-comment={item.seq}
          lang={langOf(item.language)}
          className="mt-4 max-h-[45dvh] min-h-16 overflow-y-auto whitespace-pre-line break-words text-xl leading-8 sm:min-h-32"
        >
          {item.content}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-1">
        {item.plainSpelling !== null && (
          <Button
            tone="ghost"
            size="small"
            aria-pressed={shows.spelling}
            icon={<SpellCheck className="size-4" aria-hidden />}
            onClick={() => onShow({ ...shows, spelling: !shows.spelling })}
          >
            {TEXT.spelling} <kbd className="kbd kbd-sm max-sm:hidden">P</kbd>
          </Button>
        )}
        <Button
          tone="ghost"
          size="small"
          aria-pressed={shows.translation}
          icon={<Languages className="size-4" aria-hidden />}
          onClick={() => onShow({ ...shows, translation: !shows.translation })}
        >
          {TEXT.translate} <kbd className="kbd kbd-sm max-sm:hidden">T</kbd>
        </Button>
      </div>
      {shows.spelling && item.plainSpelling !== null && (
        <p lang={langOf(item.language)} className="mt-2 break-words rounded-field bg-base-200 px-3 py-2">
          {item.plainSpelling}
        </p>
      )}
      {shows.translation && (
        <CommentTranslation
          key={item.seq}
          runId={runId}
          comment={{ seq: item.seq, plain_spelling: null, language: item.language }}
        />
      )}
    </article>
  );
}
