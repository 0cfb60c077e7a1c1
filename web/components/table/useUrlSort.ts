import { useUrlState } from '../useUrlState.js';
import type { Sort } from './table-sort.js';

/** A table's order in the page's address: `sort=name`, downwards `sort=-name`. */
export function useUrlSort(): [sort: Sort | undefined, set: (sort: Sort | undefined) => void] {
  const [text, setText] = useUrlState('sort');
  const column = text.replace(/^-/, '');
  const sort: Sort | undefined =
    column === '' ? undefined : { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
  const set = (next: Sort | undefined) =>
    setText(next === undefined ? '' : `${next.direction === 'descending' ? '-' : ''}${next.column}`);
  return [sort, set];
}
