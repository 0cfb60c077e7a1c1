import type { LocalDefinition } from '../definition.js';

export const LOCAL: LocalDefinition<'local'> = {
  id: 'local',
  label: '本地分析',
  create: async ({ engine }) => (await import('./local.provider.js')).createLocalProvider(engine),
};
