import type { Rate } from '../../estimates/stratified.js';

/**
 * One share minus the mean of the others, all independent, with its interval by MOVER for sums (Zou and Donner,
 * Statist. Med. 27 (2008) 1693). Of two shares it is their difference with Newcombe's interval, his method 10. Every other
 * share counts the same, however many comments it rests on: a large side must not stand for all.
 */
export function othersContrast(rates: readonly Rate[], place: number): Rate {
  const others = rates.length - 1;
  let value = 0;
  let below = 0;
  let above = 0;
  for (const [at, rate] of rates.entries()) {
    const part = at === place ? 1 : -1 / others;
    const [down, up] = [rate.value - rate.low, rate.high - rate.value];
    value += part * rate.value;
    below += (part * (part > 0 ? down : up)) ** 2;
    above += (part * (part > 0 ? up : down)) ** 2;
  }
  return { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above) };
}
