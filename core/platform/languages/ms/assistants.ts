import type { CoreTexts } from '../catalogue.js';

export const assistants: CoreTexts['core.assistants'] = {
  askCost: (comments, provider, usd) =>
    `Mulakan analisis ${comments} komen dengan kos kira-kira ${usd}? Komen itu dihantar kepada ${provider}.`,
  askUncounted: (comments, provider, why) =>
    `Mulakan analisis ${comments} komen dengan kos yang tidak diketahui? Komen itu dihantar kepada ${provider}. ${why}`,
  agree: 'Mulakan',
  declined: 'Tiada apa-apa dimulakan: pengguna tidak bersetuju dengan kosnya.',
  confirmCost: (tool, question, minutes) =>
    `Tiada apa-apa dimulakan lagi. Tanya pengguna: ${question} Hanya jika pengguna bersetuju, panggil ${tool} sekali lagi dalam masa ${minutes} minit dengan argumen yang sama dan pengesahan ini.`,
};
