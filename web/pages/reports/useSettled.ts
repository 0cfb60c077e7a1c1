import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/** A value once it has stayed for a moment: a page is not made again at every key. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
