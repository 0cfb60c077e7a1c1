const collator = new Intl.Collator('en', { numeric: true });

/** The order of texts in tables, numbers in them by size. One collator for all: 10,000 rows sort in a moment. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

/** The order of rows by a text of theirs. */
export const byText =
  <Row>(value: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    compareText(value(a), value(b));
