import type { Row } from './rows.js';

/** How much a source counts beside its size: weak labels, other languages and made-up texts less. */
const SOURCE_WEIGHTS: Record<string, number> = {
  'coldoff-zh': 0.15,
  'cped-zh': 0.6,
  'nusax-bjn': 0.3,
  'nusax-min': 0.3,
};
const TRANSLATED_WEIGHT = 0.3;
const SIZE_POWER = -0.3;
const LABEL_POWER = 0.6;
const LARGEST_WEIGHT = 6;

/** Whether the row is one of the project's own written examples. */
export const isWritten = ({ src }: Pick<Row, 'src'>): boolean => src.startsWith('written-');

/** Whether the row was made word by word from another. */
export const isTranslated = ({ src }: Pick<Row, 'src'>): boolean => src.endsWith('>zh');

function ownWeight(row: Row, writtenWeight: number): number {
  if (isWritten(row)) return writtenWeight;
  return isTranslated(row) ? TRANSLATED_WEIGHT : (SOURCE_WEIGHTS[row.src] ?? 1);
}

const meanOne = (weights: Float32Array): Float32Array => {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => Math.min(LARGEST_WEIGHT, weight / mean));
};

function countBy(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** How much each row counts in training: large sources and frequent labels less, so that none drowns the others. */
export function weighRows(rows: readonly Row[], writtenWeight: number): Float32Array {
  const sources = countBy(rows, ({ src }) => src);
  const labels = countBy(rows, ({ src, label }) => `${src} ${label}`);
  return meanOne(
    Float32Array.from(rows, (row) => {
      const size = sources.get(row.src) ?? 1;
      const balance = (size / 3 / (labels.get(`${row.src} ${row.label}`) ?? 1)) ** LABEL_POWER;
      return ownWeight(row, writtenWeight) * size ** SIZE_POWER * balance;
    }),
  );
}

/** Malay with its kin, English, Chinese. */
function languageOf({ lang }: Row): string {
  return lang === 'zh' || lang === 'en' ? lang : 'ms';
}

/** Weights by which written examples and other texts of a language count alike: what tells them apart is no language. */
export function weighForLikeness(rows: readonly Row[]): Float32Array {
  const key = (row: Row): string => `${languageOf(row)} ${isWritten(row)}`;
  const counts = countBy(rows, key);
  return meanOne(Float32Array.from(rows, (row) => 1 / (counts.get(key(row)) ?? 1)));
}
