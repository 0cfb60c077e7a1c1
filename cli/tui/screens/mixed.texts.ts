import { sentencesOf } from '@smops/core/platform/language/language.model.js';

/** Texts of screens that are Chinese, or in American spelling, as written: the English catalogue has words of its own for them. */
export const mixedTexts = sentencesOf('cliMixed', {
  cachedData: '缓存数据',
  liveData: '实时数据',
  postsFound: (data: number) => `共找到 ${data} 条帖子`,
  cacheTime: '缓存时间',
  noText: '（没有文字）',
  reactions: '反应',
  comments: '留言',
  shares: '分享',
  noPosts: '暂无Facebook帖子',
  checkPage: '请检查Facebook页面配置或稍后再试',
  analyseComments: '分析留言',
  subscribers: '订阅者',
  firstFile: 'Upload and analyze your first comment file to get started. Press n.',
  analyzing: 'Analyzing...',
});
