import { TEXT } from './analyzer.texts.js';

/** Returns who read the comments, for the toast '🤖 … AI 分析完成！': of a provider unknown here its own label. */
export function engineName(provider: { id: string; label: string }): string {
  if (provider.id.startsWith('deepseek')) return 'DeepSeek';
  return provider.id === 'local' ? TEXT.toasts.local : provider.label;
}
