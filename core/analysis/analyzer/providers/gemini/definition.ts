import type { ServiceDefinition } from '../definition.js';

export const GEMINI: ServiceDefinition<'gemini', 'GEMINI'> = {
  id: 'gemini',
  label: 'Gemini',
  prefix: 'GEMINI',
  title: 'Gemini',
  url: 'https://generativelanguage.googleapis.com',
  model: 'gemini-3.5-flash-lite',
  keyPage: 'https://aistudio.google.com/apikey',
  takesKey: true,
  create: async (needs) => (await import('./gemini.provider.js')).createGeminiProvider(GEMINI, needs),
};
