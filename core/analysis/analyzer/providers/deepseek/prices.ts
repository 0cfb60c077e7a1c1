import type { Price } from '../prices.js';

/** As DeepSeek published them on 27 October 2026; the first line whose beginning fits the model counts. */
const PRICES: [prefix: string, offPeak: Price, peak: Price][] = [
  [
    'deepseek-v4-pro',
    { input: 0.66, cachedInput: 0.022, output: 1.98 },
    { input: 1.32, cachedInput: 0.044, output: 3.96 },
  ],
  ['', { input: 0.15, cachedInput: 0.003, output: 0.6 }, { input: 0.3, cachedInput: 0.006, output: 1.2 }],
];

/** Minutes of the UTC day at which DeepSeek's peak hours begin and end, Monday to Friday. */
const PEAKS = [
  [60, 240],
  [360, 600],
] as const;

/**
 * Returns when DeepSeek's peak hours end; undefined outside them. Chinese public holidays count as working days: an
 * estimate may be too high, never too low.
 */
export function deepSeekPeakEnd(now: Date): Date | undefined {
  const day = now.getUTCDay();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const peak = PEAKS.find(([from, to]) => minute >= from && minute < to);
  if (day < 1 || day > 5 || peak === undefined) return undefined;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 0, peak[1]));
}

export function deepSeekPrices(model: string, now: Date): { now: Price; offPeak: Price } {
  const [, offPeak, peak] = PRICES.find(([prefix]) => model.startsWith(prefix)) as (typeof PRICES)[number];
  return { now: deepSeekPeakEnd(now) === undefined ? offPeak : peak, offPeak };
}
