import { startTransition, useEffect, useRef, useState } from 'react';
import { SearchBox, type SearchBoxProps } from './SearchBox.js';

/** Long enough that fast typing is not held up by a list it will change again, too short to be felt at its end. */
const PAUSE_MS = 80;

interface DeferredSearchBoxProps extends Omit<SearchBoxProps, 'value' | 'onChange'> {
  /** Comes when the key presses are on the screen; the list that hangs on it may be long. */
  onSearch(text: string): void;
}

/** A search field that keeps its own text. Give it a new `key` to empty it. */
export function DeferredSearchBox({ onSearch, ...box }: DeferredSearchBoxProps) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchBox
      {...box}
      value={text}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => startTransition(() => onSearch(next)), PAUSE_MS);
      }}
    />
  );
}
