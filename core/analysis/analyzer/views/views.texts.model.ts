import { sentencesOf } from '../../../platform/language/texts.model.js';

/** What is said of saved views to those who ask for them. */
export const VIEWS_TEXTS = sentencesOf('core.views', 'en', {
  view: { en: 'View {id}', zh: '视图 {id}', ms: 'Paparan {id}' },
  nameTaken: {
    en: 'This analysis has another view called “{name}”. Choose another name, or delete that one.',
    zh: '这次分析已有名为「{name}」的视图。请换一个名称，或删除那一个。',
    ms: 'Analisis ini mempunyai paparan lain bernama “{name}”. Pilih nama lain, atau padam paparan itu.',
  },
  tooMany: {
    en: 'An analysis has at most {most} views. Delete one that is no longer needed.',
    zh: '一次分析最多有 {most} 个视图。请删除不再需要的。',
    ms: 'Satu analisis mempunyai paling banyak {most} paparan. Padam yang tidak diperlukan lagi.',
  },
  nothing: {
    en: 'Choose something first: a view of all comments is the analysis itself.',
    zh: '请先选择条件：包含所有留言的视图就是分析本身。',
    ms: 'Pilih sesuatu dahulu: paparan semua komen ialah analisis itu sendiri.',
  },
});
