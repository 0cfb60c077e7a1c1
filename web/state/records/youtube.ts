import { YOUTUBE } from '@smops/core/channels/youtube/youtube.operations.js';
import type {
  YoutubeChannelGrowth,
  YoutubeVideo,
  YoutubeVideoGrowth,
} from '@smops/core/channels/youtube/youtube.schemas.js';
import { client } from '../client.js';
import { type ResourceAtom, resourceAtom } from '../resource.js';

/** The channel with all its videos, newest first. */
export const youtubeAtom = resourceAtom({
  key: ['api', 'youtube', 'videos'],
  load: () => client.call(YOUTUBE.list),
});

/** One atom per name, so that looking at the same thing again shows what was loaded. */
function byName<T>(make: (name: string) => ResourceAtom<T>): (name: string) => ResourceAtom<T> {
  const atoms = new Map<string, ResourceAtom<T>>();
  return (name) => {
    const found = atoms.get(name) ?? make(name);
    atoms.set(name, found);
    return found;
  };
}

/** One video's details, by its id. */
export const videoAtom = byName<YoutubeVideo>((id) =>
  resourceAtom({
    key: ['api', 'youtube', 'video', id],
    load: () => client.call(YOUTUBE.get, { videoId: id }),
  }),
);

const videoGrowth = byName<YoutubeVideoGrowth>((name) => {
  const [id = '', days = ''] = name.split(' ');
  return resourceAtom({
    key: ['api', 'youtube', 'video', id, 'growth', days],
    load: () =>
      client.call(YOUTUBE.videoGrowth, {
        videoId: id,
        days: days === '' ? undefined : Number(days),
      }),
  });
});

const channelGrowth = byName<YoutubeChannelGrowth>((days) =>
  resourceAtom({
    key: ['api', 'youtube', 'growth', days],
    load: () => client.call(YOUTUBE.growth, { days: days === '' ? undefined : Number(days) }),
  }),
);

/** A video's counts by day; all days without `days`. */
export const videoGrowthAtom = (id: string, days: number | undefined) => videoGrowth(`${id} ${days ?? ''}`);

/** The channel's counts by day. */
export const channelGrowthAtom = (days: number | undefined) => channelGrowth(String(days ?? ''));

/** Has the server read YouTube now, then shows what it has. Throws ApiError. */
export async function refreshYoutube() {
  const done = await client.call(YOUTUBE.refresh);
  await youtubeAtom.refetch();
  return done;
}
