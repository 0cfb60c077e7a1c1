import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import type { ControlProps } from './FormField.js';
import type { FindPart } from './useFound.js';
import { type FoundOption, ROW_PX, useSearchList } from './useSearchList.js';

interface SearchSelectProps extends ControlProps {
  value: FoundOption | undefined;
  /** What a text finds, in parts. */
  find: FindPart<FoundOption>;
  onChange(option: FoundOption): void;
  placeholder: string;
  disabled?: boolean;
}

/** A choice of one among any number: typing searches on the server, and only what is seen is loaded and drawn. */
export function SearchSelect(props: SearchSelectProps) {
  const { value, find, onChange, placeholder, disabled, ...control } = props;
  const listId = useId();
  // Inside the page's landmark, and inside the dialog where the field is in one.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const { field, list, isOpen, setOpen, shown, ...search } = useSearchList({ find, onChange, disabled });
  const { open, text, type, active, setActive, choose, onKeyDown } = search;
  const { found, at, total, first, last, setScrolled } = shown;

  return (
    <div ref={setFrame}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Anchor asChild>
          <div ref={anchor} className={classes('input', disabled && 'bg-base-200 text-muted')}>
            <input
              {...control}
              ref={field}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen && total > 0 ? `${listId}-${active}` : undefined}
              disabled={disabled}
              placeholder={isOpen ? (value?.label ?? TEXT.typeToSearch) : placeholder}
              value={isOpen ? text : (value?.label ?? '')}
              onClick={open}
              onFocus={(event) => event.target.select()}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
            />
            <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
          </div>
        </Popover.Anchor>
        <Popover.Portal container={frame}>
          <Popover.Content
            ref={list}
            id={listId}
            role="listbox"
            aria-label={TEXT.options}
            aria-busy={found === undefined}
            tabIndex={-1}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            }}
            onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
            onMouseDown={(event) => event.preventDefault()}
            className="floating z-50 max-h-80 w-(--radix-popover-trigger-width) overflow-y-auto outline-none"
          >
            {total === 0 ? (
              <p role="status" className="px-3 py-4 text-muted text-sm">
                {found === undefined ? TEXT.loading : found.error ? found.error.message : TEXT.nothingFound}
              </p>
            ) : (
              <div role="presentation" style={{ height: total * ROW_PX, paddingTop: first * ROW_PX }}>
                {Array.from({ length: last - first + 1 }, (_, offset) => first + offset).map((index) => (
                  <Row
                    key={index}
                    id={`${listId}-${index}`}
                    option={at(index)}
                    place={index + 1}
                    total={total}
                    isActive={index === active}
                    isChosen={at(index)?.value === value?.value && value !== undefined}
                    onPoint={() => setActive(index)}
                    onChoose={() => choose(at(index))}
                  />
                ))}
              </div>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

interface RowProps {
  id: string;
  option: FoundOption | undefined;
  place: number;
  total: number;
  isActive: boolean;
  isChosen: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Row({ id, option, place, total, isActive, isChosen, onPoint, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={total}
      aria-posinset={place}
      onMouseMove={onPoint}
      onClick={onChoose}
      style={{ height: ROW_PX }}
      className={classes(
        'flex cursor-pointer flex-col justify-center overflow-hidden px-3 text-sm',
        isActive && 'bg-base-200',
        isChosen && 'font-medium',
      )}
    >
      {option ? (
        <>
          <span className="truncate">{option.label}</span>
          {option.hint && <span className="truncate text-muted text-xs">{option.hint}</span>}
        </>
      ) : (
        <>
          <span className="sr-only">{TEXT.loading}</span>
          <span className="skeleton block h-4 w-2/3" aria-hidden />
        </>
      )}
    </div>
  );
}
