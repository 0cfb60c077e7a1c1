import { FACEBOOK_SORTS } from '@smops/core/channels/facebook/facebook.constants.js';
import type { FacebookFilter, FacebookPosts } from '@smops/core/channels/facebook/facebook.schemas.js';
import { roleHas } from '@smops/core/people/users/users.constants.js';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { connectionPage } from '../../addresses/connection-page.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { failed } from '../../components/failed.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { isNotConfigured, NotConfigured } from '../../components/feedback/NotConfigured.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { FreshnessNote } from '../../components/format/FreshnessNote.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { CHINESE_SCREEN, ChineseScreen } from '../../components/format/Written.js';
import { later } from '../../components/Later.js';
import { PageHeader } from '../../components/PageHeader.js';
import { PHONE, useMediaQuery } from '../../components/screen/useMediaQuery.js';
import { useAction } from '../../components/useAction.js';
import { useUrlState } from '../../components/useUrlState.js';
import { fullDate } from '../../format/dates.js';
import { useAtomValue } from '../../state/atoms.js';
import { userAtom } from '../../state/session.js';
import { toast } from '../../state/toasts.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';
import { POSTS_GRID, PostsPanel } from './PostsPanel.js';
import { usePosts } from './usePosts.js';

const SKELETONS = 6;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const EngagementChart = later(
  async () => (await import('./EngagementChart.js')).EngagementChart,
  'h-80.5 sm:h-67',
);

/** Search, days and order of the list, in the page's address. */
function useFilter(): [FacebookFilter, (filter: FacebookFilter) => void] {
  const [search, setSearch] = useUrlState('q');
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const [sortText, setSort] = useUrlState('sort', 'newest');
  const sort = FACEBOOK_SORTS.find((one) => one === sortText) ?? 'newest';
  const filter = useMemo(
    () => ({
      ...(search.trim() !== '' && { search }),
      ...(isDay(from) && { from }),
      ...(isDay(to) && { to }),
      sort,
    }),
    [search, from, to, sort],
  );
  const set = (next: FacebookFilter) => {
    setSearch(next.search ?? '');
    setFrom(next.from ?? '');
    setTo(next.to ?? '');
    setSort(next.sort ?? 'newest');
  };
  return [filter, set];
}

export function FacebookPage() {
  const [filter, setFilter] = useFilter();
  const [view, setView] = useUrlState('view', useMediaQuery(PHONE) ? 'list' : 'cards');
  const list = usePosts(filter);
  const { answer, error } = list;
  const { role } = useAtomValue(userAtom);
  return (
    <ChineseScreen>
      <PageHeader
        title={TEXT.title}
        subtitle={answer && <Source posts={answer} />}
        actions={
          (answer ?? error) !== undefined && (
            <RefreshButton disabled={answer === undefined} refresh={list.refresh} />
          )
        }
      />
      {answer !== undefined ? (
        // On a phone the chart comes last: the first post is to be seen at once.
        <div className="max-md:flex max-md:flex-col">
          {(answer.freshness.demo || answer.freshness.failure !== null) && (
            <div className="mb-4">
              <FreshnessNote freshness={answer.freshness} texts={TEXT.freshness} />
            </div>
          )}
          {answer.engagement.spans.length > 0 && (
            <div className="mb-4 max-md:order-last max-md:mt-4 max-md:mb-0">
              <EngagementChart
                engagement={answer.engagement}
                found={answer.found}
                onDays={(from, to) => setFilter({ ...filter, from, to })}
              />
            </div>
          )}
          <PostsPanel
            list={list}
            filter={filter}
            onFilter={setFilter}
            view={view === 'list' ? 'list' : 'cards'}
            onView={setView}
            mayAnalyze={roleHas(role, 'analyze')}
          />
        </div>
      ) : isNotConfigured(error) ? (
        <NotConfigured
          title={TEXT.notConfigured}
          text={TEXT.whoSetsUp}
          setUp={
            roleHas(role, 'administer')
              ? { label: TEXT.setUp, address: connectionPage('facebook') }
              : undefined
          }
          onRetry={list.again}
          retryLabel={TEXT.retry}
        />
      ) : error !== undefined ? (
        <section className="panel">
          <ErrorState title={TEXT.loadFailed} error={error} retryLabel={TEXT.retry} onRetry={list.again} />
        </section>
      ) : (
        <Skeletons />
      )}
    </ChineseScreen>
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
          {TEXT.cacheTime} <time dateTime={cacheTime}>{fullDate(cacheTime, zone, CHINESE_SCREEN)}</time>
        </span>
      )}
    </span>
  );
}

function RefreshButton({ disabled, refresh }: { disabled: boolean; refresh(): Promise<FacebookPosts> }) {
  const [run, pending] = useAction(async () => {
    const { cached, freshness } = await refresh();
    if (cached && freshness.failure === null) toast({ title: TEXT.tooSoon, description: TEXT.tooSoonUntil });
    else if (cached) toast({ title: TEXT.stillCached, description: freshness.failure?.message });
  }, failed(TEXT.refreshFailed));
  return (
    <Button
      icon={<RefreshCw className="size-4" aria-hidden />}
      pending={pending}
      pendingLabel={TEXT.refreshing}
      disabled={disabled}
      onClick={() => void run()}
    >
      {TEXT.refresh}
    </Button>
  );
}

function Skeletons() {
  return (
    <div role="status" className={POSTS_GRID}>
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
