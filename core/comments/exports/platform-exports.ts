import type { SaidComment } from './said.js';
import {
  csv,
  type ExportFile,
  epoch,
  file,
  idOf,
  iso,
  json,
  type Row,
  rowsOf,
  topRows,
  utf16,
} from './write-files.js';

const inUtc = (time: string) => time.slice(0, 19).replace('T', ' ');

function instagram(): ExportFile[] {
  const web = (one: SaidComment, at: number): Row => ({
    pk: idOf(at),
    user_id: `55${at}`,
    text: one.text,
    created_at: epoch(one.time),
    created_at_utc: epoch(one.time),
    content_type: 'comment',
    comment_like_count: one.likes,
    child_comment_count: 0,
    user: { pk: `55${at}`, username: one.author, full_name: 'x', is_private: false },
  });
  const loaded = (one: SaidComment, at: number): Row => ({
    id: idOf(at),
    created_at: epoch(one.time),
    text: one.text,
    owner: { id: `55${at}`, is_verified: false, username: one.author },
    likes_count: one.likes,
  });
  const node = (one: SaidComment, at: number): Row => ({
    id: idOf(at),
    text: one.text,
    created_at: epoch(one.time),
    owner: { id: `55${at}`, username: one.author },
    edge_liked_by: { count: one.likes },
  });
  const edges = (list: readonly Row[]) => ({ count: list.length, edges: list });
  return [
    file(
      'instagram-web.json',
      json({
        comment_count: 16,
        comments: topRows((one, at, replies) => ({ ...web(one, at), preview_child_comments: replies }), web),
        has_more_comments: false,
      }),
    ),
    file('instaloader.json', json(topRows((one, at, answers) => ({ ...loaded(one, at), answers }), loaded))),
    file(
      'instagram-graphql.json',
      json({
        data: {
          shortcode_media: {
            id: '31',
            edge_media_to_parent_comment: edges(
              topRows(
                (one, at, replies) => ({
                  node: { ...node(one, at), edge_threaded_comments: edges(replies) },
                }),
                (one, at) => ({ node: node(one, at) }),
              ),
            ),
          },
        },
      }),
    ),
  ];
}

function tiktok(): ExportFile[] {
  return [
    file(
      'tiktok-own-download.json',
      json({
        Activity: {
          'Login History': { LoginHistoryList: [{ Date: '2026-11-01 00:00:00 UTC', IP: '10.0.0.1' }] },
        },
        Comment: {
          Comments: {
            CommentsList: rowsOf((one) => ({
              date: inUtc(one.time),
              comment: one.text,
              photo: 'N/A',
              url: '',
            })),
          },
        },
      }),
      ['time'],
    ),
  ];
}

function reviews(): ExportFile[] {
  const rated = ['time', 'stars'] as const;
  const console_ = rowsOf((one, at) => ({
    'Package Name': 'my.mpsj.app',
    'App Version Code': '12',
    'Reviewer Language': 'ms',
    Device: 'oriole',
    'Review Submit Date and Time': iso(one.time),
    'Review Submit Millis Since Epoch': epoch(one.time) * 1000,
    'Review Last Update Date and Time': '2026-11-25T00:00:00Z',
    'Star Rating': one.stars,
    'Review Title': '',
    'Review Text': one.text,
    'Developer Reply Text': 'Terima kasih, kami akan semak segera',
    'Review Link': `https://play.example/?reviewId=${at}`,
  }));
  return [
    file('play-console.csv', utf16(csv(console_).toString()), rated),
    file(
      'trustpilot.csv',
      csv(
        rowsOf((one, at) => ({
          'Review Id': `r${at}`,
          'Review Created (UTC)': inUtc(one.time),
          'Review Consumer User Name': one.author,
          'Review Title': 'Tajuk',
          'Review Content': one.text,
          'Review Stars': one.stars,
          'Company Reply Content': 'Terima kasih atas maklum balas anda',
        })),
      ),
      ['author', ...rated],
    ),
    file(
      'tripadvisor-apify.json',
      json(
        rowsOf((one, at) => ({
          id: idOf(at),
          title: 'Tajuk',
          lang: 'ms',
          publishedDate: one.time,
          rating: one.stars,
          helpfulVotes: one.likes,
          text: one.text,
          travelDate: '2026-10',
          user: { userId: `U${at}`, name: one.author, username: `u${at}` },
          placeInfo: { id: '77', name: 'Kafe', rating: 4.5 },
        })),
      ),
      ['author', 'likes', ...rated],
    ),
  ];
}

/** What Instagram's scrapers, TikTok's own download and tools for reviews write. */
export const platformExports = (): ExportFile[] => [...instagram(), ...tiktok(), ...reviews()];
