import type { CoreTexts } from '../catalogue.js';

export const headings: CoreTexts['core.reportHeadings'] = {
  run: 'Results of the analysis',
  comparison: 'Comparison of communities',
  relations: 'Relations',
  exploration: 'Themes of the comments (AI exploration)',
  agreement: 'Agreement',
  accuracy: 'Accuracy',
};
