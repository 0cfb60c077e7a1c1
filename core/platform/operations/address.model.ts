import type { InputOf, Operation } from './operation.js';

/** Whether what the path does not name stands in the query, but for a file. */
export const isInQuery = ({ method, sendsFile, inQuery }: Operation): boolean =>
  Boolean(sendsFile) || method === 'get' || method === 'delete' || inQuery === 'all';

/** An input in its places: the path with what it names, and what is left; undefined values are nowhere. */
export function inPath({ path }: Operation, input: object): { path: string; rest: Map<string, unknown> } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** The input of an operation that takes a record by its id and nothing else. */
export const recordInput = ({ path }: Operation, id: string): object => ({
  [/\{(\w+)\}/.exec(path)?.[1] ?? 'id']: id,
});

/** Values as a query: a list repeats its name. */
export function queryOf(values: Iterable<[string, unknown]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of values)
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  return query;
}

/** Where a browser finds what an operation with GET answers, such as a file: for links. */
export function addressOf<One extends Operation>(operation: One, input: InputOf<One>): string {
  const { path, rest } = inPath(operation, input);
  return rest.size === 0 ? path : `${path}?${queryOf(rest)}`;
}
