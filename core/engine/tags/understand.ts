import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { phraseKeys } from '../phrases/phrase-index.js';
import { simplify } from '../reader/characters.js';
import { read } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import { CONCEPTS, type Concept, type Stance } from './concepts.js';
import { type Entry, findEntry } from './gazetteer.js';

/** A variable as the engine understands it. */
export interface Understanding {
  variable: Variable;
  /** The topics its name stands for, nearest first; often one, sometimes none. */
  concepts: Concept[];
  /** Its name only comes near that of the topics; then what says them is likely at most. */
  isNear: boolean;
  /** The one thing of the gazetteer its name stands for; then it stands for no topic. */
  entry: Entry | undefined;
  stance: Stance | undefined;
  /** What the name says against its topic is a fact (`lif rosak`), of which people also ask and wonder. */
  isFact: boolean;
  /** The words of the name that say the topic, without opinion and filler; Chinese by word. */
  topicWords: string[];
  /** All words of the name. */
  words: string[];
}

function loadWords(): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const line of readDataLines('lexicon', 'variables.txt')) {
    const [name = '', words = ''] = line.split(/:\s*/, 2);
    lists[name] = words.split(/\s+/);
  }
  return lists;
}

const WORDS = loadWords();
const AGAINST = new Set(WORDS.against);
const FOR = new Set(WORDS.for);
const FACTS = new Set(WORDS.facts);
const FILLER = new Set(WORDS.filler);

// `house price` and `house prices` are one name; Malay words end in -as, -is and -us (`kertas`, `polis`).
/** A word without its English plural ending. */
export function singular(word: string): string {
  return word.length > 4 && word.endsWith('s') && !/[aisu]s$/.test(word) ? word.slice(0, -1) : word;
}

function nameWords(name: string): string[] {
  return read(name)
    .tokens.filter((token) => token.kind !== 'mark')
    .map((token) => (token.kind === 'word' ? singular(token.word) : token.word));
}

function contentWords(words: readonly string[]): string[] {
  return words.filter((word) => !FILLER.has(word) && !AGAINST.has(word) && !FOR.has(word));
}

function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ');
}

interface NamedConcept {
  concept: Concept;
  words: Set<string>;
}

const byExactName = new Map<string, Concept[]>();
const byContent = new Map<string, Concept[]>();
const named: NamedConcept[] = [];

function remember(map: Map<string, Concept[]>, key: string, concept: Concept): void {
  if (key === '') return;
  const list = [...new Set([...(map.get(key) ?? []), concept])];
  const things = list.filter(({ isThing }) => isThing);
  // A name of a thing is that one alone: `egg prices` are no food prices.
  map.set(key, things.length > 0 ? things : list);
}

for (const concept of CONCEPTS) {
  if (concept.isSide) continue;
  for (const name of concept.names) {
    const words = nameWords(name);
    remember(byExactName, phraseKeys(name).join(' '), concept);
    const content = contentWords(words);
    // `slow wifi` is a thing, `wifi` alone is none of it.
    if (!concept.isThing || content.length === words.length) remember(byContent, keyOf(content), concept);
    if (!concept.isThing) named.push({ concept, words: new Set(contentWords(words)) });
  }
}

/** The topics and things whose name has just these words, opinion and filler aside. */
export function conceptsNamed(words: readonly string[]): readonly Concept[] {
  return byContent.get(keyOf(words)) ?? [];
}

// A topic's first names say all of it; later ones may be a part of it (`toilet` of cleanliness, `iPhone` of phones).
const FIRST_NAMES = 4;

/** Whether a name with these words, opinion and filler aside, stands for a topic as a whole. */
export function isWholeTopic({ names }: Concept, words: readonly string[]): boolean {
  const key = keyOf(words);
  return names.slice(0, FIRST_NAMES).some((name) => keyOf(contentWords(nameWords(name))) === key);
}

// Below this share of common words a name is about something else.
const NEAR_ENOUGH = 0.6;

const LETTER = /^[a-z]$/;

function nearestConcepts(words: readonly string[]): Concept[] {
  let best: Concept[] = [];
  let bestShare = NEAR_ENOUGH;
  for (const { concept, words: nameSet } of named) {
    const common = words.filter((word) => nameSet.has(word) && !LETTER.test(word)).length;
    const share = common / Math.max(1, new Set([...words, ...nameSet]).size);
    if (share > bestShare) {
      best = [concept];
      bestShare = share;
    } else if (share === bestShare && best.length > 0 && !best.includes(concept)) best.push(concept);
  }
  return best;
}

const HAN_PAIR = /\p{Script=Han}{2}/u;

function stanceOf(name: string, words: readonly string[]): Stance | undefined {
  const plain = simplify(name).toLowerCase();
  const has = (list: Set<string>): boolean =>
    words.some((word) => list.has(word)) ||
    [...list].some((word) => HAN_PAIR.test(word) && plain.includes(word));
  if (has(AGAINST)) return 'negative';
  return has(FOR) ? 'positive' : undefined;
}

/** The name without words of opinion and filler: `国能太差` and `TNB teruk` are about one company. */
function withoutOpinion(name: string, topicWords: readonly string[]): string {
  if (/^\p{Script=Han}+$/u.test(name)) return topicWords.join('');
  const words = name.split(/\s+/).filter((word) => contentWords([word.toLowerCase()]).length > 0);
  return words.join(' ');
}

/** What a variable means: its topics from the concept pack, or one thing, and whether it is for or against them. */
export function understand(variable: Variable): Understanding {
  const words = nameWords(variable.name);
  const topicWords = contentWords(words);
  const whole = findEntry(variable.name)?.entry;
  const isFact =
    words.some((word) => FACTS.has(word)) ||
    [...FACTS].some((word) => HAN_PAIR.test(word) && variable.name.includes(word));
  const none = { variable, concepts: [], isNear: false, isFact, topicWords, words };
  if (whole !== undefined) return { ...none, entry: whole, stance: undefined };
  const exact = byExactName.get(phraseKeys(variable.name).join(' '));
  const entry = exact === undefined ? findEntry(withoutOpinion(variable.name, topicWords))?.entry : undefined;
  if (entry !== undefined) return { ...none, entry, stance: stanceOf(variable.name, words) };
  const same = exact ?? byContent.get(keyOf(topicWords));
  const concepts = same ?? nearestConcepts(topicWords);
  const own = stanceOf(variable.name, words);
  const stance = exact?.[0]?.stance ?? own ?? concepts[0]?.stance;
  return {
    variable,
    concepts,
    isNear: same === undefined && concepts.length > 0,
    isFact,
    entry: undefined,
    stance,
    topicWords: topicWords.length > 0 ? topicWords : words,
    words,
  };
}
