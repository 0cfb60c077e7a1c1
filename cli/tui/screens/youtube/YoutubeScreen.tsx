import {
  filterVideos,
  inRange,
  type ListedVideo,
  toListedVideos,
  totalsOf,
} from '@smops/core/channels/youtube/youtube.model.js';
import { YOUTUBE } from '@smops/core/channels/youtube/youtube.operations.js';
import type { YoutubeChannel, YoutubeVideoGrowth } from '@smops/core/channels/youtube/youtube.schemas.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import { useEffect, useMemo, useState } from 'react';
import type { ZoneClock } from '../../../connection/clock.js';
import { sparkline } from '../../components/bars.js';
import { field, line, Reader } from '../../components/Reader.js';
import { byText } from '../../lists/compare-text.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useClock, useTui } from '../../state/tui.js';
import { freshnessNote } from '../freshness.js';
import { mixedTexts } from '../mixed.texts.js';
import { screensTexts } from '../screens.texts.js';
import { type BrowserPage, useBrowser } from '../useBrowser.js';

interface Channel extends Omit<YoutubeChannel, 'videos'> {
  videos: ListedVideo[];
}
const count = (value: number) => value.toLocaleString('en');
const RANGES: Record<string, number> = {
  [screensTexts().last7]: 7,
  [screensTexts().last28]: 28,
  [screensTexts().last90]: 90,
  [screensTexts().last365]: 365,
};

const pageIn = (clock: ZoneClock): BrowserPage<Channel, ListedVideo> => ({
  name: 'youtube',
  async load(client) {
    const [channel, { timeZone }] = await Promise.all([client.call(YOUTUBE.list), client.call(STATUS.get)]);
    return { ...channel, videos: toListedVideos(channel.videos, timeZone) };
  },
  rowsOf: ({ videos }) => videos,
  keyOf: ({ videoId }) => videoId,
  title: (channel) => channel?.channelName || screensTexts().youtubeDashboard,
  cards({ subscriberCount }, shown) {
    const { views, likes, comments } = totalsOf(shown);
    return [
      { label: mixedTexts().subscribers, value: count(Number(subscriberCount)) },
      { label: screensTexts().totalViews, value: count(views) },
      { label: screensTexts().totalLikes, value: count(likes) },
      { label: screensTexts().totalComments, value: count(comments) },
    ];
  },
  columns: [
    {
      title: screensTexts().title,
      value: ({ title }) => title,
      width: 20,
      grow: 1,
      compare: byText(({ title }) => title),
    },
    {
      title: screensTexts().published,
      value: ({ publishedDay }) => publishedDay,
      width: 10,
      compare: (a, b) => a.publishedMs - b.publishedMs,
    },
    {
      title: screensTexts().views,
      value: ({ views }) => count(views),
      width: 12,
      align: 'right',
      compare: (a, b) => a.views - b.views,
    },
    {
      title: screensTexts().likes,
      value: ({ likes }) => count(likes),
      width: 9,
      align: 'right',
      from: 72,
      compare: (a, b) => a.likes - b.likes,
    },
    {
      title: screensTexts().commentsTitle,
      value: ({ comments }) => count(comments),
      width: 9,
      align: 'right',
      from: 84,
      compare: (a, b) => a.comments - b.comments,
    },
  ],
  filters: [{ name: 'range', label: screensTexts().publishedFilter, values: Object.keys(RANGES) }],
  filter(videos, search, { range }) {
    const days = range === undefined ? undefined : RANGES[range];
    const inside =
      days === undefined ? [...videos] : inRange([...videos], { kind: 'last', days }, new Date());
    return filterVideos(inside, { search });
  },
  empty: [screensTexts().noVideos, screensTexts().pressRefresh],
  note: ({ freshness }) => freshnessNote(freshness, clock),
  refresh: (client) => client.call(YOUTUBE.refresh),
});

/** The channel's videos; the range narrows the list and decides the totals. */
export function YoutubeScreen(props: ScreenProps) {
  const { columns, rows, isActive } = props;
  const { call } = useTui();
  const [open, setOpen] = useState<ListedVideo | undefined>();
  const [growth, setGrowth] = useState<YoutubeVideoGrowth>([]);
  const clock = useClock();
  const page = useMemo(() => pageIn(clock), [clock]);
  const { list } = useBrowser(props, page, { isCovered: open !== undefined, open: setOpen });
  useEffect(() => {
    setGrowth([]);
    if (open === undefined) return;
    let isWanted = true;
    call((client) => client.call(YOUTUBE.videoGrowth, { videoId: open.videoId, days: 90 })).then(
      (days) => isWanted && setGrowth(days),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [open, call]);
  if (!isActive) return null;
  if (open === undefined) return list;
  const views = growth.map(({ viewCount }) => Number(viewCount));
  return (
    <Reader
      title={open.title}
      columns={columns}
      rows={rows}
      handlers={{ close: () => setOpen(undefined) }}
      lines={[
        field(screensTexts().publishedOn, open.publishedDay),
        field(screensTexts().views, count(open.views)),
        field(screensTexts().likes, count(open.likes)),
        field(screensTexts().commentsTitle, count(open.comments)),
        field(screensTexts().link, `https://www.youtube.com/watch?v=${open.videoId}`),
        field(
          screensTexts().viewsByDay,
          views.length < 2 ? screensTexts().afterSecondDay : sparkline(views, columns - 30),
          'accent',
        ),
        line(),
        ...(open.description || screensTexts().noDescription).split('\n').map((text) => line(text)),
      ]}
    />
  );
}
