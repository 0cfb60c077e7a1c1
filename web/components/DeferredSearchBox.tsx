import { startTransition, useState } from 'react';
import { SearchBox, type SearchBoxProps } from './SearchBox.js';

interface DeferredSearchBoxProps extends Omit<SearchBoxProps, 'value' | 'onChange'> {
  /** Comes after the key press is on the screen; the list that hangs on it may be long. */
  onSearch(text: string): void;
}

/** A search field that keeps its own text. Give it a new `key` to empty it. */
export function DeferredSearchBox({ onSearch, ...box }: DeferredSearchBoxProps) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      {...box}
      value={text}
      onChange={(next) => {
        setText(next);
        startTransition(() => onSearch(next));
      }}
    />
  );
}
