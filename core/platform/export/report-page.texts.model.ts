import { sentencesOf } from '../language/texts.model.js';

/** What a report is called on its page. */
export const HEADINGS = sentencesOf('core.reportHeadings', 'zh', {
  run: { en: 'Results of the analysis', zh: '分析结果', ms: 'Hasil analisis' },
  comparison: { en: 'Comparison of communities', zh: '跨社群对比分析', ms: 'Perbandingan komuniti' },
  relations: { en: 'Relations', zh: '关系分析', ms: 'Analisis hubungan' },
  exploration: {
    en: 'Themes of the comments (AI exploration)',
    zh: '反响标签（AI 探索）',
    ms: 'Tema komen (penerokaan AI)',
    written: '反响标签 (AI探索)',
  },
  agreement: { en: 'Agreement', zh: '一致性', ms: 'Persetujuan' },
  accuracy: { en: 'Accuracy', zh: '准确率', ms: 'Ketepatan' },
});

/** What several reports say. */
export const PAGE = sentencesOf('core.reportPage', 'en', {
  howToRead: { en: 'How to read this', zh: '如何阅读', ms: 'Cara membaca laporan ini' },
  noName: { en: 'no name', zh: '未命名', ms: 'tanpa nama' },
  comments: {
    en: '{comments, plural, one {# comment} other {# comments}}',
    zh: '{comments} 条留言',
    ms: '{comments} komen',
  },
  summary: { en: 'Summary', zh: '摘要', ms: 'Ringkasan' },
  shares: {
    en: 'Share of comments per variable',
    zh: '各变量的留言比例',
    ms: 'Peratusan komen bagi setiap pemboleh ubah',
  },
  sharesPlot: {
    en: 'Share of comments per variable with 95% intervals',
    zh: '各变量的留言比例与 95% 区间',
    ms: 'Peratusan komen bagi setiap pemboleh ubah dengan selang 95%',
  },
  sharesPlotAndTable: {
    en: 'Share of comments per variable with 95% intervals; the table below has the same numbers',
    zh: '各变量的留言比例与 95% 区间；下表列出同样的数字',
    ms: 'Peratusan komen bagi setiap pemboleh ubah dengan selang 95%; jadual di bawah memaparkan angka yang sama',
  },
  variable: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
  variables: { en: 'Variables', zh: '变量', ms: 'Pemboleh ubah' },
  comment: { en: 'Comment', zh: '留言', ms: 'Komen' },
  commentsHead: { en: 'Comments', zh: '留言数', ms: 'Komen' },
  sentiment: { en: 'Sentiment', zh: '情绪', ms: 'Sentimen' },
  threeSentiments: {
    en: 'Positive / neutral / negative',
    zh: '正面 / 中性 / 负面',
    ms: 'Positif / neutral / negatif',
  },
  sentiments: {
    positive: { en: 'positive', zh: '正面', ms: 'positif' },
    neutral: { en: 'neutral', zh: '中性', ms: 'neutral' },
    negative: { en: 'negative', zh: '负面', ms: 'negatif' },
  },
  examples: { en: 'Examples', zh: '例子', ms: 'Contoh' },
  saidBy: { en: 'Said by', zh: '标记者', ms: 'Menurut' },
  quote: { en: 'Quote', zh: '引文', ms: 'Petikan' },
  all: { en: 'All', zh: '全部', ms: 'Semua' },
  firstOf: {
    en: 'The first {shown} of {all}',
    zh: '前 {shown} 条，共 {all} 条',
    ms: '{shown} yang pertama daripada {all}',
    takes: ['shown', 'all'],
  },
});
