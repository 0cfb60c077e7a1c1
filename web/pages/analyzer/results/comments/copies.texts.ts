import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** Copies of one text among the comments of a run, and waves of them. */
export const COPIES_TEXT = textsOf('copies', 'zh', {
  others: {
    en: 'and {comments, number} nearly the same',
    zh: '另有 {comments, number} 条几乎相同',
    ms: 'dan {comments, number} lagi yang hampir sama',
  },
  show: {
    en: 'Show these {comments, number}',
    zh: '显示这 {comments, number} 条',
    ms: 'Tunjukkan {comments, number} komen ini',
  },
  hide: { en: 'Hide them', zh: '收起', ms: 'Sembunyikan' },
  more: { en: 'Show more', zh: '再显示一些', ms: 'Tunjukkan lagi' },
  failed: {
    en: 'These comments could not be loaded',
    zh: '无法读取这些留言',
    ms: 'Komen ini tidak dapat dimuatkan',
  },
  waves: { en: 'Copied texts', zh: '大量重复的留言', ms: 'Teks yang disalin' },
  waveCount: {
    en: '{waves, plural, one {# copied text} other {# copied texts}}',
    zh: '{waves, number} 批大量重复的留言',
    ms: '{waves, number} teks yang disalin',
  },
  noWaves: {
    en: 'No text was copied many times',
    zh: '没有大量重复的留言',
    ms: 'Tiada teks yang banyak disalin',
  },
  wavesAwaited: { en: 'Looking for copies…', zh: '正在寻找重复的留言…', ms: 'Mencari salinan…' },
  wavesFailed: {
    en: 'Copied texts could not be loaded',
    zh: '无法读取大量重复的留言',
    ms: 'Teks yang disalin tidak dapat dimuatkan',
  },
  wavesAbout: {
    en: 'Texts that were posted many times within 24 hours. smops shows how many people wrote them, never who.',
    zh: '24 小时内大量重复的文字。只显示有多少人写，从不显示是谁。',
    ms: 'Teks yang banyak salinannya tiba dalam masa 24 jam. Bilangan penulis ditunjukkan, tetapi bukan siapa.',
  },
  wave: {
    en: '{copies, plural, one {# copy} other {# copies}} from {from} to {to}',
    zh: '{copies, number} 条，{from} 至 {to}',
    ms: '{copies, number} salinan dari {from} hingga {to}',
    takes: ['copies', 'from', 'to'],
  },
  waveSize: {
    en: '{comments, plural, one {# comment} other {# comments}} by {authors, plural, one {# author} other {# authors}} in all',
    zh: '共 {comments, number} 条留言，{authors, number} 位作者',
    ms: '{comments, number} komen oleh {authors, number} penulis kesemuanya',
    takes: ['comments', 'authors'],
  },
  clock: {
    en: 'When the {comments, plural, one {# copy} other {# copies}} came',
    zh: '{comments, number} 条重复留言出现的时间',
    ms: 'Bila {comments, number} salinan itu tiba',
  },
});
