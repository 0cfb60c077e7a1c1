import { isGeneric, isNoEvidence } from '../words/generic-words.js';
import { translationsOf } from '../words/translations.js';
import type { Concept } from './concepts.js';
import { type Entry, isParentOrSibling, isPartOfName, longerNames, saysSame } from './gazetteer.js';
import { areNeighbours, isOnlyKind } from './kinds.js';
import { isHolder, type NamePart } from './names/name-parts.js';
import { isCommon } from './names/name-words.js';
import { identityOf, isNameHead } from './names/proper-names.js';
import { stem, type TermCollector, type TermUse } from './term-collector.js';
import { isWholeTopic, singular } from './understand.js';

// Of which a longer name is another thing: Jalan Ampang and Jalan Ampang Hilir.
const PLACE_KINDS = new Set(['places', 'transport', 'health', 'education']);
const COMMON_KINDS = new Set(['animals', 'foods', 'plants', 'sports', 'festivals']);

/** Whether a name is that of one agency, scheme, place or brand, or a short form in capitals. */
export function isNarrowName(name: string, kind: string | undefined): boolean {
  return kind === undefined ? SHORT_FORM.test(name) : !COMMON_KINDS.has(kind);
}
const SHORT_FORM = /^\p{Lu}{2,5}\p{N}?$/u;
const BRAND_KINDS = new Set(['companies', 'apps', 'agencies', 'schemes', 'money', 'utilities']);

export function properOf(kind: string | undefined, name: string): TermUse['proper'] {
  if (kind === undefined) return /\s\p{Lu}\S*$/u.test(name) ? 'place' : undefined;
  if (PLACE_KINDS.has(kind)) return 'place';
  return BRAND_KINDS.has(kind) ? 'brand' : undefined;
}

export function addEntry(collector: TermCollector, variable: number, entry: Entry, name: string): void {
  for (const { text, asWritten, isHint } of entry.spellings) {
    if (isParentOrSibling(entry, name, text)) continue;
    collector.add(variable, isHint ? 'hint' : 'concept', text, {
      ofName: isPartOfName(name, text) ? name : undefined,
      asWritten: asWritten ? text : undefined,
      isThing: true,
      isAcronym: /^\p{Lu}{2,4}$/u.test(text),
      isPlace: entry.kind === 'places',
      proper: properOf(entry.kind, name),
      isUnsure: !saysSame(entry, name, text),
    });
  }
  const identity = identityOf(name);
  for (const word of identity?.words ?? [])
    if (/\p{N}/u.test(word)) collector.add(variable, 'word', word, { word });
  for (const name of longerNames(entry)) collector.add(variable, 'hint', name, { isLonger: true });
}

/** How many words a name has, roughly; two Chinese characters count as one. */
function sizeOf(name: string): number {
  const han = name.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (
    Math.ceil(han / 2) +
    name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[^\p{Script=Han}]+$/u.test(word)).length
  );
}

/**
 * Whether a term says only a part of the name (`bank` of `bank loan`), or has a word of it beside one that it has not (`annual
 * leave` of `maternity leave`).
 */
function isBesides(name: string, term: string): boolean {
  const [words, others] = [name, term].map((text) =>
    text
      .toLowerCase()
      .split(/[\s+]+/)
      .map(singular),
  );
  const common = others?.filter((word) => words?.includes(word)).length ?? 0;
  return common > 0 && common < (words?.length ?? 0);
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[\s+]+/);

function sharesWord(name: string, term: string): boolean {
  const words = new Set(wordsOf(name));
  return wordsOf(stem(term)).some((word) => words.has(word));
}

/** Whether a topic has a name with a capital, as brands and offices have. */
function isBrand({ names }: Concept, name: string): boolean {
  const own = name.toLowerCase();
  if (/[^a-z]/.test(own)) return false;
  return names.some((one) => one.toLowerCase() === own && /\p{Lu}/u.test(one));
}

// One in each language.
const TRANSLATED_NAMES = 3;

// What a thing is called later in its list may be a part of it (school shoes of school uniforms).
const SURE_NAMES = 6;

/**
 * The words of a topic or thing; those of a name that only comes near its own are hints, and so are names of a thing that
 * say less than the variable's (`egg` of `egg prices`).
 */
export function addConcept(
  collector: TermCollector,
  variable: number,
  {
    concept,
    name,
    topicWords,
    isNear,
    isNarrow = false,
  }: {
    concept: Concept;
    name: string;
    topicWords: readonly string[];
    isNear: boolean;
    /** The name is that of one agency, scheme or place: what goes with it goes with its neighbours, too. */
    isNarrow?: boolean;
  },
): void {
  const sure = isNear ? 'hint' : 'concept';
  const size = sizeOf(name);
  const isPartOfTopic = !isWholeTopic(concept, topicWords);
  // A name that the pack writes with a capital is one of its topic: other words of that mean its neighbours (Samsung of `iPhone`).
  const isMember = isPartOfTopic && !isNear && isBrand(concept, name);
  // The airports of `KLIA2`: what they are called does not say this one.
  const isOfKind = isNear && isNarrow && isPartOfTopic;
  // What the variable is called in other languages: the first names of a thing, where it is one of them.
  const first = concept.names.slice(0, TRANSLATED_NAMES);
  const alike = concept.isThing && first.includes(name.toLowerCase()) ? first : [name];
  const translated = translationsOf(name);
  // A topic as a whole has members (egg prices of `food prices`), a thing has neighbours.
  const isNarrower = concept.isThing || isPartOfTopic;
  const isSibling = (term: string): boolean => isNarrower && alike.some((one) => areNeighbours(one, term));
  for (const term of [...concept.names, ...concept.terms, ...concept.hints])
    if (isSibling(term)) collector.add(variable, 'hint', term, { isLonger: true });
  for (const [place, term] of concept.names.entries()) {
    if (isSibling(term)) continue;
    // What staff may call a topic in one common word (`jalan`, `minyak`) is no sign of it in a comment.
    if (isNoEvidence(term)) continue;
    if (isMember && !sharesWord(name, term)) continue;
    const isLess = concept.isThing && sizeOf(term) < size;
    const isSame = alike.includes(term) || translated.includes(term) || sharesWord(name, term);
    const isWeak =
      isOfKind ||
      (isNarrow && isNameHead(term)) ||
      (concept.isThing && (isCommon(term) || (isLess && isHolder(term))));
    collector.add(variable, isWeak || isLess ? 'hint' : sure, term, {
      isWeak,
      isCalled: concept.isThing,
      thingTerm: concept.isThing ? term : undefined,
      isUnsure:
        isPartOfTopic || isBesides(name, term) || (concept.isThing && (place >= SURE_NAMES || !isSame)),
    });
  }
  const called = new Set(concept.names.map((one) => one.toLowerCase()));
  for (const term of concept.terms) {
    if (isSibling(term)) continue;
    if (isMember && !sharesWord(name, term)) continue;
    // Most words of a topic are of its members and matters: `ballot` of elections, MBPJ of local councils.
    const isUnsure = isPartOfTopic || isBesides(name, term) || !called.has(stem(term).toLowerCase());
    collector.add(variable, sure, term, { isWeak: isNear, isUnsure });
  }
  for (const term of concept.hints) {
    if (isSibling(term)) continue;
    collector.add(variable, 'hint', term, {
      isWeak: isMember || isNarrow || (concept.isThing && isCommon(term)) || isOnlyKind(topicWords, term),
      thingTerm: concept.isThing ? term : undefined,
    });
  }
}

/**
 * The words of what a part of the name stands for: likely, since the rest of the name is not said. Those of a part that
 * other variables of the run share say nothing alone (`ferry` beside `ferry fares` and `ferry delays`), nor does the place
 * that the name belongs to (`kolej` of `wifi kolej`).
 */
export function addPart(
  collector: TermCollector,
  variable: number,
  { word, concepts, entry, isHolder: isOwner }: NamePart,
  {
    name,
    isShared,
    isOneOfMany,
    group,
  }: { name: string; isShared: boolean; isOneOfMany: boolean; group: string | undefined },
): void {
  for (const { names, terms, hints, isSide, isThing } of concepts) {
    const isWeak = isShared || isOwner || isSide;
    const suggesting = new Set(isOneOfMany ? hints : []);
    for (const term of isOwner ? names : [...names, ...terms, ...hints])
      collector.add(variable, 'part', term, {
        isLonger: areNeighbours(name, term),
        word,
        isWeak: isWeak || suggesting.has(term) || (isThing ? isCommon(term) : isGeneric(term)),
        // `mahal` and `sehari` are of all costs, `yuran mahal` of these.
        isLoneSide: isSide && (isShared || !names.includes(term)),
        group,
        thingTerm: term,
      });
  }
  const isWeak = isShared || isOwner;
  for (const { text, asWritten } of entry?.spellings ?? [])
    collector.add(variable, 'part', text, {
      word,
      asWritten: asWritten ? text : undefined,
      isThing: true,
      isWeak,
    });
}

/** The words of a side that the name of a thing asks about (`harga ayam`): they count beside those of the thing. */
export function addSide(collector: TermCollector, variable: number, { names, hints }: Concept): void {
  for (const term of [...names, ...hints])
    collector.add(variable, 'hint', term, { isWeak: true, isLoneSide: true, thingTerm: term });
}
