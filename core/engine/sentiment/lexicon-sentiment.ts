import type { Sentiment } from '../../analyzer/providers/provider.js';
import type { FeelingWord } from './lexicon.js';

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** Sentiment from probabilities of negative, neutral and positive that add up to one. */
export function sentimentOf([negative, neutral, positive]: readonly [number, number, number]): Sentiment {
  const score = round(10 * positive + 5 * neutral, 1);
  if (positive > neutral && positive > negative)
    return { label: 'positive', score, confidence: round(positive, 3) };
  if (negative > neutral) return { label: 'negative', score, confidence: round(negative, 3) };
  return { label: 'neutral', score, confidence: round(neutral, 3) };
}

/** Sentiment from the words of feeling alone, the later ones weighing a little more (people conclude at the end). */
export function lexiconSentiment(words: readonly FeelingWord[]): Sentiment {
  let sum = 0;
  words.forEach((word, i) => {
    sum += word.strength * (i === words.length - 1 ? 1.2 : 1);
  });
  const lean = sum / Math.sqrt(Math.max(1, words.length));
  const positive = Math.exp(0.8 * lean);
  const negative = Math.exp(-0.8 * lean);
  const neutral = 1.6;
  const total = positive + negative + neutral;
  return sentimentOf([negative / total, neutral / total, positive / total]);
}
