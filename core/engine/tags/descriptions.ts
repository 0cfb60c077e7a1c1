import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { isLearnable, passesGate, wordsOf } from '../candidates/word-candidates.js';
import { read } from '../reader/read.js';
import { variableOfTopicSet } from '../topic-sets/topic-sets.js';
import { isGeneric } from '../words/generic-words.js';
import { isTelling } from './names/name-words.js';

/** What a codebook says of a variable beside its name and terms, as words to look for in comments. */
export interface Description {
  /** Words that suggest the variable. */
  hints: string[];
  /** Words that do so beside another one of these two lists. */
  weakHints: string[];
  /** Words that speak against it, as its vetoes do. */
  vetoes: string[];
  /** It comes from a topic set: its terms and hints say it better than the words of its name. */
  isOfTopicSet: boolean;
  /** A post may be about it alone. */
  isOfPosts: boolean;
}

const LONGEST_EXAMPLE = 1000;

/** How many of the comments have each word. */
function countWords(comments: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const comment of comments)
    for (const word of wordsOf(read(comment.slice(0, LONGEST_EXAMPLE))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const HAN = /\p{Script=Han}/u;
/** A phrase of what does not count: two words at least, or three Chinese characters; what is longer is a sentence. */
const isPhrase = (text: string): boolean => {
  if (HAN.test(text)) return text.length >= 3 && text.length <= 8;
  const words = text.split(/\s+/);
  return words.length > 1 && words.length <= 3;
};

/** The phrases of a list of what does not count: `harga diri` of "self-respect (harga diri), price tags". */
function phrasesOf(text: string): string[] {
  return text
    .split(/[,;.:()\n“”"，、；。：（）「」]/)
    .map((part) => part.trim())
    .filter(isPhrase);
}

/**
 * What the examples and "does not count as" of a run's variables tell the engine, by the variable's place. A word of two examples or more passes the gate
 * of learned words (`candidates/gate.ts`): right are the examples that have the variable, wrong those that do not and those of the
 * other variables. A rare word of one example counts beside another one.
 */
export function describe(variables: readonly Variable[]): Description[] {
  const yes = variables.map((variable) => countWords(variable.yes ?? []));
  const no = variables.map((variable) => countWords(variable.no ?? []));
  const names = new Set(variables.map(({ name }) => name.toLowerCase()));
  const inAll = new Map<string, number>();
  for (const counts of yes)
    for (const [word, count] of counts) inAll.set(word, (inAll.get(word) ?? 0) + count);
  return variables.map(({ id, notCounts = '', terms }, i) => {
    const own = yes[i] ?? new Map<string, number>();
    const against = no[i] ?? new Map<string, number>();
    const known = new Set(terms.map((term) => term.toLowerCase()));
    const description: Description = {
      hints: [],
      weakHints: [],
      vetoes: [],
      isOfTopicSet: false,
      isOfPosts: true,
    };
    const ofSet = id === undefined ? undefined : variableOfTopicSet(id);
    if (ofSet !== undefined) {
      description.isOfTopicSet = true;
      description.isOfPosts = ofSet.isOfPosts;
      description.hints.push(...ofSet.likely);
      description.weakHints.push(...ofSet.hints);
    }
    for (const [word, right] of own) {
      if (known.has(word)) continue;
      const wrong = (against.get(word) ?? 0) + (inAll.get(word) ?? 0) - right;
      if (passesGate(right, wrong, isGeneric(word))) description.hints.push(word);
      else if (wrong === 0 && isTelling(word) && isLearnable(word)) description.weakHints.push(word);
    }
    for (const [word, right] of against)
      if (passesGate(right, own.get(word) ?? 0, true)) description.vetoes.push(word);
    description.vetoes.push(...phrasesOf(notCounts).filter((phrase) => !names.has(phrase.toLowerCase())));
    return description;
  });
}
