import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import type { PhraseIndex } from '../phrases/phrase-index.js';
import { isNoEvidence } from '../words/generic-words.js';
import { isAmbiguous } from '../words/translations.js';
import { describe } from './descriptions.js';
import { fieldsNamed } from './fields.js';
import { findEntry } from './gazetteer.js';
import { isOnlyKind } from './kinds.js';
import { isHolder, type PartsOfNames, partsOfName, partsOfNames, sidesNamed } from './names/name-parts.js';
import {
  addField,
  addIdentity,
  addNameWords,
  addTopicWords,
  addTranslations,
  withoutWordsOf,
} from './names/name-terms.js';
import { linkWords } from './names/name-words.js';
import { identityOf } from './names/proper-names.js';
import { type ThingsOfName, thingsOfName } from './siblings.js';
import { ownForms, TermCollector, type TermUse } from './term-collector.js';
import { addConcept, addEntry, addPart, addSide, isNarrowName, properOf } from './thing-terms.js';
import { conceptsNamed, isWholeTopic, type Understanding, understand } from './understand.js';
import { prepareVetoes, type Vetoes } from './vetoes.js';

/** The variables of a question, ready for matching. */
export interface PreparedVariables {
  understandings: Understanding[];
  index: PhraseIndex<TermUse>;
  vetoes: Vetoes;
  /** The parts of names of several words. */
  parts: PartsOfNames;
  /** The things that names of several words mean, by the variable's place. */
  siblings: readonly ThingsOfName[];
  /** The variables of topic sets, by their place. */
  ofTopicSets: ReadonlySet<number>;
  /** Those that a post is never about alone. */
  notOfPosts: ReadonlySet<number>;
}

const isShort = (term: string): boolean =>
  /\p{Script=Han}/u.test(term) ? term.length < 3 : !/[\s+]/.test(term.trim());

// A variable of 10,000 characters is a text, not a topic: its head is enough.
const LONGEST_NAME = 200;

/** The words and topics that two and more variables of a run have in their names, and so tell none of them. */
function sharedParts(understandings: readonly Understanding[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { concepts, topicWords } of understandings) {
    const parts = [...linkWords(topicWords), ...concepts.map(({ id }) => `=${id}`)];
    const named = concepts.length === 0 ? partsOfName(topicWords).flatMap((part) => part.concepts) : [];
    parts.push(...[...named, ...sidesNamed(topicWords)].map(({ id }) => `=${id}`));
    parts.push(...fieldsNamed(topicWords).map(({ field }) => `#${field.id}`));
    for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([part]) => part));
}

const isThingOrUnknown = ({ concepts }: Understanding): boolean => concepts.every(({ isThing }) => isThing);

const isWithin = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** Gathers every term that stands for each variable: its own terms, its name, the words of its topics. */
export function prepareVariables(variables: readonly Variable[]): PreparedVariables {
  const collector = new TermCollector();
  const understood = variables.map((variable) =>
    understand({ ...variable, name: variable.name.slice(0, LONGEST_NAME) }),
  );
  const shared = sharedParts(understood);
  const descriptions = describe(variables);
  const understandings = understood.map((understanding, i) => {
    const { name, terms } = understanding.variable;
    const variable = variables[i] ?? understanding.variable;
    const description = descriptions[i];
    for (const own of terms) {
      const term = own.slice(0, LONGEST_NAME);
      for (const form of ownForms(term))
        collector.add(i, 'own', form, { isAside: description?.isOfTopicSet === true && isShort(term) });
      const entry = findEntry(term)?.entry;
      if (entry !== undefined) addEntry(collector, i, entry, term);
    }
    for (const hint of description?.hints ?? [])
      collector.add(i, 'hint', hint, { thingTerm: hint, isOfDescription: true });
    for (const hint of description?.weakHints ?? [])
      collector.add(i, 'hint', hint, { thingTerm: hint, isWeak: true, isOfDescription: true });
    const spelling = findEntry(name)?.spelling;
    const asWritten = spelling?.asWritten ? spelling.text : undefined;
    const isUnsure = spelling?.isHint || isNoEvidence(name.toLowerCase());
    collector.add(i, isUnsure ? 'hint' : 'name', name.replaceAll('+', ' '), {
      asWritten,
      isAcronym: /^\p{Lu}{2,4}$/u.test(name),
      isThing: spelling !== undefined,
      isPlace: understanding.entry?.kind === 'places',
      proper: properOf(understanding.entry?.kind, name),
      isUnsure:
        understanding.entry === undefined &&
        isThingOrUnknown(understanding) &&
        isAmbiguous(name.toLowerCase()),
    });
    if (understanding.entry !== undefined) {
      addEntry(collector, i, understanding.entry, name);
      for (const concept of conceptsNamed(understanding.topicWords))
        if (concept.isThing)
          addConcept(collector, i, {
            concept,
            name,
            topicWords: understanding.topicWords,
            isNear: true,
            isNarrow: isNarrowName(name, understanding.entry.kind),
          });
      return { ...understanding, variable };
    }
    if (description?.isOfTopicSet) return { ...understanding, concepts: [], variable };
    addTopicWords(collector, i, understanding);
    const { concepts, isNear, topicWords } = understanding;
    for (const concept of concepts)
      addConcept(collector, i, {
        concept,
        name,
        topicWords,
        isNear,
        isNarrow: isNarrowName(name, undefined),
      });
    if (concepts.some(({ isThing }) => isThing)) {
      for (const side of sidesNamed(topicWords)) addSide(collector, i, side);
    }
    if (concepts.every(({ isThing }) => isThing)) addTranslations(collector, i, name, linkWords(topicWords));
    const identity = concepts.length === 0 ? identityOf(name) : undefined;
    const named = fieldsNamed(understanding.words);
    // A topic as a whole has words enough of its own: of a field it takes what it has not.
    const whole = isNear ? undefined : concepts.find((one) => !one.isThing && isWholeTopic(one, topicWords));
    const fields = whole === undefined ? named : named.map((one) => withoutWordsOf(whole, one));
    const links = linkWords(topicWords);
    const others = links.filter((word) => !isHolder(word) && !fields.some((one) => isWithin(word, one.word)));
    const isOnly = fields.length + others.length < 2;
    for (const named of identity === undefined ? fields : [])
      addField(collector, i, named, {
        name,
        isWeak:
          shared.has(`#${named.field.id}`) ||
          isOnlyKind(topicWords, named.word) ||
          (isHolder(named.word) && topicWords.length > 1),
        isOnly,
        isOfThing: concepts.some(({ isThing }) => isThing),
        isOfHolder: topicWords.some((word) => isHolder(word)),
      });
    if (identity !== undefined) addIdentity(collector, i, identity);
    else if (concepts.length === 0) {
      const parts = partsOfName(topicWords);
      for (const part of parts) {
        const isShared =
          part.concepts.some(({ id }) => shared.has(`=${id}`)) ||
          isOnlyKind(topicWords, part.word) ||
          shared.has(part.word) ||
          fields.some(({ word, field }) => shared.has(`#${field.id}`) && isWithin(part.word, word));
        addPart(collector, i, part, {
          name,
          isShared,
          isOneOfMany: parts.filter((one) => !one.isHolder).length > 1,
          group: isOnly || fields.length === 0 ? undefined : part.word,
        });
      }
      addNameWords(collector, i, links, {
        shared,
        hasParts: parts.some((part) => !part.isHolder),
        fields: isOnly ? [] : fields,
      });
    }
    return { ...understanding, variable };
  });
  const ofTopicSets = new Set(descriptions.flatMap(({ isOfTopicSet }, i) => (isOfTopicSet ? [i] : [])));
  const notOfPosts = new Set(descriptions.flatMap(({ isOfPosts }, i) => (isOfPosts ? [] : [i])));
  return {
    understandings,
    index: collector.index,
    ofTopicSets,
    notOfPosts,
    parts: partsOfNames(understandings),
    siblings: understandings.map(({ entry, words, variable: { name } }, i) =>
      entry === undefined && words.length > 1 && !ofTopicSets.has(i)
        ? thingsOfName(name.slice(0, LONGEST_NAME))
        : new Map(),
    ),
    vetoes: prepareVetoes(variables, descriptions),
  };
}
