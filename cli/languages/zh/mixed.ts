import type { Texts } from '../catalogue.js';

export const cliMixed: Texts['cliMixed'] = {
  cachedData: '缓存数据',
  liveData: '实时数据',
  postsFound: (data) => `共找到 ${data} 条帖子`,
  cacheTime: '缓存时间',
  noText: '（没有文字）',
  reactions: '反应',
  comments: '留言',
  shares: '分享',
  noPosts: '暂无 Facebook 帖子',
  checkPage: '请检查 Facebook 专页配置或稍后再试',
  analyseComments: '分析留言',
  subscribers: '订阅者',
  firstFile: '请上传并分析第一个留言文件。按 n。',
  analyzing: '正在分析…',
};
