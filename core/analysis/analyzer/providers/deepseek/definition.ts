import type { ServiceDefinition } from '../definition.js';

const SHARED = {
  url: 'https://api.deepseek.com',
  model: 'deepseek-flash',
  takesKey: false,
} as const;

export const DEEPSEEK_9: ServiceDefinition<'deepseek-9', 'DEEPSEEK_9'> = {
  ...SHARED,
  id: 'deepseek-9',
  label: '9后商谈',
  prefix: 'DEEPSEEK_9',
  title: '9后商谈 (`deepseek-9`), a DeepSeek account',
  create: async (needs) => (await import('./deepseek.provider.js')).createDeepSeekProvider(DEEPSEEK_9, needs),
};

export const DEEPSEEK_PENANG: ServiceDefinition<'deepseek-penang', 'DEEPSEEK_PENANG'> = {
  ...SHARED,
  id: 'deepseek-penang',
  label: '槟城快讯',
  prefix: 'DEEPSEEK_PENANG',
  title: '槟城快讯 (`deepseek-penang`), a DeepSeek account',
  create: async (needs) =>
    (await import('./deepseek.provider.js')).createDeepSeekProvider(DEEPSEEK_PENANG, needs),
};
