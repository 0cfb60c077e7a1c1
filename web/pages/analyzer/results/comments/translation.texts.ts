import { textsOf } from '@smops/core/platform/language/language.model.js';

/** A comment that one does not read: in plain spelling, and in another language. */
export const TRANSLATION_TEXT = textsOf('translation', {
  button: '翻译',
  buttonOf: (author: string) => `翻译 ${author} 的留言`,
  spelling: '标准拼写',
  machine: (provider: string, model: string) => `机器翻译：${provider}（${model}）`,
  cost: (usd: string) => `费用 ${usd}`,
  free: '以前翻译过，不再收费',
  pending: '正在翻译…',
  failed: '无法翻译',
  retry: '重试',
  to: '翻译成',
  languages: { en: '英文', zh: '中文', ms: '马来文' },
});
