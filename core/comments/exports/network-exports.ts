import type { SaidComment } from './said.js';
import {
  both,
  csv,
  type ExportFile,
  epoch,
  FLAT,
  file,
  idOf,
  json,
  ndjson,
  pad,
  parentOf,
  rowsOf,
} from './write-files.js';

/** Downloads of comments of TikTok. */
export function tiktokExports(): ExportFile[] {
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
  return [
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
  ];
}

function xTime(time: string): string {
  const date = new Date(time);
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][date.getUTCDay()];
  return `${day} Nov ${pad(date.getUTCDate())} ${time.slice(11, 19)} +0000 2026`;
}

/** Downloads of comments of YouTube, RedNote, X and Reddit. */
export function networkExports(): ExportFile[] {
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
    ...both('youtube-data-tools', ytdt).slice(1),
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
  ];
}
