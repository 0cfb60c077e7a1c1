/** What a person has set a list to show. */
export interface ViewState {
  search: string;
  /** By filter name; absent is all. */
  filters: Record<string, string | undefined>;
  /** Index of the sorted column; undefined is the list's own order. */
  sorted: number | undefined;
  isReverse: boolean;
}

export const initialView: ViewState = { search: '', filters: {}, sorted: undefined, isReverse: false };

/** The next value of a filter; after the last one all again. */
export function nextFilter(view: ViewState, name: string, values: readonly string[]): ViewState {
  const now = view.filters[name];
  const next = now === undefined ? values[0] : values[values.indexOf(now) + 1];
  return { ...view, filters: { ...view.filters, [name]: next } };
}

/** The next column that can be sorted by; after the last one the list's own order. */
export function nextSort(view: ViewState, columns: readonly { compare?: unknown }[]): ViewState {
  const start = view.sorted === undefined ? 0 : view.sorted + 1;
  const next = columns.findIndex((column, index) => index >= start && column.compare !== undefined);
  return { ...view, sorted: next === -1 ? undefined : next, isReverse: false };
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly { compare?(a: Row, b: Row): number }[],
  { sorted, isReverse }: ViewState,
): readonly Row[] {
  const compare = sorted === undefined ? undefined : columns[sorted]?.compare;
  if (compare === undefined) return isReverse ? rows.toReversed() : rows;
  return rows.toSorted((a, b) => (isReverse ? compare(b, a) : compare(a, b)));
}

export const isNarrowed = ({ search, filters }: ViewState): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== undefined);
