import type { Price } from '../prices.js';

/** As Google published them on 7 October 2026; the first line whose beginning fits the model counts. */
const PRICES: [prefix: string, price: Price][] = [
  ['gemini-3.8-flash', { input: 0.75, cachedInput: 0.75, output: 3.75 }],
  ['gemini-3.5-flash-lite', { input: 0.3, cachedInput: 0.3, output: 2.5 }],
  ['', { input: 1.5, cachedInput: 1.5, output: 9 }],
];

export function geminiPrice(model: string): Price {
  return (PRICES.find(([prefix]) => model.startsWith(prefix)) as (typeof PRICES)[number])[1];
}
