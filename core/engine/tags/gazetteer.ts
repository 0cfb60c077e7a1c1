import { readdirSync } from 'node:fs';
import { phraseKeys } from '../phrases/phrase-index.js';
import { enginePath, readDataLines } from '../words/package-file.js';

/** One way to write an entry of the gazetteer. */
export interface Spelling {
  text: string;
  /** Counts only as written, capitals and all: `MAS` is the airline, `mas` is gold. */
  asWritten: boolean;
  /** Marked `~`: only suggests the entry, and says less than the same spelling of another entry without the mark. */
  isMarkedHint: boolean;
  /** Only suggests the entry: marked so, or a spelling of another entry, too. */
  isHint: boolean;
}

/** One Malaysian thing (an agency, a highway, a dish) with its spellings, abbreviations and nicknames. */
export interface Entry {
  /** Name of the file. */
  kind: string;
  spellings: Spelling[];
}

function parseSpelling(raw: string): Spelling {
  const mark = /^[~^]/.exec(raw)?.[0];
  const isMarkedHint = mark === '~';
  return {
    text: mark === undefined ? raw : raw.slice(1),
    asWritten: mark === '^',
    isMarkedHint,
    isHint: isMarkedHint,
  };
}

function readEntries(): Entry[] {
  const files = readdirSync(enginePath('gazetteer')).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) =>
    readDataLines('gazetteer', name).map((line) => ({
      kind: name.slice(0, -4),
      spellings: line.split(';').map((spelling) => parseSpelling(spelling.trim())),
    })),
  );
}

/** The key under which two spellings are the same: chat spelling, capitals and script undone. */
export function spellingKey(text: string): string {
  return text
    .split('+')
    .map((part) => phraseKeys(part).join(' '))
    .join('+');
}

/** The gazetteer (`gazetteer/*.txt`), in the order of its files. */
export const GAZETTEER: readonly Entry[] = readEntries();

interface Use {
  entry: Entry;
  spelling: Spelling;
}

const bySpelling = new Map<string, Use[]>();
for (const entry of GAZETTEER) {
  for (const spelling of entry.spellings) {
    const key = spellingKey(spelling.text);
    const uses = bySpelling.get(key);
    if (uses === undefined) bySpelling.set(key, [{ entry, spelling }]);
    else uses.push({ entry, spelling });
  }
}

function saying(uses: readonly Use[]): Use[] {
  return uses.filter(({ spelling }) => !spelling.isMarkedHint);
}

// What two entries are called says neither for certain.
for (const uses of bySpelling.values()) {
  const entries = new Set(saying(uses).map(({ entry }) => entry));
  if (entries.size > 1) for (const { spelling } of uses) spelling.isHint = true;
}

/**
 * The entry a name stands for, with the spelling used; none for a spelling of two entries, or for small letters where only
 * capitals count.
 */
export function findEntry(name: string): Use | undefined {
  const uses = (bySpelling.get(spellingKey(name)) ?? []).filter(
    ({ spelling: { text, asWritten } }) => !asWritten || text === name.trim(),
  );
  const sure = saying(uses);
  const nearest = sure.length > 0 ? sure : uses;
  return new Set(nearest.map(({ entry }) => entry)).size === 1 ? nearest[0] : undefined;
}

const HAN = /\p{Script=Han}/u;

function isAcronym(short: string, words: readonly string[]): boolean {
  return words.length > 1 && short === words.map((word) => word[0]).join('');
}

// The first spellings of an entry are what the thing is called; later ones may be a part of it (Proton Saga of Proton).
const FIRST_SPELLINGS = 3;
const SURE_SPELLINGS = 5;
const KINDS_WITH_PARTS = new Set([
  'companies',
  'apps',
  'agencies',
  'schemes',
  'money',
  'utilities',
  'places',
]);

/** Whose entries have parts with names of their own: models, apps, accounts. */
const BRANDS = new Set(['companies', 'apps', 'money', 'utilities']);

/**
 * Whether a spelling of an entry says what the name of a variable says, and not only a part of it (Pudu of `Jalan Pudu`) or a
 * neighbour (Proton X70 of `Proton Saga`, both of the entry Proton).
 */
export function saysSame(entry: Entry, name: string, spelling: string): boolean {
  const [own, other] = [spellingKey(name), spellingKey(spelling)];
  if (own === other) return true;
  const [words, otherWords] = [own.split(' '), other.split(' ')];
  if (isAcronym(own, otherWords) || isAcronym(other, words)) return true;
  if (otherWords.length < words.length && otherWords.every((word) => words.includes(word))) return false;
  const placeOf = (key: string): number => entry.spellings.findIndex(({ text }) => spellingKey(text) === key);
  if (placeOf(own) >= FIRST_SPELLINGS) return HAN.test(own) && placeOf(other) < FIRST_SPELLINGS;
  // Two names that begin with the same word and go on with others: sambal belacan, sambal tumis.
  const isNeighbour = words[0] === otherWords[0] && !words.slice(1).some((word) => otherWords.includes(word));
  if (isNeighbour && words.length > 1 && otherWords.length > 1) return false;
  return HAN.test(other) || !KINDS_WITH_PARTS.has(entry.kind) || placeOf(other) < SURE_SPELLINGS;
}

/** Whether a spelling is only some of the words of a name: Redang of `Pulau Redang`. */
export function isPartOfName(name: string, spelling: string): boolean {
  const [words, others] = [name, spelling].map((text) => spellingKey(text).split(' '));
  return (
    others !== undefined &&
    words !== undefined &&
    others.length < words.length &&
    others.every((word) => words.includes(word))
  );
}

/**
 * Whether a spelling says what a name late in the list of an entry belongs to (Proton of `Proton X50`), or another such part
 * (Proton Saga).
 */
export function isParentOrSibling(entry: Entry, name: string, spelling: string): boolean {
  const [own, other] = [spellingKey(name), spellingKey(spelling)];
  const placeOf = (key: string): number => entry.spellings.findIndex(({ text }) => spellingKey(text) === key);
  if (!BRANDS.has(entry.kind) || own === other || placeOf(own) < FIRST_SPELLINGS) return false;
  const isParent = placeOf(other) < FIRST_SPELLINGS || HAN.test(other);
  const isSibling = own.split(' ').length > 1 && own.split(' ')[0] === other.split(' ')[0];
  return (!HAN.test(own) && (isParent || isSibling)) || (isParent && isPartOfName(name, spelling));
}

function holds(longer: string, key: string): boolean {
  if (longer.length <= key.length) return false;
  return HAN.test(key) ? longer.includes(key) : ` ${longer} `.includes(` ${key} `);
}

// Looked for once an entry: each post of a run prepares its variables again.
const longerOf = new Map<Entry, readonly string[]>();

/**
 * Names of other entries that hold a spelling of this one and mean something else: "Hospital Kuala Lumpur" is not the
 * town. A name of the same kind that starts with the spelling is a part of it: "LRT Kelana Jaya" is the LRT, too.
 */
export function longerNames(entry: Entry): readonly string[] {
  const known = longerOf.get(entry);
  if (known !== undefined) return known;
  const keys = entry.spellings.map(({ text }) => spellingKey(text)).filter((key) => !key.includes('+'));
  const found: string[] = [];
  for (const [longer, uses] of bySpelling) {
    if (longer.includes('+') || uses.some((use) => use.entry === entry)) continue;
    const isOther = keys.some(
      (key) => holds(longer, key) && !(uses[0]?.entry.kind === entry.kind && longer.startsWith(key)),
    );
    if (isOther) found.push(uses[0]?.spelling.text ?? '');
  }
  longerOf.set(entry, found);
  return found;
}
