import { TimeSlice } from '../../../time-slice.js';

export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
/** No result yet, a result, or none after all tries. */
export const STATES = ['pending', 'ok', 'failed'] as const;

/** What of a comment is counted, as the database gives it. */
export interface FactRow {
  seq: number;
  /** Milliseconds. */
  time: number | null;
  reactions: number;
  /** The beginning of the text's key: 48 bits. */
  textKey: number | null;
  state: 'ok' | 'failed' | null;
  sentiment: (typeof SENTIMENTS)[number] | null;
  score: number | null;
  language: string | null;
  /** Its variables, and how sure each is. */
  names: string[] | null;
  tiers: string[] | null;
}

/** What is counted of all comments of a run, in the file's order: a number each, so that 200,000 are counted in a moment. */
export interface CommentFacts {
  count: number;
  languages: string[];
  seq: Int32Array;
  /** Milliseconds; NaN without one. */
  time: Float64Array;
  reactions: Float64Array;
  /** The beginning of the text's key; -1 without one. */
  textKey: Float64Array;
  /** NaN without one. */
  score: Float32Array;
  /** Place in `STATES`. */
  state: Uint8Array;
  /** Place in `SENTIMENTS` from 1; 0 without one. */
  sentiment: Uint8Array;
  /** Place in `languages`. */
  language: Uint8Array;
  /** Where the tags of a comment end in `tags`; they begin where those of the comment before end. */
  tagEnd: Int32Array;
  /** Twice the variable's place in the run, and one more when it is certain. */
  tags: Uint8Array;
}

const COLUMNS = [
  ...['time', 'reactions', 'textKey', 'score', 'seq', 'tagEnd', 'state', 'sentiment', 'language', 'tags'],
] as const;

export const unknownLanguage = 'und';

/** Gathers the facts of a run, with room for this number of comments. */
export class FactCollector {
  readonly #facts: CommentFacts;
  readonly #tags: number[] = [];
  readonly #places: Map<string, number>;

  constructor(count: number, variables: readonly { name: string }[]) {
    this.#places = new Map(variables.map(({ name }, place) => [name, place]));
    this.#facts = {
      count: 0,
      languages: [],
      seq: new Int32Array(count),
      time: new Float64Array(count),
      reactions: new Float64Array(count),
      textKey: new Float64Array(count),
      score: new Float32Array(count),
      state: new Uint8Array(count),
      sentiment: new Uint8Array(count),
      language: new Uint8Array(count),
      tagEnd: new Int32Array(count),
      tags: new Uint8Array(0),
    };
  }

  add(row: FactRow): void {
    const facts = this.#facts;
    const at = facts.count++;
    facts.seq[at] = row.seq;
    facts.time[at] = row.time ?? Number.NaN;
    facts.reactions[at] = row.reactions;
    facts.textKey[at] = row.textKey ?? -1;
    facts.score[at] = row.score ?? Number.NaN;
    facts.state[at] = STATES.indexOf(row.state ?? 'pending');
    facts.sentiment[at] = row.sentiment === null ? 0 : SENTIMENTS.indexOf(row.sentiment) + 1;
    facts.language[at] = this.#languagePlace(row.language ?? unknownLanguage);
    for (const [index, name] of (row.names ?? []).entries()) {
      const place = this.#places.get(name);
      if (place !== undefined) this.#tags.push(place * 2 + (row.tiers?.[index] === 'certain' ? 1 : 0));
    }
    facts.tagEnd[at] = this.#tags.length;
  }

  /** The facts of all comments that were added. */
  facts(): CommentFacts {
    const facts = this.#facts;
    for (const name of COLUMNS) {
      const column = facts[name as 'tags'];
      if (column.length > facts.count) facts[name as 'tags'] = column.slice(0, facts.count);
    }
    facts.tags = Uint8Array.from(this.#tags);
    return facts;
  }

  #languagePlace(language: string): number {
    const { languages } = this.#facts;
    const known = languages.indexOf(language);
    return known >= 0 ? known : languages.push(language) - 1;
  }
}

/** Facts as text, to be stored. */
export function packFacts(facts: CommentFacts): string {
  const parts = COLUMNS.map((name) => {
    const { buffer, byteOffset, byteLength } = facts[name as 'tags'];
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  const head = JSON.stringify({ count: facts.count, tags: facts.tags.length, languages: facts.languages });
  return `${head}\n${Buffer.concat(parts).toString('base64')}`;
}

/** Facts that were stored. */
export function unpackFacts(text: string): CommentFacts {
  const end = text.indexOf('\n');
  const { count, tags, languages } = JSON.parse(text.slice(0, end));
  // In memory of its own: views of numbers begin at multiples of their size.
  const bytes = new Uint8Array(Buffer.from(text.slice(end + 1), 'base64')).buffer;
  let at = 0;
  const view = <View>(
    of: new (buffer: ArrayBuffer, at: number, length: number) => View,
    size: number,
    length = count,
  ) => {
    const made = new of(bytes, at, length);
    at += size * length;
    return made;
  };
  return {
    count,
    languages,
    time: view(Float64Array, 8),
    reactions: view(Float64Array, 8),
    textKey: view(Float64Array, 8),
    score: view(Float32Array, 4),
    seq: view(Int32Array, 4),
    tagEnd: view(Int32Array, 4),
    state: view(Uint8Array, 1),
    sentiment: view(Uint8Array, 1),
    language: view(Uint8Array, 1),
    tags: view(Uint8Array, 1, tags),
  };
}

/** Which of the comments have one of these ascending numbers. */
export function flagsOf(facts: CommentFacts, numbers: readonly number[]): Uint8Array {
  const flags = new Uint8Array(facts.count);
  let at = 0;
  for (const number of numbers) {
    while (at < facts.count && (facts.seq[at] as number) < number) at++;
    if (facts.seq[at] === number) flags[at] = 1;
  }
  return flags;
}

const LOOK_EVERY = 4096;

/** Calls `look` for each comment, in slices. */
export async function eachComment(count: number, look: (at: number) => void): Promise<void> {
  const slice = new TimeSlice();
  for (let at = 0; at < count; at++) {
    look(at);
    if (at % LOOK_EVERY === 0 && slice.isOver()) await slice.yield();
  }
}
