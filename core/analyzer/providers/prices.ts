/** US dollars for a million tokens. */
export interface Price {
  input: number;
  /** Input that the provider had seen just before. */
  cachedInput: number;
  output: number;
}

/** As the vendors published them on the dates given; estimates and budgets use them, bills are the vendors'. */
const DEEPSEEK: [prefix: string, offPeak: Price, peak: Price][] = [
  // 27 October 2026
  [
    'deepseek-v4-pro',
    { input: 0.66, cachedInput: 0.022, output: 1.98 },
    { input: 1.32, cachedInput: 0.044, output: 3.96 },
  ],
  ['', { input: 0.15, cachedInput: 0.003, output: 0.6 }, { input: 0.3, cachedInput: 0.006, output: 1.2 }],
];

const GEMINI: [prefix: string, price: Price][] = [
  // 7 October 2026
  ['gemini-3.8-flash', { input: 0.75, cachedInput: 0.75, output: 3.75 }],
  ['gemini-3.5-flash-lite', { input: 0.3, cachedInput: 0.3, output: 2.5 }],
  ['', { input: 1.5, cachedInput: 1.5, output: 9 }],
];

/** Minutes of the UTC day at which DeepSeek's dear hours begin and end, Monday to Friday. */
const PEAKS = [
  [60, 240],
  [360, 600],
] as const;

/**
 * When DeepSeek's peak price ends; undefined while it does not charge it. Chinese public holidays count as working days:
 * at worst dearer than real.
 */
export function deepSeekPeakEnd(now: Date): Date | undefined {
  const day = now.getUTCDay();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const peak = PEAKS.find(([from, to]) => minute >= from && minute < to);
  if (day < 1 || day > 5 || peak === undefined) return undefined;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 0, peak[1]));
}

export function deepSeekPrices(model: string, now: Date): { now: Price; offPeak: Price } {
  const [, offPeak, peak] = DEEPSEEK.find(([prefix]) =>
    model.startsWith(prefix),
  ) as (typeof DEEPSEEK)[number];
  return { now: deepSeekPeakEnd(now) === undefined ? offPeak : peak, offPeak };
}

export function geminiPrice(model: string): Price {
  return (GEMINI.find(([prefix]) => model.startsWith(prefix)) as (typeof GEMINI)[number])[1];
}

/** What a call cost. `cached` is part of `input`. */
export function costOf(price: Price, tokens: { input: number; cached: number; output: number }): number {
  const { input, cached, output } = tokens;
  return ((input - cached) * price.input + cached * price.cachedInput + output * price.output) / 1_000_000;
}
