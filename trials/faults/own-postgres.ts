/** A PostgreSQL server that a fault may halt and start: the one that other faults share has to stay up. */
export interface OwnPostgres {
  url: string;
  /** SIGINT is how an administrator ends it (what was committed is written down), SIGQUIT at once; both cut connections. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** On the same folder and port. Resolves once it takes connections. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts one with the means of the test runner, which is plain JavaScript outside of the packages. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const address = new URL('../../../scripts/testing/test-postgres.mjs', import.meta.url).href;
  const { startPostgres } = (await import(address)) as { startPostgres: () => Promise<OwnPostgres> };
  return await startPostgres();
}
