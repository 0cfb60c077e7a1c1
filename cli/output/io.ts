import { outputTexts } from './output.texts.js';
/** How a person wants the tables of this call. */
export interface TableSettings {
  isWide: boolean;
  /** Titles, in this order; undefined is all. */
  columns: readonly string[] | undefined;
  sort: { title: string; isDescending: boolean } | undefined;
}

/** Where a command writes: results to `out`, everything else to `err`. Tests pass their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Standard input, whole. */
  readStdin(): Promise<Buffer>;
  /** Standard input as it comes, for input of any size. */
  stdin?: AsyncIterable<Uint8Array>;
  /** Asks a person at the terminal, who is asked there unless a test answers. */
  ask?: (question: string, signal: AbortSignal) => Promise<string>;
  isOutTty: boolean;
  isErrTty: boolean;
  isInTty: boolean;
  columns: number;
  /** Lines of the terminal. */
  rows?: number;
  /** Whether a terminal gets text as it is, without a pager. */
  isPlain?: boolean;
  /** Told of every call to the server (`--verbose`). */
  trace?: (line: string) => void;
  /** Which streams take colours; `findColors` decides for a call. Undefined is neither. */
  colors?: { out: boolean; err: boolean };
  /** How this call's tables are wanted. */
  table?: TableSettings;
  env: Record<string, string | undefined>;
}

/**
 * The process's own streams. A reader that closes early (`| head`) ends the command quietly; results that cannot be
 * written (a full disk) end it with 1, messages that cannot be written do not: a server goes on without its log.
 */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      // The terminal was closed: there is no reader any more.
      if (error.code === 'EIO' || stream === process.stderr) return;
      process.stderr.write(`smops: ${outputTexts().resultsLost(error.message)}\n`);
      process.exit(1);
    });
  }
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    async readStdin() {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    stdin: process.stdin,
    isOutTty: process.stdout.isTTY === true,
    isErrTty: process.stderr.isTTY === true,
    isInTty: process.stdin.isTTY === true,
    columns: process.stdout.columns ?? 100,
    rows: process.stdout.rows,
    env: process.env,
  };
}
