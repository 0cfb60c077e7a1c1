import type { LocalDefinition } from '../definition.js';
import { LABELS } from '../providers.texts.model.js';

export const LOCAL: LocalDefinition<'local'> = {
  id: 'local',
  get label() {
    return LABELS().local;
  },
  create: async ({ engine }) => (await import('./local.provider.js')).createLocalProvider(engine),
};
