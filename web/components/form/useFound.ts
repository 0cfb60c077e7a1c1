import { useCallback, useEffect, useRef, useState } from 'react';

/** Part of what a search finds, and how much it finds in all. */
export interface FoundPart<Option> {
  options: readonly Option[];
  total: number;
}

export type FindPart<Option> = (
  search: string,
  range: { offset: number; limit: number },
  signal: AbortSignal,
) => Promise<FoundPart<Option>>;

/** Options asked for at once. */
const PART = 50;
const PAUSE_MS = 120;

export interface Found<Option> {
  search: string;
  total: number;
  parts: ReadonlyMap<number, readonly Option[]>;
  error?: Error;
}

/**
 * What a search finds, loaded in parts as they come into view. While another search is on its way, what the one before found
 * stays.
 */
export function useFound<Option>(find: FindPart<Option>, search: string, isWanted: boolean) {
  const [found, setFound] = useState<Found<Option>>();
  const asked = useRef(new Set<string>());
  const running = useRef(new AbortController());
  const latest = useRef(find);
  latest.current = find;

  const ask = useCallback(async (text: string, part: number) => {
    const key = `${part} ${text}`;
    if (asked.current.has(key)) return;
    asked.current.add(key);
    const { signal } = running.current;
    try {
      const { options, total } = await latest.current(text, { offset: part * PART, limit: PART }, signal);
      if (signal.aborted) return;
      setFound((before) => ({
        search: text,
        total,
        parts: new Map([...(before?.search === text ? before.parts : []), [part, options]]),
      }));
    } catch (error) {
      asked.current.delete(key);
      if (!signal.aborted) setFound({ search: text, total: 0, parts: new Map(), error: error as Error });
    }
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(
      () => {
        running.current.abort();
        running.current = new AbortController();
        asked.current.clear();
        void ask(search, 0);
      },
      search === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [search, isWanted, ask]);
  useEffect(() => () => running.current.abort(), []);

  return {
    found,
    /** False while what is shown was found for another text. */
    isCurrent: found?.search === search,
    /** The option at a place, undefined while it is on its way. */
    at: (index: number): Option | undefined => found?.parts.get(Math.floor(index / PART))?.[index % PART],
    /** Says which places are seen: what is missing there is asked for. */
    see(first: number, last: number) {
      if (found === undefined || found.total === 0) return;
      const end = Math.min(last, found.total - 1);
      for (let part = Math.floor(first / PART); part <= Math.floor(end / PART); part++)
        if (!found.parts.has(part)) void ask(found.search, part);
    },
  };
}
