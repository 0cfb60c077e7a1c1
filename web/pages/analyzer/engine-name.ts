/** Who did it, for the toast '🤖 … AI 分析完成！'. */
export function engineName(providerId: string): string {
  if (providerId.startsWith('deepseek')) return 'DeepSeek';
  return providerId === 'gemini' ? 'Gemini' : '本地';
}
