const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** "1,234": a number as every screen writes it, with at most one decimal. */
export const count = (value: number): string => number.format(value);

/** "0.21", "−0.21": a measure with a fixed number of decimals. The minus is as wide as a plus; zero has no sign. */
export function decimal(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** "+9.7", "−9.7", "0.0": a difference, with its sign. */
export function signed(value: number, digits = 2): string {
  const text = decimal(value, digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}
