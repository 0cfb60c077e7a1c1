import { abbreviateCount, countsOf } from '@smops/core/channels/facebook/facebook.model.js';
import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import type { FacebookPost } from '@smops/core/channels/facebook/facebook.schemas.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ExternalLink, MessageSquare, Share2, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../components/classes.js';
import { Time } from '../../components/format/Time.js';
import { Image } from '../../components/Image.js';
import { RowBox } from '../../components/table/RowBox.js';
import type { BoxProps } from '../../components/table/useRowSelection.js';
import { count as formatCount } from '../../format/format.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';

/** Only web addresses become links, whatever came from outside. */
export const isWebAddress = (address: string | undefined): address is string =>
  address !== undefined && /^https?:\/\//.test(address);

/** One post: date, image unless it is broken, text, counts, and the way to it. `action` stands beside the link. */
export function PostCard({ post, box, action }: { post: FacebookPost; box: BoxProps; action?: ReactNode }) {
  return (
    <article
      className={classes('panel flex flex-col overflow-hidden', box.checked && 'border-primary')}
      aria-label={post.message?.slice(0, 60) ?? post.id}
    >
      <div className="flex items-center justify-between px-4 pt-3.5 text-muted text-sm">
        <Time value={post.created_time} />
        <RowBox {...box} />
      </div>
      {post.full_picture !== undefined && (
        <Image
          src={addressOf(FACEBOOK.image, { postId: post.id })}
          hideBroken
          className="mt-3 block aspect-3/2 w-full bg-base-200 object-cover"
        />
      )}
      <p className="mx-4 mt-3 line-clamp-4 whitespace-pre-line break-words leading-6" title={post.message}>
        {post.message ?? <span className="text-muted">{TEXT.noMessage}</span>}
      </p>
      <div className="mt-auto px-4 pt-3 pb-3.5">
        <p className="flex gap-5 text-muted text-sm">
          <PostCounts post={post} />
        </p>
        <div className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
          {isWebAddress(post.permalink_url) ? (
            <a
              className="inline-flex items-center gap-1.5 text-primary text-sm hover:underline"
              href={post.permalink_url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {TEXT.view}
              <ExternalLink className="size-3.5" aria-hidden />
            </a>
          ) : (
            <span />
          )}
          {action}
        </div>
      </div>
    </article>
  );
}

/** Reactions, comments and shares, short. */
export function PostCounts({ post }: { post: FacebookPost }) {
  const { reactions, comments, shares } = countsOf(post);
  return (
    <>
      <Count label={TEXT.reactions} count={reactions} icon={<ThumbsUp className="size-4" aria-hidden />} />
      <Count label={TEXT.comments} count={comments} icon={<MessageSquare className="size-4" aria-hidden />} />
      <Count label={TEXT.shares} count={shares} icon={<Share2 className="size-4" aria-hidden />} />
    </>
  );
}

function Count({ label, count, icon }: { label: string; count: number; icon: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 tabular-nums" title={`${label}: ${formatCount(count)}`}>
      {icon}
      <span className="sr-only">{label}</span>
      {abbreviateCount(count)}
    </span>
  );
}
