import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal without showing what is typed. */
export async function askSecret(question: string, signal: AbortSignal): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // In raw mode ^C is a character: it must end the command as it does everywhere.
  lines.on('SIGINT', () => process.emit('SIGINT', 'SIGINT'));
  try {
    return await lines.question('', { signal });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
