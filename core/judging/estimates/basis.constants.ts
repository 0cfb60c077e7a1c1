/** What the numbers of a page rest on: what the machine counted, or that corrected by what people read. */
export const BASES = ['machine', 'corrected'] as const;
export type Basis = (typeof BASES)[number];
