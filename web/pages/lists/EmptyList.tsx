import { Inbox, Plus, SearchX } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { RECORD_TEXT } from './lists.texts.js';

interface Props {
  title: string;
  text: string;
  add: string;
  /** There are rows, but the search and the filters leave none. */
  isFiltered: boolean;
  onAdd(): void;
  onClearFilters(): void;
}

/** What stands in place of the rows: the way to the first record, or back to the whole list. */
export function EmptyList({ title, text, add, isFiltered, onAdd, onClearFilters }: Props) {
  return isFiltered ? (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={title}
      text={RECORD_TEXT.noMatch}
      action={<Button onClick={onClearFilters}>{RECORD_TEXT.clearFilters}</Button>}
    />
  ) : (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title={title}
      text={text}
      action={
        <Button icon={<Plus className="size-4.5" aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      }
    />
  );
}
