import { useCallback, useRef, useState } from 'react';

/**
 * A server call behind a button: `[run, pending]`. While one call runs another is not started, so a double click
 * does not save twice; with `thingOf`, another for the same thing: one hook serves all rows of a list, and what a person does to the
 * next row is not lost. `run` answers whether it was done; failures go to `onError`.
 */
export function useAction<Input extends unknown[]>(
  work: (...input: Input) => Promise<void>,
  onError: (error: Error, ...input: Input) => void,
  thingOf?: (...input: Input) => unknown,
): [run: (...input: Input) => Promise<boolean>, pending: boolean] {
  const [pending, setPending] = useState(false);
  const running = useRef(new Set<unknown>());
  const latest = useRef({ work, onError, thingOf });
  latest.current = { work, onError, thingOf };
  const run = useCallback(async (...input: Input) => {
    const thing = latest.current.thingOf?.(...input);
    if (running.current.has(thing)) return false;
    running.current.add(thing);
    setPending(true);
    try {
      await latest.current.work(...input);
      return true;
    } catch (error) {
      latest.current.onError(error instanceof Error ? error : new Error(String(error)), ...input);
      return false;
    } finally {
      running.current.delete(thing);
      setPending(running.current.size > 0);
    }
  }, []);
  return [run, pending];
}
