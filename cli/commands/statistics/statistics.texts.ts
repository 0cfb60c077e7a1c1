import { plural, sentencesOf } from '@smops/core/platform/language/language.model.js';

export const statisticsTexts = sentencesOf('cliStatistics', {
  wholeNumber: (name: string, max: number) => `${name} takes a whole number from 1 to ${max}.`,
  takesDay: (name: string) => `${name} takes a day, written YYYY-MM-DD.`,
  subscribers: (subscriberCount: string) => `${subscriberCount} 订阅者`,
  totals: (videos: string, listed: string, views: string, likes: string, comments: string) =>
    `${videos} of ${listed} videos: ${plural(views, 'view')}, ${plural(likes, 'like')}, ${plural(comments, 'comment')}`,
  noDescription: 'No description available.',
  refreshGoesOn: 'The refresh is still running; look again later.',
  refreshedVideos: (videos: number, added: number, gone: number, ordinary: number, batch: number) =>
    `Refreshed ${plural(videos, 'video')}: ${added} new, ${gone} gone; ${ordinary} + ${plural(batch, 'unit')}.`,
  refreshed: 'Refreshed.',
  notRefreshed: 'Not refreshed: too soon, or not possible.',
  found: (posts: number) => `共找到 ${posts} 条帖子 · 缓存数据`,
  foundLive: (posts: number) => `共找到 ${posts} 条帖子 · 实时数据`,
  notReadCached: 'Not read: the posts are the cached ones.',
  readPosts: (data: number) => `Read ${plural(data, 'post')}.`,
  commentsRead: (count: number) => plural(count, 'comment'),
  commentsMore: (count: number) => `${plural(count, 'comment')}; there are more`,
  engagement: {
    titles: {
      day: 'Reactions, comments and shares by day of the post',
      week: 'Reactions, comments and shares by week of the post',
      month: 'Reactions, comments and shares by month of the post',
    },
    parts: { reactions: 'reactions', comments: 'comments', shares: 'shares' },
    when: { day: 'Day', week: 'Week', month: 'Month' },
    all: 'All',
    totals: (reactions: string, comments: string, shares: string) =>
      `${plural(reactions, 'reaction')}, ${plural(comments, 'comment')}, ${plural(shares, 'share')}`,
  },
});
