import type { RefObject } from 'react';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';

/** What can have the focus in the rows of a table or a list; else in what follows the head, such as cards. */
const ROWS = [':is(tbody, ul, ol) :is(a, button, input)', ':scope > header ~ * :is(a, button, input)'];

/** Shown to people who come by keyboard: skips the head of a list and goes to its first record. */
export const ToRows = ({ panel }: { panel: RefObject<HTMLElement | null> }) => (
  <button
    type="button"
    className="btn btn-primary fixed top-2 left-2 z-40 -translate-y-20 focus:translate-y-0 print:hidden"
    onClick={() =>
      ROWS.map((rows) => panel.current?.querySelector<HTMLElement>(rows))
        .find((first) => first)
        ?.focus()
    }
  >
    {TEXT.toRows}
  </button>
);
