import { SAID, type SaidComment } from './said.js';
import {
  ALL,
  both,
  csv,
  type ExportFile,
  epoch,
  FLAT,
  file,
  garbled,
  idOf,
  json,
  parentOf,
  rowsOf,
  topRows,
} from './write-files.js';

/** Downloads of comments of Instagram, Threads and Facebook. */
export function metaExports(): ExportFile[] {
  const graph = (one: SaidComment, at: number) => ({
    id: idOf(at),
    text: one.text,
    timestamp: `${one.time.slice(0, 19)}+0000`,
    username: one.author,
    like_count: one.likes,
  });
  const instagram = (one: SaidComment, at: number) => ({
    id: idOf(at),
    text: one.text,
    ownerUsername: one.author,
    timestamp: one.time,
    likesCount: one.likes,
    repliesCount: 0,
  });
  const posts = [
    {
      id: '1700_991',
      message: 'Notis: gotong-royong esok',
      created_time: '2026-11-04T00:00:00+0000',
      shares: { count: 3 },
      comments: {
        data: rowsOf((one, at) => ({
          id: `991_${idOf(at)}`,
          message: one.text,
          from: { name: one.author, id: '1' },
          created_time: `${one.time.slice(0, 19)}+0000`,
          like_count: one.likes,
          ...(one.answers === null ? {} : { parent: { id: `991_${idOf(one.answers)}` } }),
        })),
      },
    },
  ];
  return [
    file(
      'instagram-graph.json',
      json({
        data: topRows(
          (one, at, replies) => ({
            ...graph(one, at),
            ...(replies.length === 0 ? {} : { replies: { data: replies } }),
          }),
          graph,
        ),
        paging: {},
      }),
    ),
    ...both(
      'threads',
      rowsOf((one, at) => ({
        id: idOf(at),
        text: one.text,
        username: one.author,
        permalink: `https://www.threads.example/t/${at}`,
        timestamp: `${one.time.slice(0, 19)}+0000`,
        root_post: { id: '991' },
        replied_to: { id: parentOf(one) ?? '991' },
      })),
      ['author', 'time', 'answers'],
    ),
    file(
      'instagram-apify.json',
      json(
        topRows(
          (one, at, replies) => ({
            ...instagram(one, at),
            replies,
            postUrl: 'https://www.instagram.example/p/C1',
          }),
          instagram,
        ),
      ),
    ),
    file(
      'instagram-apify-posts.json',
      json([
        {
          id: '991',
          caption: 'Notis',
          url: 'https://www.instagram.example/p/C1',
          ownerUsername: 'mpsj',
          timestamp: '2026-11-04T00:00:00.000Z',
          latestComments: rowsOf(instagram),
        },
      ]),
      FLAT,
      { leftOut: 1 },
    ),
    file('instagram-apify.csv', csv(rowsOf(instagram)), FLAT),
    file(
      'facebook-apify.json',
      json(
        rowsOf((one, at) => ({
          facebookId: '991',
          id: idOf(at),
          profileName: one.author,
          date: one.time,
          text: one.text,
          likesCount: String(one.likes),
          commentsCount: 0,
          threadingDepth: one.answers === null ? 0 : 1,
          ...(one.answers === null ? {} : { replyToCommentId: parentOf(one) }),
          commentUrl: `https://www.facebook.example/c/${at}`,
          postTitle: 'Notis',
        })),
      ),
    ),
    file('graph-posts.json', json({ data: posts, paging: {} }), ALL, { leftOut: 1 }),
    file(
      'facebook-download.json',
      json({
        comments_v2: SAID.map((one) => ({
          timestamp: epoch(one.time),
          data: [
            {
              comment: {
                timestamp: epoch(one.time),
                comment: garbled(one.text),
                author: garbled(one.author),
              },
            },
          ],
          title: garbled('Aminah mengulas.'),
        })),
      }),
      ['author', 'time'],
    ),
  ];
}
