import { useRef, useState } from 'react';

/** A place in a list of lines of which some are in view. */
export interface Cursor {
  at: number;
  /** First line in view. */
  offset: number;
  to(at: number): void;
  /** For `useKeys`. */
  handlers: Record<'up' | 'down' | 'pageUp' | 'pageDown' | 'top' | 'bottom', () => void>;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** A cursor over `count` lines with `height` of them in view; it stays inside when the list gets shorter. */
export function useCursor(count: number, height: number): Cursor {
  const [wanted, setWanted] = useState(0);
  const first = useRef(0);
  const at = clamp(wanted, count - 1);
  const offset = clamp(Math.min(Math.max(first.current, at - height + 1), at), Math.max(0, count - height));
  first.current = offset;
  const move = (by: number) => setWanted((now) => clamp(clamp(now, count - 1) + by, count - 1));
  return {
    at,
    offset,
    to: setWanted,
    handlers: {
      up: () => move(-1),
      down: () => move(1),
      pageUp: () => move(-Math.max(1, height - 1)),
      pageDown: () => move(Math.max(1, height - 1)),
      top: () => setWanted(0),
      bottom: () => setWanted(count - 1),
    },
  };
}

/** The same for a text without a cursor line: keys scroll it. */
export function useScroll(count: number, height: number): Cursor {
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, count - height);
  const offset = clamp(wanted, last);
  const move = (by: number) => setWanted((now) => clamp(clamp(now, last) + by, last));
  return {
    at: offset,
    offset,
    to: setWanted,
    handlers: {
      up: () => move(-1),
      down: () => move(1),
      pageUp: () => move(-Math.max(1, height - 1)),
      pageDown: () => move(Math.max(1, height - 1)),
      top: () => setWanted(0),
      bottom: () => setWanted(last),
    },
  };
}
