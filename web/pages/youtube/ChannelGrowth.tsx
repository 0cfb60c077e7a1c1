import { type ListedVideo, parseCountText } from '@smops/core/channels/youtube/youtube.model.js';
import { useMemo } from 'react';
import { useAtomValue } from '../../state/atoms.js';
import { channelGrowthAtom } from '../../state/records/youtube.js';
import { LazyGainChart } from './LazyGainChart.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

/** What the channel's own counts gained each day of the range; without counts of the past it says so. */
export function ChannelGrowth({
  days,
  uploads,
}: {
  days: number | undefined;
  uploads: readonly ListedVideo[] | undefined;
}) {
  const growth = useAtomValue(channelGrowthAtom(days));
  const [views, subscribers] = useMemo(() => {
    const countsOf = (of: 'viewCount' | 'subscriberCount') =>
      (growth.data ?? []).map((row) => ({ day: row.day, value: parseCountText(row[of]) }));
    return [countsOf('viewCount'), countsOf('subscriberCount')];
  }, [growth.data]);
  if (growth.error !== undefined && growth.data === undefined) return null;
  return (
    <section
      aria-label={TEXT.growth.title}
      className="panel mt-3 grid max-md:order-last grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 px-4 py-3.5 lg:grid-cols-2"
    >
      {growth.data === undefined ? (
        <>
          <LazyGainChart.Bone />
          <LazyGainChart.Bone />
        </>
      ) : (
        <>
          <LazyGainChart title={TEXT.growth.views} counts={views} uploads={uploads} />
          <LazyGainChart title={TEXT.growth.subscribers} counts={subscribers} uploads={uploads} />
        </>
      )}
    </section>
  );
}
