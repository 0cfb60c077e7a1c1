/** From here cents tell an amount well enough; below, a request or a comment costs so little that two decimals hide it. */
const CENTS_FROM = 0.1;

/** An amount in US dollars, the one form of money everywhere: "USD 12.50", "USD 0.12"; below ten cents "USD 0.0012". */
export const usdText = (amount: number): string =>
  `USD ${amount.toFixed(amount === 0 || Math.abs(amount) >= CENTS_FROM ? 2 : 4)}`;
