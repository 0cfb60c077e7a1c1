import type { Sentences } from '../language/texts.model.js';

/** What is said of an action: an operation that takes a record of a list and nothing else. */
export interface ActionWords {
  /** Its button at the record. */
  label(name: string): string;
  /** What the dashboard says once it is done. */
  done: string;
  /** The help of its option of the command that edits such a record; without it the command says its own, or has none. */
  help?: string;
  /** What the command says once it is done. */
  told?(name: string): string;
}

/** The actions of a kind of records by the names of their operations. A row more is a button and an option more. */
export type Actions = Sentences<Readonly<Record<string, ActionWords>>>;
