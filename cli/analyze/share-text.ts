import type { MeanEstimate, VariableEstimate } from '@smops/core/estimates/estimate.schemas.js';
import { percentText } from '@smops/core/language/percent.model.js';
import { analyzeTexts } from './analyze.texts.js';

export const percent = (share: number) => percentText((share * 100).toFixed(1));

/** A share in words: the corrected one with its interval, or the machine's count and what is missing. */
export function shareText({ estimate, words, needs }: VariableEstimate): string {
  const say = analyzeTexts();
  if (words !== null) return say.atLeast(words.found, percent(words.mostShare));
  const { kind, share, low, high, read } = estimate;
  if (kind === 'corrected') return say.corrected(percent(share), percent(low ?? 0), percent(high ?? 1), read);
  return say.machineSays(percent(share), needs.tagged, needs.untagged);
}

/** The mean sentiment in words. */
export function meanText({ mean, low, high, kind, read, needs }: MeanEstimate): string {
  const say = analyzeTexts();
  return kind === 'corrected'
    ? say.meanCorrected(mean.toFixed(1), (low ?? 0).toFixed(1), (high ?? 10).toFixed(1), read)
    : say.meanOfMachine(mean.toFixed(1), needs.all);
}
