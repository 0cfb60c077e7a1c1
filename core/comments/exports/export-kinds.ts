import { workbookOfSheets } from '../workbooks/testing.js';
import { chatExports } from './chat-exports.js';
import { formExports } from './form-exports.js';
import { platformExports } from './platform-exports.js';
import { SAID, type SaidComment } from './said.js';
import {
  ALL,
  both,
  type Cell,
  cells,
  clock,
  csv,
  dmy,
  dotted,
  type ExportFile,
  epoch,
  FLAT,
  file,
  garbled,
  idOf,
  iso,
  json,
  lines,
  ndjson,
  pad,
  parentOf,
  RATED,
  type Row,
  rowsOf,
  serial,
  table,
  topRows,
  twelve,
  utf16,
  wallIso,
  xlsx,
} from './write-files.js';

/** Comments and replies numbered as ExportComments does: 1, 2, 2-1. */
function numbered(): { one: SaidComment; id: string; sub: string }[] {
  const list: { one: SaidComment; id: string; sub: string }[] = [];
  let number = 0;
  for (const [at, one] of SAID.entries()) {
    if (one.answers !== null) continue;
    const id = String(++number);
    list.push({ one, id, sub: '' });
    SAID.filter(({ answers }) => answers === at).forEach((reply, place) => {
      list.push({ one: reply, id: '', sub: `${id}-${place + 1}` });
    });
  }
  return list;
}

const EXPORT_COMMENTS_HEAD: Cell[] = [
  '',
  '',
  'Name (click to view profile)',
  'Profile ID',
  'Date',
  'Likes',
  'Live video timestamp',
  'Comment',
  '(view source)',
];
const exportCommentsRows = () => numbered();

function exportComments(): ExportFile[] {
  const above: Cell[][] = [
    ['Facebook comments'],
    ['https://www.facebook.example/mpsj/posts/991'],
    ['Post date', '04.11.26 08:00:00'],
    ['Total comments', SAID.length],
    ['Comments exported', SAID.length],
    [],
  ];
  const rows: Cell[][] = exportCommentsRows().map(({ one, id, sub }) => [
    id === '' ? null : Number(id),
    sub || null,
    one.author,
    `ID: 10000${one.author.length}`,
    dotted(one.time),
    one.likes,
    null,
    one.text,
    'view comment',
  ]);
  const instagram = exportCommentsRows().map(({ one, id, sub }) => ({
    Id: id,
    SubId: sub,
    'Name (click to view profile)': one.author,
    Date: dotted(one.time),
    Likes: one.likes,
    Comment: one.text,
    Link: `https://www.instagram.example/p/C1/c/${one.time.length}`,
  }));
  const old = SAID.map((one) => ({
    Name: one.author,
    'Profile ID': `1000${one.author.length}`,
    Date: wallIso(one.time),
    Likes: one.likes,
    Comment: one.text,
  }));
  return [
    file('exportcomments-facebook.xlsx', xlsx([...above, EXPORT_COMMENTS_HEAD, ...rows])),
    file('exportcomments-facebook.csv', Buffer.from(lines([...above, EXPORT_COMMENTS_HEAD, ...rows]))),
    file('exportcomments-instagram.csv', csv(instagram)),
    file('exportcomments-older.csv', csv(old), FLAT),
  ];
}

function facepager(): ExportFile[] {
  const post = '1700_991';
  const rows: Row[] = [
    {
      path: 'mpsj',
      id: 1,
      parent_id: '',
      level: 0,
      object_id: 'mpsj',
      object_type: 'seed',
      query_status: '',
      'from.name': '',
      message: '',
      created_time: '',
      like_count: '',
    },
    {
      path: 'mpsj|post',
      id: 2,
      parent_id: 1,
      level: 1,
      object_id: post,
      object_type: 'data',
      query_status: 'fetched (200)',
      'from.name': 'MPSJ',
      message: 'Notis: gotong-royong esok di Taman Sri Muda',
      created_time: '2026-11-04T00:00:00+0000',
      like_count: 90,
    },
  ];
  SAID.forEach((one, at) => {
    rows.push({
      path: 'mpsj|post|comment',
      id: 3 + at,
      parent_id: one.answers === null ? 2 : 3 + one.answers,
      level: one.answers === null ? 2 : 3,
      object_id: `991_${idOf(at)}`,
      object_type: 'data',
      query_status: 'fetched (200)',
      'from.name': one.author,
      message: one.text,
      created_time: `${one.time.slice(0, 19)}+0000`,
      like_count: one.likes,
    });
  });
  return [file('facepager.csv', Buffer.concat([Buffer.from('\ufeff'), csv(rows, ';')]), ALL, { leftOut: 1 })];
}

/** The exports of the known tools, written from their documents with the same 16 comments. */
export function exportFiles(): ExportFile[] {
  const tiktok = (one: SaidComment, at: number) => ({
    cid: idOf(at),
    text: one.text,
    create_time: epoch(one.time),
    digg_count: one.likes,
    reply_comment_total: 0,
    reply_id: parentOf(one) ?? '0',
    aweme_id: '991',
    user: { unique_id: one.author, nickname: `@ ${one.author}` },
  });
  const research = (one: SaidComment, at: number) => ({
    id: idOf(at),
    video_id: '991',
    text: one.text,
    like_count: one.likes,
    reply_count: 0,
    parent_comment_id: parentOf(one) ?? '991',
    create_time: epoch(one.time),
  });
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
  const tweets = rowsOf((one, at) => ({
    type: 'tweet',
    id: idOf(at),
    url: `https://x.example/a/status/${idOf(at)}`,
    text: one.text.slice(0, 20),
    fullText: one.text,
    createdAt: `${xTime(one.time)}`,
    likeCount: one.likes,
    replyCount: 0,
    conversationId: '991',
    inReplyToId: parentOf(one) ?? '991',
    author: { userName: one.author, name: 'x' },
  }));
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
  const reviews = rowsOf((one, at) => ({
    name: one.author,
    text: one.text,
    textTranslated: null,
    publishAt: '2 weeks ago',
    publishedAtDate: one.time,
    likesCount: one.likes,
    stars: one.stars,
    rating: null,
    reviewId: idOf(at),
    placeId: 'ChIJ',
    title: 'MPSJ',
    responseFromOwnerText: 'Terima kasih',
    reviewUrl: `https://maps.example/${at}`,
  }));
  const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
  const business = (list: readonly SaidComment[]) => ({
    reviews: list.map((one) => ({
      name: `accounts/1/reviews/${SAID.indexOf(one)}`,
      reviewId: idOf(SAID.indexOf(one)),
      reviewer: { displayName: one.author, profilePhotoUrl: 'https://p.example' },
      starRating: WORDS[one.stars - 1],
      comment: one.text,
      createTime: iso(one.time),
      updateTime: iso(one.time),
      reviewReply: { comment: 'Terima kasih', updateTime: iso(one.time) },
    })),
    averageRating: 3,
    totalReviewCount: 16,
    nextPageToken: 'x',
  });
  const outscraper = rowsOf((one, at) => ({
    query: 'MPSJ',
    name: 'MPSJ',
    rating: 3.9,
    review_id: `r${at}`,
    author_title: one.author,
    review_text: one.text,
    review_rating: one.stars,
    review_datetime_utc: american(one.time),
    review_likes: one.likes,
    owner_answer: '',
  }));
  const brand = (columns: unknown[][]) =>
    lines([
      ['Report:', 'Mentions'],
      ['Report:', 'MPSJ'],
      ['Report:', 'From 1 Nov'],
      ['Report:', 'To 25 Nov'],
      ['Report:', 'Label'],
      [],
      ...columns,
    ]);
  const meltwater = lines(
    [
      [
        'Date',
        'Time',
        'Headline',
        'URL',
        'Opening Text',
        'Hit Sentence',
        'Source',
        'Influencer',
        'Sentiment',
      ],
      ...SAID.map((one) => [
        `${pad(clock(one.time).day)}-Nov-2026`,
        twelve(one.time, 'AM', 'PM'),
        '',
        `https://n.example/${one.likes}`,
        '',
        one.text,
        'x',
        one.author,
        'Neutral',
      ]),
    ],
    '\t',
  );
  const ytdt = rowsOf((one, at) => ({
    id: idOf(at),
    replyCount: 0,
    likeCount: one.likes,
    publishedAt: one.time.replace('.000Z', 'Z'),
    authorName: one.author,
    text: one.text,
    authorChannelId: `UC${at}`,
    isReply: one.answers === null ? 0 : 1,
    isReplyTo: parentOf(one) ?? '',
    isReplyToName: '',
  }));
  return [
    ...exportComments(),
    file(
      'zeeschuimer-tiktok.ndjson',
      ndjson(
        rowsOf((one, at) => ({
          nav_index: `1:${at}`,
          item_id: idOf(at),
          timestamp_collected: 1796000000000,
          source_platform: 'tiktok-comments',
          source_url: 'https://www.tiktok.example',
          data: tiktok(one, at),
        })),
      ),
    ),
    ...both(
      'tiktok-apify',
      rowsOf((one, at) => ({
        cid: idOf(at),
        text: one.text,
        createTime: epoch(one.time),
        createTimeISO: one.time,
        diggCount: one.likes,
        uniqueId: one.author,
        uid: `6${at}`,
        repliesToId: parentOf(one),
        replyCommentTotal: 0,
        videoWebUrl: 'https://t.example',
      })),
    ),
    file(
      'tiktok-research.json',
      json({ data: { comments: rowsOf(research), cursor: 16, has_more: false }, error: { code: 'ok' } }),
      ['time', 'likes', 'answers'],
    ),
    file(
      'tiktok-research-pages.json',
      json([
        { data: { comments: rowsOf(research).slice(0, 9) } },
        { data: { comments: rowsOf(research).slice(9) } },
      ]),
      ['time', 'likes', 'answers'],
    ),
    file('tiktok-research.csv', csv(rowsOf(research)), ['time', 'likes', 'answers']),
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
    ...both('google-maps-apify', reviews, RATED),
    file('google-business.json', json(business(SAID)), ['author', 'time', 'stars']),
    file('google-business-pages.json', json([business(SAID.slice(0, 8)), business(SAID.slice(8))]), [
      'author',
      'time',
      'stars',
    ]),
    file('outscraper.csv', csv(outscraper), RATED),
    file('outscraper.xlsx', xlsx(cells(outscraper)), RATED),
    file(
      'phantombuster.csv',
      csv(
        rowsOf((one) => ({
          postUrl: 'https://www.facebook.example/991',
          profileUrl: `https://www.facebook.example/${one.author.length}`,
          name: one.author,
          comment: one.text,
          commentDate: one.time,
          likeCount: one.likes,
          timestamp: '2026-11-25T03:00:00.000Z',
        })),
      ),
      FLAT,
    ),
    ...both('youtube-data-tools', ytdt).slice(1),
    ...facepager(),
    ...both(
      'rednote-mediacrawler',
      rowsOf((one, at) => ({
        comment_id: idOf(at),
        create_time: Date.parse(one.time),
        ip_location: 'MY',
        note_id: '991',
        content: one.text,
        user_id: `u${at}`,
        nickname: one.author,
        sub_comment_count: 0,
        last_modify_ts: 1796000000000,
        parent_comment_id: parentOf(one) ?? 0,
        like_count: one.likes,
      })),
    ),
    ...both('x-apify', tweets),
    file(
      'x-twarc.json',
      json(
        rowsOf((one, at) => ({
          id: idOf(at),
          conversation_id: '991',
          text: one.text,
          created_at: one.time,
          author: { username: one.author },
          public_metrics: { like_count: one.likes, reply_count: 0 },
        })),
      ),
      FLAT,
    ),
    ...both(
      'reddit',
      rowsOf((one, at) => ({
        id: `k${at}`,
        author: one.author,
        body: one.text,
        created_utc: epoch(one.time),
        score: one.likes,
        link_id: 't3_abc',
        parent_id: one.answers === null ? 't3_abc' : `t1_k${one.answers}`,
        subreddit: 'malaysia',
        permalink: '/r/malaysia/x',
      })),
    ),
    ...both(
      'play-store',
      rowsOf((one, at) => ({
        reviewId: idOf(at),
        userName: one.author,
        content: one.text,
        score: one.stars,
        thumbsUpCount: one.likes,
        reviewCreatedVersion: '1.2',
        at: wallIso(one.time),
        replyContent: '',
        repliedAt: '',
      })),
      RATED,
    ),
    ...both(
      'shopee',
      rowsOf((one, at) => ({
        cmtid: idOf(at),
        itemid: 5,
        author_username: one.author,
        comment: one.text,
        rating_star: one.stars,
        ctime: epoch(one.time),
        like_count: one.likes,
      })),
      RATED,
    ),
    ...formExports(),
    ...chatExports(),
    file(
      'brandwatch.csv',
      Buffer.from(
        brand(
          table(
            rowsOf((one) => ({
              'Query Name': 'MPSJ',
              'Full Text': one.text,
              Author: one.author,
              Date: wallIso(one.time),
              Sentiment: 'neutral',
              Url: 'https://b.example',
            })),
          ),
        ),
      ),
      ['author', 'time'],
    ),
    file('meltwater.csv', utf16(meltwater), ['author', 'time'], { precision: 60 }),
    ...both(
      'commentpicker',
      rowsOf((one) => ({ Name: one.author, Comment: one.text, Date: wallIso(one.time), Likes: one.likes })),
      FLAT,
    ).slice(1),
    ...both(
      'hadzy',
      rowsOf((one) => ({
        Author: one.author,
        Comment: one.text,
        'Published At': one.time,
        'Like Count': one.likes,
      })),
      FLAT,
    ).slice(1),
    file(
      'excel-malay.csv',
      csv(
        rowsOf((one) => ({
          Nama: one.author,
          Komen: one.text,
          Tarikh: `${dmy(one.time)} ${twelve(one.time, 'PG', 'PTG')}`,
          Suka: one.likes,
        })),
        ';',
      ),
      FLAT,
      { precision: 60 },
    ),
    file(
      'excel-sep.csv',
      Buffer.from(
        `sep=;\r\n${lines(table(rowsOf((one) => ({ Nama: one.author, Komen: one.text, Tarikh: dmy(one.time), Suka: one.likes }))), ';')}`,
      ),
      FLAT,
      { precision: 86_400 },
    ),
    file(
      'excel-title.xlsx',
      xlsx([
        ['Senarai komen Facebook MPSJ – November 2026'],
        [],
        ['Bil', 'Nama', 'Tarikh', 'Komen', 'Suka'],
        ...SAID.map((one, at): Cell[] => [at + 1, one.author, serial(one.time), one.text, one.likes]),
      ]),
      FLAT,
    ),
    file(
      'excel-second-sheet.xlsx',
      workbookOfSheets([
        {
          name: 'Ringkasan',
          rows: [
            ['Jumlah komen', 16],
            ['Disediakan oleh', 'Unit media'],
          ],
        },
        {
          name: 'Komen',
          rows: [
            ['Nama', 'Tarikh', 'Komen', 'Suka'],
            ...SAID.map((one): Cell[] => [
              one.author,
              serial(one.time),
              one.text,
              one.likes === 1234 ? '1,234' : one.likes,
            ]),
          ],
        },
      ]),
      FLAT,
    ),
    file('graph-posts.json', json({ data: posts, paging: {} }), ALL, { leftOut: 1 }),
    file(
      'yt-dlp.info.json',
      json({
        id: 'v',
        title: 'Video',
        comments: rowsOf((one, at) => ({
          id: idOf(at),
          text: one.text,
          like_count: one.likes,
          author_id: `UC${at}`,
          author: one.author,
          parent: parentOf(one) ?? 'root',
          timestamp: epoch(one.time),
          _time_text: '2 days ago',
        })),
      }),
    ),
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
    ...platformExports(),
  ];
}

function xTime(time: string): string {
  const date = new Date(time);
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][date.getUTCDay()];
  return `${day} Nov ${pad(date.getUTCDate())} ${time.slice(11, 19)} +0000 2026`;
}

function american(time: string): string {
  return `${time.slice(5, 7)}/${time.slice(8, 10)}/${time.slice(0, 4)} ${time.slice(11, 19)}`;
}
