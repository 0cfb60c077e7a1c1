import { abbreviateCount, countsOf } from '@smops/core/facebook/facebook.model.js';
import type { FacebookPost, FacebookPosts } from '@smops/core/facebook/facebook.schemas.js';
import { isFound } from '@smops/core/lists/list-search.model.js';
import { listFacebookPosts, refreshFacebookPosts } from '@smops/server/client/facebook.client.js';
import { useMemo, useState } from 'react';
import type { ZoneClock } from '../../../connection/clock.js';
import { field, line, Reader } from '../../components/Reader.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useClock, useTui } from '../../state/tui.js';
import { freshnessNote } from '../freshness.js';
import { type BrowserPage, useBrowser } from '../useBrowser.js';

const byCount = (name: keyof ReturnType<typeof countsOf>) => (a: FacebookPost, b: FacebookPost) =>
  countsOf(a)[name] - countsOf(b)[name];
const counted = (title: string, name: keyof ReturnType<typeof countsOf>) => ({
  title,
  value: (post: FacebookPost) => abbreviateCount(countsOf(post)[name]),
  width: 8,
  align: 'right' as const,
  compare: byCount(name),
});

const dayIn = (clock: ZoneClock) => (post: FacebookPost) => clock.minute(post.created_time).slice(0, 10);

const pageIn = (clock: ZoneClock): BrowserPage<FacebookPosts, FacebookPost> => ({
  name: 'facebook',
  load: listFacebookPosts,
  rowsOf: ({ data }) => data,
  keyOf: ({ id }) => id,
  title: () => 'Facebook Posts',
  cards: ({ data, cached, cacheTime }) => [
    { label: cached ? '缓存数据' : '实时数据', value: `共找到 ${data.length} 条帖子` },
    ...(cacheTime === null ? [] : [{ label: '缓存时间', value: clock.minute(cacheTime) }]),
  ],
  columns: [
    {
      title: 'Date',
      value: dayIn(clock),
      width: 10,
      compare: (a, b) => (a.created_time < b.created_time ? -1 : 1),
    },
    {
      title: 'Message',
      value: ({ message }) => message?.replaceAll(/\s+/g, ' ') ?? '（没有文字）',
      width: 14,
      grow: 1,
    },
    counted('回应', 'reactions'),
    counted('留言', 'comments'),
    counted('分享', 'shares'),
  ],
  filters: [],
  filter: (posts, search) => posts.filter(({ message }) => isFound(search, [message ?? null])),
  empty: ['暂无Facebook帖子', '请检查Facebook页面配置或稍后再试'],
  note: ({ freshness }) => freshnessNote(freshness, clock),
  refresh: refreshFacebookPosts,
});

/** The page's posts, with their age; r reads them again. */
export function FacebookScreen(props: ScreenProps) {
  const { columns, rows, isActive } = props;
  const { copy, toast } = useTui();
  const [open, setOpen] = useState<FacebookPost | undefined>();
  const clock = useClock();
  const page = useMemo(() => pageIn(clock), [clock]);
  const { list } = useBrowser(props, page, { isCovered: open !== undefined, open: setOpen });
  if (!isActive) return null;
  if (open === undefined) return list;
  const { reactions, comments, shares } = countsOf(open);
  const { permalink_url: link } = open;
  return (
    <Reader
      title={`${dayIn(clock)(open)}  ${open.id}`}
      columns={columns}
      rows={rows}
      handlers={{
        close: () => setOpen(undefined),
        copy: link
          ? () => {
              copy(link);
              toast({ kind: 'done', title: 'Link copied', text: link });
            }
          : undefined,
      }}
      lines={[
        field('回应', reactions.toLocaleString('en')),
        field('留言', comments.toLocaleString('en')),
        field('分享', shares.toLocaleString('en')),
        field('View on Facebook', link ?? ''),
        field(
          '分析留言',
          `:facebook comments ${open.id} --out post.json, then :analyze post.json --var …`,
          'muted',
        ),
        line(),
        ...(open.message ?? '（没有文字）').split('\n').map((text) => line(text)),
      ]}
    />
  );
}
