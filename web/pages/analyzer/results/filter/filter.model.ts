import { RESULT_ORDERS, type ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** In the address the search is `q`, as on every list; the others are named as in the API. */
const NAMES = Object.fromEntries(
  Object.keys(CommentFilter.shape).map((name) => [name, name === 'search' ? 'q' : name]),
) as Record<keyof CommentFilter, string>;

/** Changes the filter as it is by now, which may be newer than what is on the screen. */
export type ChangeFilter = (change: (now: CommentFilter) => CommentFilter) => void;

/** What the columns over time are made of. */
export const STACKS = ['sentiment', 'variable', 'language'] as const;
export type Stack = (typeof STACKS)[number];

/** What an address names of a result. */
export interface Shown {
  filter: CommentFilter;
  order: ResultOrder;
  stack: Stack;
}

/** The filter, the order and the stack that an address names; nothing of it where it cannot be understood, nor variables the run does not have. */
export function filterOf(search: string, variables: readonly string[]): Shown {
  const query = new URLSearchParams(search);
  const given = Object.entries(NAMES).flatMap(([name, inAddress]) => {
    const values = query.getAll(inAddress);
    return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
  });
  const parsed = CommentFilter.safeParse(Object.fromEntries(given));
  const order = RESULT_ORDERS.find((one) => one === query.get('order')) ?? 'file';
  const stack = STACKS.find((one) => one === query.get('stack')) ?? 'sentiment';
  if (!parsed.success) return { filter: {}, order, stack };
  const known = (names: string[] | undefined) => names?.filter((name) => variables.includes(name));
  const { variable, without } = parsed.data;
  return {
    filter: changed(parsed.data, { variable: known(variable), without: known(without) }),
    order,
    stack,
  };
}

/** Writes them into an address, whose other parts stay. */
export function writeFilter(url: URL, { filter, order, stack }: Shown): void {
  for (const name of [...Object.values(NAMES), 'order', 'stack']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value])
      url.searchParams.append(NAMES[name as keyof CommentFilter], String(one));
  }
  if (order !== 'file') url.searchParams.set('order', order);
  if (stack !== 'sentiment') url.searchParams.set('stack', stack);
}

/** Whether two choices show the same comments in the same order. */
export function isSameView(
  one: Pick<Shown, 'filter' | 'order'>,
  other: Pick<Shown, 'filter' | 'order'>,
): boolean {
  const [a, b] = [one, other].map((shown) => {
    const url = new URL('http://view');
    writeFilter(url, { ...shown, stack: 'sentiment' });
    return [...url.searchParams]
      .map((part) => part.join('='))
      .sort()
      .join('&');
  });
  return a === b;
}

/** Without what asks for nothing: a filter that narrows nothing is an empty object. */
function withoutEmpty(filter: CommentFilter): CommentFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

export const isFiltered = (filter: CommentFilter): boolean => Object.keys(filter).length > 0;

/** The filter with some parts changed. */
export const changed = (filter: CommentFilter, parts: Partial<CommentFilter>): CommentFilter =>
  withoutEmpty({ ...filter, ...parts });

const toggled = <T>(list: readonly T[] = [], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Chooses a variable beside those chosen, or no longer; a variable that was excluded is chosen. */
export const withVariable = (filter: CommentFilter, name: string): CommentFilter =>
  changed(filter, {
    variable: toggled(filter.variable, name),
    without: filter.without?.filter((one) => one !== name),
    none: undefined,
  });

/** Excludes a variable, or no longer. */
export const withoutVariable = (filter: CommentFilter, name: string): CommentFilter =>
  changed(filter, {
    without: toggled(filter.without, name),
    variable: filter.variable?.filter((one) => one !== name),
  });

export const withSentiment = (filter: CommentFilter, one: Sentiment): CommentFilter =>
  changed(filter, { sentiment: toggled(filter.sentiment, one) });

export const withLanguage = (filter: CommentFilter, one: string): CommentFilter =>
  changed(filter, { language: toggled(filter.language, one) });

/** Everything but this: of sentiments the two others. */
export const withoutSentiment = (filter: CommentFilter, one: Sentiment): CommentFilter =>
  changed(filter, {
    sentiment: (['positive', 'neutral', 'negative'] as const).filter((other) => other !== one),
  });

/** Scores from `bin` up to the next; the same bin again takes it out. */
export function withScores(filter: CommentFilter, bin: number): CommentFilter {
  const isSame = filter.minScore === bin;
  // The bounds of a filter are included; scores have one decimal at most in what is shown, and more in what is stored.
  const top = bin === 9 ? 10 : bin + 0.9999;
  return changed(filter, { minScore: isSame ? undefined : bin, maxScore: isSame ? undefined : top });
}

/** One part of a filter as its chip shows it, with the filter that is left without it. */
export interface Chip {
  kind:
    | 'variable'
    | 'without'
    | 'none'
    | 'tagged'
    | 'sentiment'
    | 'language'
    | 'tier'
    | 'judged'
    | 'copies'
    | 'time'
    | 'search'
    | 'score';
  value: string;
  left: CommentFilter;
}

/** The chips of a filter, in one order always. */
export function chipsOf(filter: CommentFilter): Chip[] {
  const each = (kind: 'variable' | 'without' | 'sentiment' | 'language'): Chip[] =>
    (filter[kind] ?? []).map((value) => ({
      kind,
      value,
      left: changed(filter, { [kind]: (filter[kind] as string[]).filter((one) => one !== value) }),
    }));
  const one = (kind: 'none' | 'tagged' | 'tier' | 'judged' | 'copies' | 'search'): Chip[] =>
    filter[kind] === undefined
      ? []
      : [{ kind, value: String(filter[kind]), left: changed(filter, { [kind]: undefined }) }];
  const { from, to, minScore, maxScore } = filter;
  const time: Chip[] =
    from === undefined && to === undefined
      ? []
      : [
          {
            kind: 'time',
            value: `${from ?? ''}/${to ?? ''}`,
            left: changed(filter, { from: undefined, to: undefined }),
          },
        ];
  const score: Chip[] =
    minScore === undefined && maxScore === undefined
      ? []
      : [
          {
            kind: 'score',
            value: `${minScore ?? 0} – ${Math.round(maxScore ?? 10)}`,
            left: changed(filter, { minScore: undefined, maxScore: undefined }),
          },
        ];
  return [
    ...each('variable'),
    ...each('without'),
    ...one('none'),
    ...one('tagged'),
    ...time,
    ...each('sentiment'),
    ...score,
    ...each('language'),
    ...one('tier'),
    ...one('judged'),
    ...one('copies'),
    ...one('search'),
  ];
}
