import { sentencesOf } from '../language/texts.model.js';
import { fieldText } from '../texts/lists.texts.model.js';

/** Titles of columns in CSV and XLSX files. JSON keeps its names. */
export const TITLES = sentencesOf('core.titles', 'en', {
  'Task ID': { en: 'Task ID', zh: '任务编号', ms: 'ID tugasan' },
  'Analysis Date': { en: 'Analysis Date', zh: '分析日期', ms: 'Tarikh analisis' },
  'Sentiment Score': { en: 'Sentiment Score', zh: '情绪分数', ms: 'Skor sentimen' },
  Label: { en: 'Label', zh: '标签', ms: 'Label' },
  'Reaction-Weighted Score': {
    en: 'Reaction-Weighted Score',
    zh: '按反应加权的分数',
    ms: 'Skor berwajaran mengikut reaksi',
  },
  Comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
  Positive: { en: 'Positive', zh: '正面', ms: 'Positif' },
  Neutral: { en: 'Neutral', zh: '中性', ms: 'Neutral' },
  Negative: { en: 'Negative', zh: '负面', ms: 'Negatif' },
  'AI Summary': { en: 'AI Summary', zh: 'AI 摘要', ms: 'Ringkasan AI' },
  File: { en: 'File', zh: '文件', ms: 'Fail' },
  Provider: { en: 'Provider', zh: '服务', ms: 'Penyedia' },
  Author: { en: 'Author', zh: '作者', ms: 'Penulis' },
  Comment: { en: 'Comment', zh: '留言', ms: 'Komen' },
  Sentiment: { en: 'Sentiment', zh: '情绪', ms: 'Sentimen' },
  Score: { en: 'Score', zh: '分数', ms: 'Skor' },
  Confidence: { en: 'Confidence', zh: '置信度', ms: 'Keyakinan' },
  Reactions: { en: 'Reactions', zh: '反应数', ms: 'Reaksi' },
  Language: { en: 'Language', zh: '语言', ms: 'Bahasa' },
  Time: { en: 'Time', zh: '时间', ms: 'Masa' },
  Link: { en: 'Link', zh: '链接', ms: 'Pautan' },
  created_time: { en: 'created_time', zh: '发布时间', ms: 'Masa hantaran' },
  message: { en: 'message', zh: '内容', ms: 'Kandungan' },
  reactions: { en: 'reactions', zh: '反应数', ms: 'Reaksi' },
  comments: { en: 'comments', zh: '留言数', ms: 'Komen' },
  shares: { en: 'shares', zh: '分享数', ms: 'Perkongsian' },
  permalink_url: { en: 'permalink_url', zh: '链接', ms: 'Pautan' },
  videoId: { en: 'videoId', zh: '视频 ID', ms: 'ID video' },
  title: { en: 'title', zh: '标题', ms: 'Tajuk' },
  publishedAt: { en: 'publishedAt', zh: '发布时间', ms: 'Masa terbit' },
  viewCount: { en: 'viewCount', zh: '观看次数', ms: 'Tontonan' },
  likeCount: { en: 'likeCount', zh: '点赞数', ms: 'Suka' },
  commentCount: { en: 'commentCount', zh: '留言数', ms: 'Komen' },
  url: { en: 'url', zh: '链接', ms: 'Pautan' },
  description: { en: 'description', zh: '说明', ms: 'Penerangan' },
});

/** A column's title in the current language; a list's field has its label. */
export const titleText = (title: string): string =>
  (TITLES() as Record<string, string>)[title] ?? fieldText(title);
