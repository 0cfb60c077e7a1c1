import { sentencesOf } from '../../../platform/language/texts.model.js';

/** A filter of comments, told in words. */
export const FILTER = sentencesOf('core.filter', 'en', {
  only: {
    en: 'Only {shown} of {all} comments: {filter}',
    zh: '仅 {all} 条留言中的 {shown} 条：{filter}',
    ms: 'Hanya {shown} daripada {all} komen: {filter}',
    takes: ['shown', 'all', 'filter'],
  },
  variables: { en: 'with {names}', zh: '含{names}', ms: 'dengan {names}' },
  without: { en: 'without {names}', zh: '不含{names}', ms: 'tanpa {names}' },
  none: { en: 'without a variable', zh: '不含任何变量', ms: 'tanpa pemboleh ubah' },
  tagged: { en: 'with a variable', zh: '含变量', ms: 'dengan pemboleh ubah' },
  languages: { en: 'in {names}', zh: '语言为{names}', ms: 'dalam {names}' },
  languageNames: {
    ms: { en: 'Malay', zh: '马来文', ms: 'bahasa Melayu' },
    en: { en: 'English', zh: '英文', ms: 'bahasa Inggeris' },
    zh: { en: 'Chinese', zh: '中文', ms: 'bahasa Cina' },
    id: { en: 'Indonesian', zh: '印尼文', ms: 'bahasa Indonesia' },
    mixed: { en: 'mixed languages', zh: '混合', ms: 'bahasa campuran' },
    und: { en: 'an unknown language', zh: '未知语言', ms: 'bahasa yang tidak diketahui' },
  },
  tiers: {
    certain: { en: 'tags that are certain', zh: '标签确定', ms: 'tag yang pasti' },
    likely: { en: 'tags that are likely', zh: '标签可能', ms: 'tag yang mungkin' },
  },
  judged: { en: 'judged by people', zh: '有人判断过', ms: 'sudah dinilai orang' },
  unjudged: { en: 'not judged by people', zh: '没有人判断过', ms: 'belum dinilai orang' },
  from: { en: 'from {moment}', zh: '自 {moment} 起', ms: 'dari {moment}' },
  toDay: { en: 'up to and with {day}', zh: '至 {day}（含当天）', ms: 'hingga dan termasuk {day}' },
  before: { en: 'before {moment}', zh: '{moment} 之前', ms: 'sebelum {moment}' },
  search: { en: 'with the words “{words}”', zh: '含词「{words}」', ms: 'dengan kata “{words}”' },
  once: { en: 'each text once', zh: '相同文字只计一次', ms: 'setiap teks sekali' },
  minScore: { en: 'score {score} or more', zh: '分数不低于 {score}', ms: 'skor {score} atau lebih' },
  maxScore: { en: 'score {score} or less', zh: '分数不高于 {score}', ms: 'skor {score} atau kurang' },
});
