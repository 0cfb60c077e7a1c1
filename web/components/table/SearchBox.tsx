import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { useKey } from '../keys/useKey.js';

export interface SearchBoxProps {
  value: string;
  onChange(value: string): void;
  placeholder: string;
  /** A key that brings the focus here from anywhere on the page, for example '/'. */
  shortcut?: string;
  /** What the cross says to screen readers. Default: Clear search. */
  clearLabel?: string;
  className?: string;
}

/** A search field that filters while one types. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, placeholder, shortcut, clearLabel = TEXT.clearSearch } = props;
  const input = useRef<HTMLInputElement>(null);

  useKey(shortcut ?? '', () => input.current?.focus());

  return (
    <div className={classes('input', props.className)}>
      <Search className="size-4 shrink-0 text-muted" aria-hidden />
      <input
        ref={input}
        type="search"
        className="[&::-webkit-search-cancel-button]:hidden"
        aria-label={placeholder.replace(/(\.\.\.|…)$/, '')}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            onChange('');
          }
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className="-mr-1.5 grid size-6 place-items-center rounded text-muted hover:text-base-content"
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </div>
  );
}
