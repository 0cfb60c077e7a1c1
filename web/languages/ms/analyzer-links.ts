import type { Texts } from '../catalogue.js';

export const analyzerLinks: Texts['analyzerLinks'] = {
  belonging: 'Buku kod dan jadual',
  places: {
    '/fb-analyzer': 'Analisis baharu',
    '/fb-analyzer/runs': 'Analisis terdahulu',
    '/codebooks': 'Buku kod',
    '/schedules': 'Jadual',
  },
};
