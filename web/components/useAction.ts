import { useCallback, useRef, useState } from 'react';

/**
 * A server call behind a button: `[run, pending]`. While one call runs another is not started, so a double click
 * does not save twice. `run` answers whether it was done; failures go to `onError`.
 */
export function useAction<Input extends unknown[]>(
  work: (...input: Input) => Promise<void>,
  onError: (error: Error, ...input: Input) => void,
): [run: (...input: Input) => Promise<boolean>, pending: boolean] {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const latest = useRef({ work, onError });
  latest.current = { work, onError };
  const run = useCallback(async (...input: Input) => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    try {
      await latest.current.work(...input);
      return true;
    } catch (error) {
      latest.current.onError(error instanceof Error ? error : new Error(String(error)), ...input);
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);
  return [run, pending];
}
