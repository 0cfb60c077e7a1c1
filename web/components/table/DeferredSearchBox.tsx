import { startTransition, useEffect, useRef, useState } from 'react';
import { SearchBox, type SearchBoxProps } from './SearchBox.js';

/** Long enough that fast typing is not held up by a list it will change again, too short to be felt at its end. */
const PAUSE_MS = 120;

interface DeferredSearchBoxProps extends Omit<SearchBoxProps, 'value' | 'onChange'> {
  /** What is searched for now; the field follows when another part changes it. Default: empty. */
  value?: string;
  /** Comes when the key presses are on the screen; the list that hangs on it may be long. */
  onSearch(text: string): void;
}

/** A search field that keeps its own text while a person types. */
export function DeferredSearchBox({ value = '', onSearch, ...box }: DeferredSearchBoxProps) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  return (
    <SearchBox
      {...box}
      value={text}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          told.current = next;
          startTransition(() => onSearch(next));
        }, PAUSE_MS);
      }}
    />
  );
}
