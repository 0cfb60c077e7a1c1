import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of near-copies to those who ask for them. */
export const NEAR_COPIES_TEXTS = sentencesOf('core.nearCopies', 'en', {
  notCompleted: {
    en: 'The analysis has not been completed yet. Copies are looked for when it is.',
    zh: '这次分析尚未完成。完成后才查找重复的留言。',
    ms: 'Analisis ini belum selesai. Salinan dicari apabila sudah selesai.',
  },
  /** After a quote. */
  others: {
    en: 'and {texts, number} nearly the same',
    zh: '另有 {texts, number} 条几乎相同',
    ms: 'dan {texts, number} lagi yang hampir sama',
  },
  group: {
    en: 'A group of copies that begins with comment {number}',
    zh: '以第 {number} 条留言开始的重复组',
    ms: 'Kumpulan salinan yang bermula dengan komen {number}',
  },
});
