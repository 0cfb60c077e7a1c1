import { abbreviateCount, countsOf } from '@smops/core/channels/facebook/facebook.model.js';
import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import type { FacebookPost, FacebookPosts } from '@smops/core/channels/facebook/facebook.schemas.js';
import { isFound } from '@smops/core/platform/language/search-text.model.js';
import { readFacebookPosts } from '@smops/server/client/facebook-posts.js';
import { useMemo, useState } from 'react';
import type { ZoneClock } from '../../../connection/clock.js';
import { field, line, Reader } from '../../components/Reader.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useClock, useTui } from '../../state/tui.js';
import { freshnessNote } from '../freshness.js';
import { mixedTexts } from '../mixed.texts.js';
import { screensTexts } from '../screens.texts.js';
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
  load: (client) => readFacebookPosts(client, FACEBOOK.list),
  rowsOf: ({ data }) => data,
  keyOf: ({ id }) => id,
  title: () => screensTexts().facebookPosts,
  cards: ({ data, cached, cacheTime }) => [
    {
      label: cached ? mixedTexts().cachedData : mixedTexts().liveData,
      value: mixedTexts().postsFound(data.length),
    },
    ...(cacheTime === null ? [] : [{ label: mixedTexts().cacheTime, value: clock.told.minute(cacheTime) }]),
  ],
  columns: [
    {
      title: screensTexts().date,
      value: dayIn(clock),
      width: 10,
      compare: (a, b) => (a.created_time < b.created_time ? -1 : 1),
    },
    {
      title: screensTexts().message,
      value: ({ message }) => message?.replaceAll(/\s+/g, ' ') ?? mixedTexts().noText,
      width: 14,
      grow: 1,
    },
    counted(mixedTexts().reactions, 'reactions'),
    counted(mixedTexts().comments, 'comments'),
    counted(mixedTexts().shares, 'shares'),
  ],
  filters: [],
  filter: (posts, search) => posts.filter(({ message }) => isFound(search, [message ?? null])),
  empty: [mixedTexts().noPosts, mixedTexts().checkPage],
  note: ({ freshness }) => freshnessNote(freshness, clock),
  refresh: (client) => readFacebookPosts(client, FACEBOOK.refresh),
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
              toast({ kind: 'done', title: screensTexts().linkCopied, text: link });
            }
          : undefined,
      }}
      lines={[
        field(mixedTexts().reactions, reactions.toLocaleString('en')),
        field(mixedTexts().comments, comments.toLocaleString('en')),
        field(mixedTexts().shares, shares.toLocaleString('en')),
        field(screensTexts().viewOnFacebook, link ?? ''),
        field(mixedTexts().analyseComments, screensTexts().thenAnalyze(open.id), 'muted'),
        line(),
        ...(open.message ?? mixedTexts().noText).split('\n').map((text) => line(text)),
      ]}
    />
  );
}
