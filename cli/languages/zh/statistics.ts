import type { Texts } from '../catalogue.js';

export const cliStatistics: Texts['cliStatistics'] = {
  wholeNumber: (name, max) => `${name} 的值是 1 到 ${max} 的整数。`,
  takesDay: (name) => `${name} 的值是日期，写作 YYYY-MM-DD。`,
  subscribers: (subscriberCount) => `${subscriberCount} 订阅者`,
  totals: (videos, listed, views, likes, comments) =>
    `${listed} 个视频中的 ${videos} 个：观看 ${views}，点赞 ${likes}，留言 ${comments}`,
  noDescription: '没有说明。',
  refreshGoesOn: '仍在刷新；请稍后再看。',
  refreshedVideos: (videos, added, gone, ordinary, batch) =>
    `已刷新 ${videos} 个视频：新增 ${added}，消失 ${gone}；用了 ${ordinary} + ${batch} 配额。`,
  refreshed: '已刷新。',
  notRefreshed: '没有刷新：太早，或无法刷新。',
  found: (posts) => `共找到 ${posts} 条帖子 · 缓存数据`,
  foundLive: (posts) => `共找到 ${posts} 条帖子 · 实时数据`,
  notReadCached: '没有读取：帖子是缓存的。',
  readPosts: (data) => `已读取 ${data} 条帖子。`,
  commentsRead: (count) => `${count} 条留言`,
  commentsMore: (count) => `${count} 条留言；还有更多`,
  engagement: {
    titles: {
      day: '反应、留言和分享（按帖子的日期）',
      week: '反应、留言和分享（按帖子的星期）',
      month: '反应、留言和分享（按帖子的月份）',
    },
    parts: { reactions: '反应', comments: '留言', shares: '分享' },
    when: { day: '日期', week: '星期', month: '月份' },
    all: '合计',
    totals: (reactions, comments, shares) => `反应 ${reactions}，留言 ${comments}，分享 ${shares}`,
  },
};
