import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type FindPart, useFound } from './useFound.js';

export interface FoundOption {
  value: string;
  label: string;
  /** A second line under the label. */
  hint?: string;
}

/** The height of a row of the list. */
export const ROW_PX = 52;
const SHOWN_PX = 320;
/** Rows drawn above and below those that are seen. */
const MARGIN = 4;

interface Search {
  /** What a text finds, in parts. */
  find: FindPart<FoundOption>;
  onChange(option: FoundOption): void;
  disabled: boolean | undefined;
}

/** What a field that searches does: its list opens, follows what is typed and the keys, and closes with a choice. */
export function useSearchList({ find, onChange, disabled }: Search) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [scrolled, setScrolled] = useState(0);
  // Enter was pressed before the answer to what is typed was there: it is taken as soon as it comes.
  const [isEntered, setEntered] = useState(false);
  const { found, isCurrent, at, see } = useFound(find, text.trim(), isOpen);
  const total = found?.total ?? 0;
  const first = Math.max(0, Math.floor(scrolled / ROW_PX) - MARGIN);
  const last = Math.min(total - 1, Math.ceil((scrolled + SHOWN_PX) / ROW_PX) + MARGIN);
  useEffect(() => see(first, last));

  const open = () => {
    if (disabled || isOpen) return;
    setText('');
    setActive(0);
    setScrolled(0);
    setOpen(true);
  };
  const choose = (option: FoundOption | undefined) => {
    if (!option) return;
    setOpen(false);
    onChange(option);
  };
  useEffect(() => {
    if (!isEntered || (isOpen && !isCurrent)) return;
    setEntered(false);
    if (isOpen) choose(at(active));
  });
  // What is typed takes the place of what is chosen, also after the list has closed with the focus still in the field.
  useEffect(() => {
    if (!isOpen && field.current === document.activeElement) field.current?.select();
  }, [isOpen]);
  function go(index: number) {
    const next = Math.max(0, Math.min(total - 1, index));
    setActive(next);
    const box = list.current;
    if (!box) return;
    if (next * ROW_PX < box.scrollTop) box.scrollTop = next * ROW_PX;
    const below = (next + 1) * ROW_PX - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) go(active + step);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (isCurrent) choose(at(active));
      else setEntered(true);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  function type(typed: string) {
    if (!isOpen) setOpen(true);
    setText(typed);
    setEntered(false);
    setActive(0);
    setScrolled(0);
    list.current?.scrollTo({ top: 0 });
  }
  return {
    ...{ field, list, isOpen, setOpen, open, text, type, active, setActive, choose, onKeyDown },
    shown: { found, at, total, first, last, setScrolled },
  };
}
