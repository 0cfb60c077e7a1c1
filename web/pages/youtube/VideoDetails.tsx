import { parseCountText } from '@smops/core/channels/youtube/youtube.model.js';
import { youtubeThumbnailPath } from '@smops/core/channels/youtube/youtube.operations.js';
import type { YoutubeVideo } from '@smops/core/channels/youtube/youtube.schemas.js';
import { ExternalLink, MousePointerClick } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { Time } from '../../components/format/Time.js';
import { Image } from '../../components/Image.js';
import { count as formatCount } from '../../format/format.js';
import { useAtomValue } from '../../state/atoms.js';
import { videoAtom, videoGrowthAtom } from '../../state/records/youtube.js';
import { LazyGainChart } from './LazyGainChart.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

/** The right panel: an invitation, then the chosen video. */
export function VideoDetails({ videoId, days }: { videoId: string; days: number | undefined }) {
  return (
    <section className="panel" aria-label={TEXT.details}>
      {videoId === '' ? (
        <EmptyState icon={<MousePointerClick aria-hidden />} title={TEXT.select} />
      ) : (
        <Loaded key={videoId} videoId={videoId} days={days} />
      )}
    </section>
  );
}

function Loaded({ videoId, days }: { videoId: string; days: number | undefined }) {
  const video = useAtomValue(videoAtom(videoId));
  if (video.data !== undefined) return <Details video={video.data} days={days} />;
  if (video.error !== undefined) {
    return (
      <ErrorState
        title={TEXT.detailsFailed}
        error={video.error}
        fallback={TEXT.detailsFailed}
        onRetry={() => void videoAtom(videoId).refetch()}
      />
    );
  }
  return (
    <div role="status" className="p-4">
      <span className="sr-only">{TEXT.loadingDetails}</span>
      <span aria-hidden className="skeleton mb-4 block aspect-video w-full" />
      <SkeletonText lines={5} />
    </div>
  );
}

function Details({ video, days }: { video: YoutubeVideo; days: number | undefined }) {
  const counts = [
    [TEXT.counts.views, video.viewCount],
    [TEXT.counts.likes, video.likeCount],
    [TEXT.counts.comments, video.commentCount],
  ] as const;
  return (
    <article className="p-4">
      <Image
        src={video.thumbnail === '' ? '' : youtubeThumbnailPath(video.videoId)}
        className="block aspect-video w-full rounded-field bg-base-200 object-cover"
      />
      <h2 className="mt-4 font-semibold text-lg leading-7">{video.title}</h2>
      <p className="mt-1 flex flex-wrap justify-between gap-3 text-muted text-sm">
        <span>
          {TEXT.publishedOn} <Time value={video.publishedAt} />
        </span>
        <a
          className="inline-flex items-center gap-1.5 text-primary hover:underline"
          href={`https://www.youtube.com/watch?v=${video.videoId}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {TEXT.watch}
          <ExternalLink className="size-3.5" aria-hidden />
        </a>
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {counts.map(([label, count]) => (
          <div key={label} className="rounded-field bg-base-200 px-3 py-2">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(parseCountText(count))}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <VideoGrowth videoId={video.videoId} days={days} />
      </div>
      <p className="mt-4 whitespace-pre-line break-words text-sm leading-6">
        {video.description || TEXT.noDescription}
      </p>
    </article>
  );
}

function VideoGrowth({ videoId, days }: { videoId: string; days: number | undefined }) {
  const growth = useAtomValue(videoGrowthAtom(videoId, days));
  const counts = useMemo(
    () => (growth.data ?? []).map(({ day, viewCount }) => ({ day, value: parseCountText(viewCount) })),
    [growth.data],
  );
  if (growth.data === undefined) return growth.error ? null : <SkeletonText lines={3} />;
  return <LazyGainChart title={TEXT.growth.videoViews} counts={counts} />;
}
