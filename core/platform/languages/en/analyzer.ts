import type { CoreTexts } from '../catalogue.js';

export const providers: CoreTexts['core.providers'] = { local: 'Local analysis', own: 'Own model' };
