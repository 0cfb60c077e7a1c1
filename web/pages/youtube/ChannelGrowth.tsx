import { parseCountText } from '@smops/core/youtube/youtube.model.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { GrowthChart } from '../../components/GrowthChart.js';
import { useAtomValue } from '../../state/atoms.js';
import { channelGrowthAtom } from '../../state/records/youtube.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

/** How the channel's own counts grew over the range; without counts of the past it says so. */
export function ChannelGrowth({ days }: { days: number | undefined }) {
  const growth = useAtomValue(channelGrowthAtom(days));
  if (growth.error !== undefined && growth.data === undefined) return null;
  const points = (of: 'viewCount' | 'subscriberCount') =>
    (growth.data ?? []).map((row) => ({ day: row.day, value: parseCountText(row[of]) }));
  return (
    <section
      aria-label={TEXT.growth.title}
      className="panel mt-3 grid gap-x-8 gap-y-4 px-4 py-3.5 sm:grid-cols-2"
    >
      {growth.data === undefined ? (
        <SkeletonText lines={3} />
      ) : (
        <>
          <GrowthChart title={TEXT.growth.views} points={points('viewCount')} few={TEXT.growth.few} />
          <GrowthChart
            title={TEXT.growth.subscribers}
            points={points('subscriberCount')}
            few={TEXT.growth.few}
          />
        </>
      )}
    </section>
  );
}
