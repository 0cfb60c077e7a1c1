/** A count as people read it in every language: 37,500. */
export const countText = (value: number): string => value.toLocaleString('en');
