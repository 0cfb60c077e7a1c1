import {
  inRange,
  parseCountText,
  toListedVideos,
  totalsOf,
} from '@smops/core/channels/youtube/youtube.model.js';
import type { YoutubeChannel } from '@smops/core/channels/youtube/youtube.schemas.js';
import { roleHas } from '@smops/core/people/users/users.constants.js';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { connectionPage } from '../../addresses/connection-page.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { isNotConfigured, NotConfigured } from '../../components/feedback/NotConfigured.js';
import { SkeletonRows } from '../../components/feedback/Skeleton.js';
import { FreshnessNote } from '../../components/format/FreshnessNote.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../components/format/Written.js';
import { PageHeader } from '../../components/PageHeader.js';
import { reasonOf } from '../../components/reason-of.js';
import { useUrlState } from '../../components/useUrlState.js';
import { timeAgo } from '../../format/dates.js';
import { count } from '../../format/format.js';
import { useAtomValue } from '../../state/atoms.js';
import { refreshYoutube, youtubeAtom } from '../../state/records/youtube.js';
import { userAtom } from '../../state/session.js';
import { toast } from '../../state/toasts.js';
import { usePortraits } from '../portraits/usePortraits.js';
import { ChannelGrowth } from './ChannelGrowth.js';
import { RangeFilter } from './RangeFilter.js';
import { growthDays, isRangeKind, rangeLabel, rangeOf } from './range.js';
import { TotalsCards } from './TotalsCards.js';
import { VideoDetails } from './VideoDetails.js';
import { VideoPanel } from './VideoPanel.js';
import { CHANNEL_TEXT, YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

const POLL_MS = 3000;
/** From here on the details stand beside the list: Tailwind's lg. */
const BESIDE = '(min-width: 64rem)';

export function YoutubePage() {
  const { button, dialog } = usePortraits();
  return (
    <>
      <Channel portraits={button} />
      {dialog}
    </>
  );
}

function Channel({ portraits }: { portraits: ReactNode }) {
  const channel = useAtomValue(youtubeAtom);
  const { role } = useAtomValue(userAtom);
  const refreshing = channel.data?.freshness.refreshing ?? false;

  // A first listing of a large channel outlasts the call: the page follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next look
  useEffect(() => {
    if (!refreshing) return;
    const timer = setTimeout(() => void youtubeAtom.refetch(), POLL_MS);
    return () => clearTimeout(timer);
  }, [refreshing, channel.fetchedAt]);

  if (channel.data === undefined && isNotConfigured(channel.error)) {
    return (
      <>
        <PageHeader title={TEXT.title} actions={portraits} />
        <NotConfigured
          title={TEXT.notConfigured}
          text={TEXT.whoSetsUp}
          setUp={
            roleHas(role, 'administer')
              ? { label: TEXT.setUp, address: connectionPage('youtube') }
              : undefined
          }
          onRetry={() => void youtubeAtom.refetch()}
        />
      </>
    );
  }
  if (channel.data === undefined && channel.error !== undefined) {
    return (
      <>
        <PageHeader title={TEXT.title} actions={portraits} />
        <section className="panel">
          <ErrorState
            title={TEXT.loadFailed}
            error={channel.error}
            fallback={TEXT.loadFailedText}
            onRetry={() => void youtubeAtom.refetch()}
          />
        </section>
      </>
    );
  }
  if (channel.data === undefined) {
    return (
      <>
        <PageHeader title={TEXT.title} actions={portraits} />
        <Bones />
      </>
    );
  }
  return <Dashboard channel={channel.data} portraits={portraits} />;
}

/** The page while its channel is on its way: cards, growth, and the list. */
const Bones = () => (
  <div aria-hidden className="space-y-4">
    <div className="grid gap-3 sm:grid-cols-3">
      <div className="skeleton h-24" />
      <div className="skeleton h-24 max-sm:hidden" />
      <div className="skeleton h-24 max-sm:hidden" />
    </div>
    <div className="skeleton h-63" />
    <section className="panel" aria-label={TEXT.panel} aria-busy>
      <SkeletonRows rows={8} rowHeight={84} />
    </section>
  </div>
);

function RefreshButton() {
  const [pending, setPending] = useState(false);
  const refresh = async () => {
    setPending(true);
    try {
      const { refreshed, videos, freshness } = await refreshYoutube();
      if (refreshed) toast({ title: TEXT.refreshed(videos ?? 0) });
      else {
        const until = freshness.nextAllowedAt;
        const description =
          until === null || freshness.refreshing ? TEXT.goesOn : TEXT.tooSoonUntil(timeAgo(until));
        toast({ title: TEXT.tooSoon, description });
      }
    } catch (error) {
      toast({
        title: TEXT.refreshFailed,
        description: reasonOf(error as Error, TEXT.loadFailedText),
        tone: 'destructive',
      });
      void youtubeAtom.refetch();
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      icon={<RefreshCw className="size-4" aria-hidden />}
      pending={pending}
      pendingLabel={TEXT.refreshing}
      onClick={() => void refresh()}
    >
      {TEXT.refresh}
    </Button>
  );
}

function Dashboard({ channel, portraits }: { channel: YoutubeChannel; portraits: ReactNode }) {
  const [kindText, setKind] = useUrlState('range', 'lifetime');
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const [selectedId, setSelectedId] = useUrlState('video');
  const kind = isRangeKind(kindText) ? kindText : 'lifetime';
  const timeZone = useTimeZone();

  const videos = useMemo(() => toListedVideos(channel.videos, timeZone), [channel, timeZone]);
  const range = useMemo(() => rangeOf(kind, from, to), [kind, from, to]);
  const ranged = useMemo(() => inRange(videos, range, new Date()), [videos, range]);
  const totals = useMemo(() => totalsOf(ranged), [ranged]);
  const days = growthDays(range, Date.now());
  const details = useRef<HTMLDivElement>(null);
  const select = (videoId: string) => {
    setSelectedId(videoId);
    // On a phone the details stand below the list, out of sight.
    if (!window.matchMedia(BESIDE).matches) details.current?.scrollIntoView();
  };

  return (
    <>
      <PageHeader
        title={channel.channelName || TEXT.title}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="primary">
              <span lang={CHINESE_SCREEN}>
                {CHANNEL_TEXT.subscribers(count(parseCountText(channel.subscriberCount)))}
              </span>
            </Badge>
            <span>{CHANNEL_TEXT.totalVideos(count(channel.videos.length))}</span>
          </span>
        }
        actions={
          <>
            {portraits}
            <RefreshButton />
          </>
        }
      />
      <div className="mb-4">
        <FreshnessNote freshness={channel.freshness} texts={TEXT.freshness} />
      </div>
      <RangeFilter kind={kind} from={from} to={to} onKind={setKind} onFrom={setFrom} onTo={setTo} />
      <TotalsCards totals={totals} range={rangeLabel(kind)} />
      <p className="mt-2 text-muted text-sm max-md:hidden">{TEXT.totals.hint}</p>
      {/* On a phone growth comes last: the first video is to be seen at once. */}
      <div className="max-md:flex max-md:flex-col">
        <ChannelGrowth days={days} uploads={videos} />
        <div className="mt-4 grid items-start gap-4 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
          <VideoPanel videos={ranged} range={range} selectedId={selectedId} onSelect={select} />
          <div ref={details} className="scroll-mt-18 lg:sticky lg:top-18">
            <VideoDetails videoId={selectedId} days={days} />
          </div>
        </div>
      </div>
    </>
  );
}
