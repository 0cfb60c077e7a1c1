import type { OwnDefinition } from '../definition.js';
import { LABELS } from '../providers.texts.model.js';

export const OWN: OwnDefinition<'own'> = {
  id: 'own',
  get label() {
    return LABELS().own;
  },
  create: async (needs) => (await import('./own.provider.js')).createOwnProvider(needs),
};
