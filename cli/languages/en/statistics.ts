import { plural } from '@smops/core/platform/language/language.model.js';
import type { Texts } from '../catalogue.js';

export const cliStatistics: Texts['cliStatistics'] = {
  wholeNumber: (name, max) => `${name} takes a whole number from 1 to ${max}.`,
  takesDay: (name) => `${name} takes a day, written YYYY-MM-DD.`,
  subscribers: (subscribers) => plural(subscribers, 'subscriber'),
  totals: (videos, listed, views, likes, comments) =>
    `${videos} of ${listed} videos: ${plural(views, 'view')}, ${plural(likes, 'like')}, ${plural(comments, 'comment')}`,
  noDescription: 'No description available.',
  refreshGoesOn: 'The refresh is still running; look again later.',
  refreshedVideos: (videos, added, gone, ordinary, batch) =>
    `Refreshed ${plural(videos, 'video')}: ${added} new, ${gone} gone; ${ordinary} + ${plural(batch, 'unit')}.`,
  refreshed: 'Refreshed.',
  notRefreshed: 'Not refreshed: too soon, or not possible.',
  found: (posts) => `${plural(posts, 'post')} found · cached data`,
  foundLive: (posts) => `${plural(posts, 'post')} found · live data`,
  notReadCached: 'Not read: the posts are the cached ones.',
  readPosts: (data) => `Read ${plural(data, 'post')}.`,
  commentsRead: (count) => plural(count, 'comment'),
  commentsMore: (count) => `${plural(count, 'comment')}; there are more`,
  engagement: {
    titles: {
      day: 'Reactions, comments and shares by day of the post',
      week: 'Reactions, comments and shares by week of the post',
      month: 'Reactions, comments and shares by month of the post',
    },
    parts: { reactions: 'reactions', comments: 'comments', shares: 'shares' },
    when: { day: 'Day', week: 'Week', month: 'Month' },
    all: 'All',
    totals: (reactions, comments, shares) =>
      `${plural(reactions, 'reaction')}, ${plural(comments, 'comment')}, ${plural(shares, 'share')}`,
  },
};
