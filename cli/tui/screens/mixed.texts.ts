import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** Texts of screens that are Chinese, or in American spelling, as written: the English catalogue has words of its own for them. */
export const mixedTexts = sentencesOf('cliMixed', 'zh', {
  cachedData: { en: 'Cached data', zh: '缓存数据', ms: 'Data cache' },
  liveData: { en: 'Live data', zh: '实时数据', ms: 'Data langsung' },
  postsFound: {
    en: '{data, plural, one {# post} other {# posts}} found',
    zh: '共找到 {data, number} 条帖子',
    ms: '{data, number} hantaran dijumpai',
  },
  cacheTime: { en: 'Cached at', zh: '缓存时间', ms: 'Masa cache' },
  noText: { en: '(no text)', zh: '（没有文字）', ms: '(tiada teks)' },
  reactions: { en: 'Reactions', zh: '反应', ms: 'Reaksi' },
  comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
  shares: { en: 'Shares', zh: '分享', ms: 'Perkongsian' },
  noPosts: {
    en: 'No Facebook posts yet',
    zh: '暂无 Facebook 帖子',
    ms: 'Belum ada hantaran Facebook',
    written: '暂无Facebook帖子',
  },
  checkPage: {
    en: 'Check the configuration of the Facebook page, or try again later',
    zh: '请检查 Facebook 专页配置或稍后再试',
    ms: 'Sila semak konfigurasi halaman Facebook atau cuba lagi nanti',
    written: '请检查Facebook页面配置或稍后再试',
  },
  analyseComments: { en: 'Analyse the comments', zh: '分析留言', ms: 'Analisis komen' },
  subscribers: { en: 'Subscribers', zh: '订阅者', ms: 'Pelanggan' },
  firstFile: {
    en: 'Upload and analyse your first JSON file to get started. Press n.',
    zh: '请上传并分析第一个留言文件。按 n。',
    ms: 'Muat naik dan analisis fail komen pertama anda untuk bermula. Tekan n.',
    written: 'Upload and analyze your first comment file to get started. Press n.',
  },
  analyzing: { en: 'Analysing…', zh: '正在分析…', ms: 'Sedang dianalisis…', written: 'Analyzing...' },
});
