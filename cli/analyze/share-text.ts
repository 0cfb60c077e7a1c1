import { percentText } from '@smops/core/language/percent.model.js';

export const percent = (share: number) => percentText((share * 100).toFixed(1));
