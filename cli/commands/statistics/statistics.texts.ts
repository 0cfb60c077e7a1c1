import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const statisticsTexts = sentencesOf('cliStatistics', 'en', {
  wholeNumber: {
    en: '{name} takes a whole number from 1 to {max}.',
    zh: '{name} 的值是 1 到 {max} 的整数。',
    ms: '{name} menerima nombor bulat dari 1 hingga {max}.',
    takes: ['name', 'max'],
  },
  takesDay: {
    en: '{name} takes a day, written YYYY-MM-DD.',
    zh: '{name} 的值是日期，写作 YYYY-MM-DD。',
    ms: '{name} menerima tarikh, ditulis YYYY-MM-DD.',
  },
  subscribers: {
    en: '{subscriberCount, plural, one {# subscriber} other {# subscribers}}',
    zh: '{subscriberCount} 订阅者',
    ms: '{subscriberCount} pelanggan',
    written: 'zh',
  },
  totals: {
    en: '{videos} of {listed} videos: {views, plural, one {# view} other {# views}}, {likes, plural, one {# like} other {# likes}}, {comments, plural, one {# comment} other {# comments}}',
    zh: '{listed} 个视频中的 {videos} 个：观看 {views}，点赞 {likes}，留言 {comments}',
    ms: '{videos} daripada {listed} video: {views} tontonan, {likes} suka, {comments} komen',
    takes: ['videos', 'listed', 'views', 'likes', 'comments'],
  },
  noDescription: { en: 'No description available.', zh: '没有说明。', ms: 'Tiada penerangan.' },
  refreshGoesOn: {
    en: 'The refresh is still running; look again later.',
    zh: '仍在刷新；请稍后再看。',
    ms: 'Muat semula masih berjalan; lihat lagi nanti.',
  },
  refreshedVideos: {
    en: 'Refreshed {videos, plural, one {# video} other {# videos}}: {added} new, {gone} gone; {ordinary} + {batch, plural, one {# unit} other {# units}}.',
    zh: '已刷新 {videos, number} 个视频：新增 {added}，消失 {gone}；用了 {ordinary} + {batch, number} 配额。',
    ms: '{videos, number} video dimuat semula: {added} baharu, {gone} hilang; {ordinary} + {batch, number} unit.',
    takes: ['videos', 'added', 'gone', 'ordinary', 'batch'],
  },
  refreshed: { en: 'Refreshed.', zh: '已刷新。', ms: 'Dimuat semula.' },
  notRefreshed: {
    en: 'Not refreshed: too soon, or not possible.',
    zh: '没有刷新：太早，或无法刷新。',
    ms: 'Tidak dimuat semula: terlalu awal, atau tidak dapat dilakukan.',
  },
  found: {
    en: '{posts, plural, one {# post} other {# posts}} found · cached data',
    zh: '共找到 {posts, number} 条帖子 · 缓存数据',
    ms: '{posts, number} hantaran dijumpai · data cache',
    written: 'zh',
  },
  foundLive: {
    en: '{posts, plural, one {# post} other {# posts}} found · live data',
    zh: '共找到 {posts, number} 条帖子 · 实时数据',
    ms: '{posts, number} hantaran dijumpai · data langsung',
    written: 'zh',
  },
  notReadCached: {
    en: 'Not read: the posts are the cached ones.',
    zh: '没有读取：帖子是缓存的。',
    ms: 'Tidak dibaca: hantaran ialah yang dalam cache.',
  },
  readPosts: {
    en: 'Read {data, plural, one {# post} other {# posts}}.',
    zh: '已读取 {data, number} 条帖子。',
    ms: '{data, number} hantaran dibaca.',
  },
  commentsRead: {
    en: '{count, plural, one {# comment} other {# comments}}',
    zh: '{count, number} 条留言',
    ms: '{count, number} komen',
  },
  commentsMore: {
    en: '{count, plural, one {# comment} other {# comments}}; there are more',
    zh: '{count, number} 条留言；还有更多',
    ms: '{count, number} komen; ada lagi',
  },
  engagement: {
    titles: {
      day: {
        en: 'Reactions, comments and shares by day of the post',
        zh: '反应、留言和分享（按帖子的日期）',
        ms: 'Reaksi, komen dan perkongsian mengikut hari hantaran',
      },
      week: {
        en: 'Reactions, comments and shares by week of the post',
        zh: '反应、留言和分享（按帖子的星期）',
        ms: 'Reaksi, komen dan perkongsian mengikut minggu hantaran',
      },
      month: {
        en: 'Reactions, comments and shares by month of the post',
        zh: '反应、留言和分享（按帖子的月份）',
        ms: 'Reaksi, komen dan perkongsian mengikut bulan hantaran',
      },
    },
    parts: {
      reactions: { en: 'reactions', zh: '反应', ms: 'reaksi' },
      comments: { en: 'comments', zh: '留言', ms: 'komen' },
      shares: { en: 'shares', zh: '分享', ms: 'perkongsian' },
    },
    when: {
      day: { en: 'Day', zh: '日期', ms: 'Hari' },
      week: { en: 'Week', zh: '星期', ms: 'Minggu' },
      month: { en: 'Month', zh: '月份', ms: 'Bulan' },
    },
    all: { en: 'All', zh: '合计', ms: 'Semua' },
    totals: {
      en: '{reactions, plural, one {# reaction} other {# reactions}}, {comments, plural, one {# comment} other {# comments}}, {shares, plural, one {# share} other {# shares}}',
      zh: '反应 {reactions}，留言 {comments}，分享 {shares}',
      ms: '{reactions} reaksi, {comments} komen, {shares} perkongsian',
      takes: ['reactions', 'comments', 'shares'],
    },
  },
});
