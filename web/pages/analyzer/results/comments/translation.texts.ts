import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** A comment that one does not read: in plain spelling, and in another language. */
export const TRANSLATION_TEXT = textsOf('translation', 'zh', {
  button: { en: 'Translate', zh: '翻译', ms: 'Terjemah' },
  buttonOf: {
    en: 'Translate the comment of {author}',
    zh: '翻译 {author} 的留言',
    ms: 'Terjemah komen {author}',
  },
  spelling: { en: 'Plain spelling', zh: '标准拼写', ms: 'Ejaan baku' },
  machine: {
    en: 'Machine translation: {provider} ({model})',
    zh: '机器翻译：{provider}（{model}）',
    ms: 'Terjemahan mesin: {provider} ({model})',
    takes: ['provider', 'model'],
  },
  cost: { en: 'cost {usd}', zh: '费用 {usd}', ms: 'kos {usd}' },
  free: {
    en: 'translated before, not charged again',
    zh: '以前翻译过，不再收费',
    ms: 'pernah diterjemah, tidak dicaj lagi',
  },
  pending: { en: 'Translating…', zh: '正在翻译…', ms: 'Sedang menterjemah…' },
  failed: {
    en: 'The comment could not be translated',
    zh: '无法翻译',
    ms: 'Komen ini tidak dapat diterjemah',
  },
  retry: { en: 'Retry', zh: '重试', ms: 'Cuba lagi' },
  to: { en: 'Translate into', zh: '翻译成', ms: 'Terjemah ke dalam' },
  languages: {
    en: { en: 'English', zh: '英文', ms: 'bahasa Inggeris' },
    zh: { en: 'Chinese', zh: '中文', ms: 'bahasa Cina' },
    ms: { en: 'Malay', zh: '马来文', ms: 'bahasa Melayu' },
  },
});
