import { EventEmitter } from 'node:events';
import { createClient } from '@smops/server/client/client.js';
import { LOCAL_TOKEN, openTestApp, type TestApp } from '@smops/server/testing.js';
import { commands } from '../commands/commands.js';
import type { ExitCode } from '../failures/exit-codes.js';
import type { Io } from '../output/io.js';
import { graphemesOf } from './forms/text-edit.model.js';
import { openTui } from './open-tui.js';
import { widthOf } from './terminal/screen.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what it reads
const SEQUENCES = /\u001b\[([?\d;]*)([A-Za-z])|\u001b\][^\u0007]*\u0007|[^\u001b]+/g;

/** A terminal's output as far as `Screen` uses it: absolute places, erase to the end of the line, clear. */
export class FakeOut extends EventEmitter {
  columns: number;
  rows: number;
  /** All that was written. */
  written = '';
  private cells: string[][] = [];
  private at = { row: 0, column: 0 };
  private alternate = false;
  private cursorShown = true;
  private unread: string[] = [];

  constructor(columns: number, rows: number) {
    super();
    this.columns = columns;
    this.rows = rows;
  }

  resize(columns: number, rows: number): void {
    Object.assign(this, { columns, rows });
    this.emit('resize');
  }

  write(text: string): boolean {
    this.written += text;
    this.unread.push(text);
    return true;
  }

  /** Only when a test looks: a measurement is of the UI, not of this stand-in. */
  private read(): void {
    const text = this.unread.join('');
    this.unread = [];
    for (const [piece, parameters = '', kind] of text.matchAll(SEQUENCES)) {
      if (kind === undefined) {
        if (!piece.startsWith('\u001b')) this.print(piece);
      } else if (kind === 'H') {
        const [row = 1, column = 1] = parameters.split(';').map(Number);
        this.at = { row: row - 1, column: column - 1 };
      } else if (kind === 'K') this.cells[this.at.row]?.splice(this.at.column);
      else if (kind === 'J') this.cells = [];
      else if (parameters === '?1049') this.alternate = kind === 'h';
      else if (parameters === '?25') this.cursorShown = kind === 'h';
    }
  }

  get isAlternate(): boolean {
    this.read();
    return this.alternate;
  }

  get isCursorShown(): boolean {
    this.read();
    return this.cursorShown;
  }

  /** What a person sees. */
  get frame(): string {
    this.read();
    return this.cells
      .map((row) =>
        [...row]
          .map((cell) => cell ?? ' ')
          .join('')
          .trimEnd(),
      )
      .join('\n');
  }

  private print(text: string): void {
    this.cells[this.at.row] ??= [];
    const row = this.cells[this.at.row] as string[];
    for (const grapheme of graphemesOf(text)) {
      const width = widthOf(grapheme);
      row[this.at.column] = grapheme;
      for (let extra = 1; extra < width; extra++) row[this.at.column + extra] = '';
      this.at.column += width;
    }
    for (let column = 0; column < row.length; column++) row[column] ??= ' ';
  }
}

export class FakeIn extends EventEmitter {
  isRaw = false;
  setRawMode(isRaw: boolean): void {
    this.isRaw = isRaw;
  }
  resume(): void {}
  pause(): void {}
}

export const KEY = {
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  down: '\u001b[B',
  up: '\u001b[A',
  right: '\u001b[C',
  end: '\u001b[F',
  backspace: '\u007f',
  ctrlC: '\u0003',
  ctrlS: '\u0013',
  ctrlU: '\u0015',
} as const;

const GIVE_UP_MS = 20_000;

/** A completed run of such comments, whose ids and words are the caller's. */
export async function analyse(
  app: TestApp,
  comments: readonly string[],
  variables: readonly object[],
): Promise<string> {
  const started = await app.local('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments.map((message, at) => ({ id: `k${at}`, message })),
    variables,
    file_name: 'komen.json',
    post_content: 'Laporan petang: banjir di tiga daerah',
  });
  const { task_id: runId } = await started.json();
  for (;;) {
    const { status } = await (await app.local('GET', `/api/fb-analyzer/task/${runId}`)).json();
    if (status === 'completed') return runId;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The UI on a stand-in terminal, over the whole application on a database of its own. */
export interface TestTui {
  app: TestApp;
  out: FakeOut;
  keys: FakeIn;
  /** Types keys one after another. */
  press(...keys: string[]): Promise<void>;
  /** Waits until the screen shows it; fails with what it shows instead. */
  until(pattern: RegExp): Promise<string>;
  ended: Promise<ExitCode>;
  close(): Promise<void>;
}

export async function openTestTui(
  options: {
    columns?: number;
    rows?: number;
    app?: TestApp;
    token?: string;
    tab?: string;
    liveMs?: number;
    loadCommands?: () => Promise<typeof commands>;
    /** Hears of each request; what it throws is a connection that is lost. */
    onRequest?: () => void;
    retryMs?: number;
    /** Opens the reader of this run alone, as `smops read` does. */
    read?: string;
  } = {},
): Promise<TestTui> {
  const app = options.app ?? (await openTestApp());
  const out = new FakeOut(options.columns ?? 100, options.rows ?? 24);
  const keys = new FakeIn();
  const stopping = new AbortController();
  const io: Io = {
    out() {},
    err() {},
    readStdin: async () => Buffer.alloc(0),
    isOutTty: true,
    isErrTty: true,
    isInTty: true,
    columns: out.columns,
    env: {},
  };
  const url = 'http://localhost:3000';
  const ended = openTui({
    io,
    stdin: keys,
    stdout: out,
    loadCommands: options.loadCommands ?? (async () => commands),
    signal: stopping.signal,
    tab: options.tab,
    isScreenReader: false,
    liveMs: options.liveMs ?? 3_600_000,
    retryMs: options.retryMs,
    findRun: options.read === undefined ? undefined : async () => options.read as string,
    connect: async () => ({
      client: createClient({
        baseUrl: url,
        token: options.token ?? LOCAL_TOKEN,
        fetch: async (request, init) => {
          options.onRequest?.();
          return await app.app.request(new Request(request, init));
        },
      }),
      send: fetch,
      where: 'in-process',
      target: 'the embedded database of a test',
      url,
      close: async () => {},
    }),
  });
  ended.catch(() => {});
  const until = async (pattern: RegExp): Promise<string> => {
    const deadline = Date.now() + GIVE_UP_MS;
    while (!pattern.test(out.frame)) {
      if (Date.now() > deadline) throw new Error(`the screen never showed ${pattern}:\n${out.frame}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return out.frame;
  };
  return {
    app,
    out,
    keys,
    ended,
    until,
    async press(...typed) {
      for (const key of typed) {
        keys.emit('data', key);
        // A lone Escape is known as one only after a moment.
        await new Promise((resolve) => setTimeout(resolve, key === KEY.escape ? 60 : 5));
      }
    },
    async close() {
      stopping.abort(143);
      await ended.catch(() => {});
      if (options.app === undefined) await app.close();
    },
  };
}
