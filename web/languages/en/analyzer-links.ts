import type { Texts } from '../catalogue.js';

export const analyzerLinks: Texts['analyzerLinks'] = {
  belonging: 'Codebooks and schedules',
  places: {
    '/fb-analyzer': 'New analysis',
    '/fb-analyzer/runs': 'Earlier analyses',
    '/codebooks': 'Codebooks',
    '/schedules': 'Schedules',
  },
};
