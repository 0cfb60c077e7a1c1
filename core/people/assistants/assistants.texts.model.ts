import { sentencesOf } from '../../platform/language/texts.model.js';

/** What assistants read about calls that cost money, and what people are asked. */
export const ASSISTANTS_TEXTS = sentencesOf('core.assistants', 'en', {
  askCost: {
    en: 'Start a run of {comments, plural, one {# comment} other {# comments}} for about {usd}? They are sent to {provider}.',
    zh: '要开始分析 {comments} 条留言吗？费用约 {usd}。留言会发送给 {provider}。',
    ms: 'Mulakan analisis {comments} komen dengan kos kira-kira {usd}? Komen itu dihantar kepada {provider}.',
    takes: ['comments', 'provider', 'usd'],
  },
  askUncounted: {
    en: 'Start a run of {comments, plural, one {# comment} other {# comments}} at an unknown cost? They are sent to {provider}. {why}',
    zh: '要开始分析 {comments} 条留言吗？费用无法得知。留言会发送给 {provider}。{why}',
    ms: 'Mulakan analisis {comments} komen dengan kos yang tidak diketahui? Komen itu dihantar kepada {provider}. {why}',
    takes: ['comments', 'provider', 'why'],
  },
  agree: { en: 'Start it', zh: '开始', ms: 'Mulakan' },
  declined: {
    en: 'Nothing was started: the person did not agree to the cost.',
    zh: '未开始任何分析：用户没有同意该费用。',
    ms: 'Tiada apa-apa dimulakan: pengguna tidak bersetuju dengan kosnya.',
  },
  confirmCost: {
    en: 'Nothing was started yet. Ask the person: {question} Only if the person agrees, call {tool} again within {minutes} minutes with the same arguments and this confirmation.',
    zh: '尚未开始。请询问用户：{question}只有在用户同意后，才在 {minutes} 分钟内用相同的参数加上此确认值再次调用 {tool}。',
    ms: 'Tiada apa-apa dimulakan lagi. Tanya pengguna: {question} Hanya jika pengguna bersetuju, panggil {tool} sekali lagi dalam masa {minutes} minit dengan argumen yang sama dan pengesahan ini.',
    takes: ['tool', 'question', 'minutes'],
  },
});
