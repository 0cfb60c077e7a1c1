import {
  BACKSLASH,
  COLON,
  COMMA,
  KIND_BLANK,
  KIND_CLOSE,
  KIND_NEWLINE,
  KIND_OPEN,
  KIND_QUOTE,
  KINDS,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from '../../bytes/json-bytes.js';
import { LIST_WRAPPERS } from '../../fields/comment-fields.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import type { StreamEnd } from '../row-chunk.js';
import { MAX_ROW_BYTES } from './row-batch.js';

const MAX_WRAPPERS = 4;
const MAX_KEY_BYTES = 100;

/** What the walk met: a list of rows that begins, an object that is a row itself, or the end of the bytes. */
export type Met = { kind: 'list' } | { kind: 'row'; start: number; line: number } | { kind: 'nothing' };

/**
 * Walks through what stands around lists of rows: objects with a list under one of the known keys, objects in such
 * objects, and objects one after the other that have no list and are rows themselves.
 */
export class ListSeeker {
  stopped: StreamEnd | null = null;
  /** Offset behind the last byte that was read, and its line. */
  at = 0;
  line = 1;
  #inString = false;
  /** Brackets open inside a value that is passed over. */
  #depth = 0;
  /** Objects open around the list that is looked for, and what is known of the outermost. */
  #wrappers = 0;
  #top = { start: -1, line: 1, listSeen: false, rowsSeen: false };
  /** The last name read in a wrapper; -1 as start while none is being read. */
  #key = { start: -1, name: '', expected: false };
  #anySeen = false;

  get isInside(): boolean {
    return this.#wrappers > 0;
  }

  /** To be told when a list has been read. A list without rows may be followed by another one. */
  listEnded(hadRows: boolean): void {
    this.#top.rowsSeen ||= hadRows;
  }

  /** The offset from which bytes are still needed; infinite when none are. */
  needed(length: number): number {
    // An object too large to be a row may still hold a list of them.
    if (length - this.#top.start > MAX_ROW_BYTES) this.#top.start = -1;
    const offsets = [this.#key.start, this.#top.start].filter((offset) => offset >= 0);
    return Math.min(...offsets);
  }

  /** To be told when bytes at the beginning have been dropped. */
  shift(dropped: number): void {
    if (this.#key.start >= 0) this.#key.start -= dropped;
    if (this.#top.start >= 0) this.#top.start -= dropped;
  }

  /** Goes on from `at`; the same bytes as before, or more of them. */
  seek(bytes: Uint8Array): Met {
    while (this.at < bytes.length && this.stopped === null) {
      const byte = bytes[this.at++]!;
      if (this.#inString) {
        if (byte === BACKSLASH) this.at++;
        else if (byte === QUOTE) this.#endString(bytes);
        continue;
      }
      const kind = KINDS[byte]!;
      if (kind === KIND_NEWLINE) this.line++;
      else if (this.#wrappers === 0) {
        if (byte === OPEN_LIST) return this.#meetList();
        if (kind !== KIND_BLANK) this.#openTop(byte);
      } else if (kind === KIND_QUOTE) {
        this.#inString = true;
        if (this.#depth === 0 && this.#key.expected) this.#key.start = this.at - 1;
      } else if (this.#depth > 0) {
        if (kind === KIND_OPEN) this.#depth++;
        else if (kind === KIND_CLOSE) this.#depth--;
      } else if (kind === KIND_OPEN) {
        if (this.#openValue(byte)) return this.#meetList();
      } else if (kind === KIND_CLOSE) {
        const row = this.#closeWrapper();
        if (row !== null) return row;
      } else if (byte === COMMA) this.#key = { start: -1, name: '', expected: true };
      else if (byte === COLON) this.#key.expected = false;
    }
    return { kind: 'nothing' };
  }

  #meetList(): Met {
    // An object with a list is a wrapper, even if the list turns out to be empty.
    this.#top.start = -1;
    this.#top.listSeen = true;
    this.#anySeen = true;
    return { kind: 'list' };
  }

  #openTop(byte: number): void {
    if (byte === OPEN_OBJECT) {
      this.#top = { start: this.at - 1, line: this.line, listSeen: false, rowsSeen: false };
      this.#wrappers = 1;
      this.#key = { start: -1, name: '', expected: true };
    } else if (byte !== COMMA || !this.#anySeen) {
      const shown = JSON.stringify(String.fromCharCode(byte));
      this.stopped = { line: this.line, reason: ROWS().listOrObject(shown) };
    }
  }

  /** A value inside a wrapper begins: true when it is a list of rows. */
  #openValue(byte: number): boolean {
    const leads = !this.#top.rowsSeen && LIST_WRAPPERS.includes(this.#key.name);
    if (leads && byte === OPEN_LIST) return true;
    if (leads && this.#wrappers < MAX_WRAPPERS) {
      this.#wrappers++;
      this.#key = { start: -1, name: '', expected: true };
    } else this.#depth = 1;
    return false;
  }

  #closeWrapper(): Met | null {
    this.#key = { start: -1, name: '', expected: false };
    if (--this.#wrappers > 0 || this.#top.listSeen) return null;
    const { start, line } = this.#top;
    this.#top.start = -1;
    this.#anySeen = true;
    if (start >= 0) return { kind: 'row', start, line };
    this.stopped = { line, reason: ROWS().noListWithin(MAX_ROW_BYTES / 1_048_576) };
    return null;
  }

  #endString(bytes: Uint8Array): void {
    this.#inString = false;
    const { start } = this.#key;
    if (start < 0) return;
    const end = this.at - 1;
    const name = end - start <= MAX_KEY_BYTES ? bytes.subarray(start + 1, end) : [];
    this.#key = { start: -1, name: String.fromCharCode(...name), expected: false };
  }
}
