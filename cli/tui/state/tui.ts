import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { Comment } from '@smops/core/comments/comment.js';
import type { Role } from '@smops/core/people/users/users.constants.js';
import type { Client } from '@smops/server/client/client.js';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type ZoneClock, zoneClock } from '../../connection/clock.js';
import type { ChosenReading, ReadComments } from '../../runs/gather-comments.js';
import type { FileSaid } from '../../runs/reading-lines.js';
import type { KeyRouter } from '../keys/key-router.js';
import type { Screen, Size } from '../terminal/screen.js';
import type { Resources } from './resource-store.js';

export interface Toast {
  kind: 'done' | 'failed' | 'note';
  title: string;
  text?: string;
}

/** Something that is not saved. */
export interface Kept {
  /** Asked before smops ends. */
  question: string;
  /** Resolves when it is saved, of what is being saved behind the keys. */
  saved?(): Promise<void>;
}

/** Who is signed in, and where. */
export interface Who {
  username: string;
  role: Role;
  /** The server, for the corner of the screen. */
  place: string;
  /** Tells times in the server's zone. */
  clock: ZoneClock;
  /** A program's token: what is judged with it counts as no person's. */
  isProgram: boolean;
}

/** What a command line of the UI came to. */
export interface LineResult {
  output: string;
  exitCode: number;
}

/** How one file was read, with its first comments. */
export interface PreviewedFile {
  name: string;
  report: FileSaid;
  first: readonly Comment[];
}

/** What screens may use of the program around them. */
export interface Tui {
  /** One call of the server, through the connection that all share. */
  call<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  resources: Resources;
  keys: KeyRouter;
  screen: Screen;
  now(): Date;
  toast(toast: Toast): void;
  /** Asks; `onYes` runs only after a yes. */
  ask(question: string, onYes: () => void): void;
  /** Until the returned function is called, ^C asks before it ends smops: something is not saved, what was typed unless it says. */
  keepChanges(kept?: Kept): () => void;
  /** Into the terminal's clipboard (OSC 52); answers whether the terminal was asked. */
  copy(text: string): boolean;
  /** How often lists in view look for others' changes. */
  liveMs: number;
  /** How long to wait before a call that did not get through is tried again. */
  retryMs: number;
  /** Of reasons and summaries: the language of the terminal. */
  language: ReportLanguage;
  /** A file's content; `~` is the home folder. */
  readFile(path: string): Promise<Buffer>;
  /**
   * The comments of a file, folder or pattern, as `smops analyze` reads them at a terminal, and how each file was read.
   * `reading.choices` stand before those of the team. Throws what is wrong with it.
   */
  readComments(
    path: string,
    reading: ChosenReading,
  ): Promise<ReadComments & { files: readonly PreviewedFile[] }>;
  /** Writes an answer's body into a file, complete or not at all; answers the full path. */
  saveFile(answer: { body: unknown }, path: string): Promise<string>;
  who: Who | undefined;
}

const TuiContext = createContext<Tui | undefined>(undefined);
export const TuiProvider = TuiContext.Provider;

export function useTui(): Tui {
  const tui = useContext(TuiContext);
  if (tui === undefined) throw new Error('useTui is used outside of the terminal UI');
  return tui;
}

const UTC = zoneClock('UTC');

/** The clock of the server's zone, in which all times are shown. */
export const useClock = (): ZoneClock => useTui().who?.clock ?? UTC;

/** The terminal's size; the component is drawn again when it changes. */
export function useSize(): Size {
  const { screen } = useTui();
  const text = useSyncExternalStore(
    (listener) => screen.onResize(listener),
    () => `${screen.size.columns}x${screen.size.rows}`,
  );
  const [columns = 80, rows = 24] = text.split('x').map(Number);
  return { columns, rows };
}
