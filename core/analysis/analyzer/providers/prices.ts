/**
 * US dollars for a million tokens, as the vendor published them: estimates and budgets use them, bills are the vendor's.
 */
export interface Price {
  input: number;
  /** Input that the provider had seen just before. */
  cachedInput: number;
  output: number;
}

/** What a call cost. `cached` is part of `input`. */
export function costOf(price: Price, tokens: { input: number; cached: number; output: number }): number {
  const { input, cached, output } = tokens;
  return ((input - cached) * price.input + cached * price.cachedInput + output * price.output) / 1_000_000;
}
