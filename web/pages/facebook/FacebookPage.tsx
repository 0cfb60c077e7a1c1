import type { FacebookPosts } from '@smops/core/facebook/facebook.schemas.js';
import { roleHas } from '@smops/core/users/users.constants.js';
import { MessageSquareOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { isNotConfigured, NotConfigured } from '../../components/feedback/NotConfigured.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { FreshnessNote } from '../../components/format/FreshnessNote.js';
import { fullDate } from '../../components/format/time.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { PageHeader } from '../../components/PageHeader.js';
import { reasonOf } from '../../components/reason-of.js';
import { ListExportMenu } from '../../components/table/ListExportMenu.js';
import { useAtomValue } from '../../state/atoms.js';
import { tagOf } from '../../state/language.js';
import { facebookPostsAtom, refreshFacebookPosts } from '../../state/records/facebook.js';
import { userAtom } from '../../state/session.js';
import { toast } from '../../state/toasts.js';
import { AnalyzeComments } from './AnalyzeComments.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';
import { PostCard } from './PostCard.js';

/** Posts shown at first, and with each 'more'. */
const STEP = 60;
const SKELETONS = 6;

export function FacebookPage() {
  const posts = useAtomValue(facebookPostsAtom);
  const { data, error } = posts;
  return (
    <div lang={tagOf('zh-CN')}>
      <PageHeader
        title={TEXT.title}
        subtitle={data && <Source posts={data} />}
        actions={<RefreshButton disabled={data === undefined} />}
      />
      {data !== undefined ? (
        <Posts posts={data} />
      ) : isNotConfigured(error) ? (
        <NotConfigured
          title={TEXT.notConfigured}
          error={error}
          onRetry={() => void facebookPostsAtom.refetch()}
          retryLabel={TEXT.retry}
        />
      ) : error !== undefined ? (
        <section className="panel">
          <ErrorState
            title={TEXT.loadFailed}
            error={error}
            retryLabel={TEXT.retry}
            onRetry={() => void facebookPostsAtom.refetch()}
          />
        </section>
      ) : (
        <Skeletons />
      )}
    </div>
  );
}

/** Live or cached, and from when. */
function Source({ posts: { cached, cacheTime } }: { posts: FacebookPosts }) {
  const zone = useTimeZone();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={cached ? 'waiting' : 'good'}>{cached ? TEXT.cached : TEXT.live}</Badge>
      {cacheTime !== null && (
        <span className="text-sm">
          {TEXT.cacheTime} <time dateTime={cacheTime}>{fullDate(cacheTime, zone, tagOf('zh-CN'))}</time>
        </span>
      )}
    </span>
  );
}

function RefreshButton({ disabled }: { disabled: boolean }) {
  const [pending, setPending] = useState(false);
  const refresh = async () => {
    setPending(true);
    try {
      const { cached, freshness } = await refreshFacebookPosts();
      if (cached && freshness.failure === null)
        toast({ title: TEXT.tooSoon, description: TEXT.tooSoonUntil });
      else if (cached) toast({ title: TEXT.stillCached, description: freshness.failure?.message });
    } catch (error) {
      toast({ title: TEXT.refreshFailed, description: reasonOf(error as Error), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      icon={<RefreshCw className="size-4" aria-hidden />}
      pending={pending}
      pendingLabel={TEXT.refreshing}
      disabled={disabled}
      onClick={() => void refresh()}
    >
      {TEXT.refresh}
    </Button>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

function Posts({ posts: { data, freshness } }: { posts: FacebookPosts }) {
  const [limit, setLimit] = useState(STEP);
  const { role } = useAtomValue(userAtom);
  const mayAnalyze = roleHas(role, 'analyze');
  if (data.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon={<MessageSquareOff aria-hidden />} title={TEXT.empty} text={TEXT.emptyHint} />
      </section>
    );
  }
  return (
    <>
      <div className="mb-4 space-y-2">
        {(freshness.demo || freshness.failure !== null) && (
          <FreshnessNote freshness={freshness} texts={TEXT.freshness} lang="zh-CN" />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm">{TEXT.found(data.length)}</p>
          <ListExportMenu
            label={TEXT.export}
            path="/api/facebook-posts/export"
            query={{}}
            formats={['csv', 'xlsx', 'json']}
            disabled={data.length === 0}
          />
        </div>
      </div>
      <div className={GRID}>
        {data.slice(0, limit).map((post) => (
          <PostCard
            key={post.id}
            post={post}
            action={mayAnalyze && post.comments.summary.total_count > 0 && <AnalyzeComments post={post} />}
          />
        ))}
      </div>
      {data.length > limit && (
        <div className="mt-5 text-center">
          <Button onClick={() => setLimit(limit + STEP)}>{TEXT.more}</Button>
        </div>
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{TEXT.loading}</span>
      {Array.from({ length: SKELETONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
        <div key={index} aria-hidden className="panel p-4" data-testid="post-skeleton">
          <span className="skeleton block h-4 w-24" />
          <span className="skeleton my-3 block aspect-3/2 w-full" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  );
}
