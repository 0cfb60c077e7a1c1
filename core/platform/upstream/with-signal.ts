/**
 * Does `work` under one signal that aborts with the first of `signals`, or with a `TimeoutError` after `timeoutMs`.
 * Instead of `AbortSignal.any`, whose sources Node may collect as garbage while they are waited for: an abort is lost then,
 * and a deadline never comes (nodejs/node#57736, seen as a call that hung for ever).
 */
export async function withSignal<Result>(
  on: { signals: readonly (AbortSignal | undefined)[]; timeoutMs?: number },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const sources = on.signals.filter((signal) => signal !== undefined);
  const forwards = sources.map((source) => {
    const forward = () => own.abort(source.reason);
    if (source.aborted) forward();
    else source.addEventListener('abort', forward, { once: true });
    return { source, forward };
  });
  const timer =
    on.timeoutMs === undefined
      ? undefined
      : setTimeout(
          () => own.abort(new DOMException('The operation took too long.', 'TimeoutError')),
          on.timeoutMs,
        );
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    for (const { source, forward } of forwards) source.removeEventListener('abort', forward);
  }
}
