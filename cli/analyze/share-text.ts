import type { MeanEstimate } from '@smops/core/estimates/estimate.schemas.js';
import { percentText } from '@smops/core/language/percent.model.js';
import { analyzeTexts } from './analyze.texts.js';

export const percent = (share: number) => percentText((share * 100).toFixed(1));

/** The mean sentiment in words. */
export function meanText({ mean, low, high, kind, read, needs }: MeanEstimate): string {
  const say = analyzeTexts();
  return kind === 'corrected'
    ? say.meanCorrected(mean.toFixed(1), (low ?? 0).toFixed(1), (high ?? 10).toFixed(1), read)
    : say.meanOfMachine(mean.toFixed(1), needs.all);
}
