import { PhraseIndex } from '../phrases/phrase-index.js';
import { type Reading, read } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import { isEnglish, translationsOf } from '../words/translations.js';
import type { Evidence } from './evidence.js';
import { isOfAPart } from './term-collector.js';

/** A thing of a class (`lexicon/siblings.txt`). */
interface Thing {
  group: string;
  /** Its line in the file. */
  line: number;
}

/** A thing with its place in a text. */
interface Said extends Thing {
  start: number;
  end: number;
}

/** The things of one class that a name means. */
interface OwnThings {
  lines: ReadonlySet<number>;
  /** They are what the name is a kind of: `uniform` of `uniform tadika`. */
  isHead: boolean;
}

/** The things that a name means, by their class. */
export type ThingsOfName = ReadonlyMap<string, OwnThings>;

let index: PhraseIndex<Thing> | undefined;

function thingsIn(reading: Reading): Said[] {
  if (index === undefined) {
    index = new PhraseIndex<Thing>();
    let group = '';
    for (const [line, text] of readDataLines('lexicon', 'siblings.txt').entries()) {
      if (text.startsWith('= ')) group = text.slice(2);
      else for (const word of text.split('; ')) index.add(word, { group, line });
    }
  }
  return index.find(reading).map(({ value, start, end }) => ({ ...value, start, end }));
}

const HAN = /\p{Script=Han}/u;

/** The things that the name of a variable means: those it names, and those that a dictionary calls so. */
export function thingsOfName(name: string): ThingsOfName {
  const reading = read(name);
  const said = thingsIn(reading);
  const words = reading.tokens.map(({ word }) => word);
  const isHeadLast = HAN.test(name) || isEnglish(words);
  const places = said.map(({ start }) => start);
  const headPlace = isHeadLast ? Math.max(...places) : Math.min(...places);
  const own = new Map<string, { lines: Set<number>; isHead: boolean }>();
  for (const { group, line, start, end } of said) {
    const known = own.get(group) ?? { lines: new Set<number>(), isHead: false };
    known.lines.add(line);
    for (const word of translationsOf(name.slice(start, end)))
      for (const same of thingsIn(read(word))) if (same.group === group) known.lines.add(same.line);
    own.set(group, { lines: known.lines, isHead: known.isHead || start === headPlace });
  }
  return own;
}

/** How far from the words a thing is said of them, in UTF-16 code units. */
const REACH = 24;
const SENTENCE_END = /[.。！？!?\n;；]/;

function isBeside({ text }: Reading, said: Said, { start, end }: Evidence): boolean {
  const between = said.end <= start ? text.slice(said.end, start) : text.slice(end, said.start);
  return between.length <= REACH && !SENTENCE_END.test(between);
}

/**
 * Returns a test of whether words of a comment are said of another thing than the variable's name means: near them stands a thing of the same
 * class, and nowhere that of the name.
 */
export function findSiblings(
  reading: Reading,
  siblings: readonly ThingsOfName[],
): (variable: number, evidence: Evidence) => boolean {
  let said: Said[] | undefined;
  return (variable, evidence) => {
    const own = siblings[variable];
    if (own === undefined || own.size === 0 || !isOfAPart(evidence.source)) return false;
    said ??= thingsIn(reading);
    const all = said;
    const isMet = (group: string): boolean =>
      all.some((one) => one.group === group && own.get(group)?.lines.has(one.line) === true);
    return [...own].some(([group, { isHead }]) => {
      if (isMet(group)) return false;
      // "Baju tadika" is a `uniform tadika`, the head of which people call many things.
      if (isHead && [...own.keys()].some((one) => one !== group && isMet(one))) return false;
      return all.some((one) => one.group === group && isBeside(reading, one, evidence));
    });
  };
}
