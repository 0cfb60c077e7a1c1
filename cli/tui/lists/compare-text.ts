let collator: Intl.Collator | undefined;

/** The order of texts in tables, numbers in them by size. One collator for all: 10,000 rows sort in a moment. */
export function compareText(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}

/** The order of rows by a text of theirs. */
export const byText =
  <Row>(value: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    compareText(value(a), value(b));
