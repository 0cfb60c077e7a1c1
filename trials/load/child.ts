import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Client<Result> {
  /** What it measured, once it has ended by itself or was stopped. */
  result: Promise<Result>;
  stop(): void;
}

const running = new Set<ChildProcess>();

/** Ends the clients that a load which broke has left behind. */
export async function endClients(): Promise<void> {
  for (const child of running) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/**
 * Starts a client in a process of its own, so that its work is not measured as the server's. `name` is a file of this
 * folder that calls `answerParent`.
 */
export function startClient<Input, Result>(name: string, input: Input): Client<Result> {
  const child = fork(fileURLToPath(new URL(`./${name}.js`, import.meta.url)), { execArgv: [] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.send(input as never);
  const result = new Promise<Result>((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => resolve(message as Result));
    child.once('exit', (code) => reject(new Error(`the client ${name} ended with ${code}`)));
  });
  // A failure is reported to the caller that awaits it.
  result.catch(() => {});
  return {
    result,
    stop: () => void (child.connected && child.send('stop')),
  };
}

/** The client's side: `work` gets the input and a signal that tells it to stop and answer. */
export function answerParent<Input, Result>(
  work: (input: Input, stop: AbortSignal) => Promise<Result>,
): void {
  const stop = new AbortController();
  process.once('message', (input) => {
    process.on('message', () => stop.abort());
    void work(input as Input, stop.signal).then((result) => {
      process.send?.(result, undefined, undefined, () => process.disconnect());
    });
  });
}
