import type { ReportLanguage, Sentiment, Tag } from '../../analysis/analyzer/providers/provider.js';
import type { MatchLimit, PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import type { FeatureVector } from '../sentiment/feature-vector.js';
import { tagReason } from '../words/reasons.js';
import { type Evidence, type InPost, NOTHING } from './evidence.js';
import { meaningOf, type Surroundings, surroundingsIn } from './lookalikes.js';
import { isHolder } from './names/name-parts.js';
import { isBesideHead, isInInstitution, isOtherName, isWritten } from './names/other-names.js';
import { findNear, type Near } from './near.js';
import { coveredBy, isNoun, isOfNeighbour } from './neighbours.js';
import { dropDoubtful, findCompounds, findKeptAnimals, findLonger } from './other-meanings.js';
import { findSiblings } from './siblings.js';
import type { TermSource, TermUse } from './term-collector.js';
import { NO_GUESS, type TopicGuess, type TopicModel } from './topic-model.js';
import type { Understanding } from './understand.js';
import type { PreparedVariables } from './variable-terms.js';
import { isVetoed, vetoedIn } from './vetoes.js';

/** Farthest distance, in UTF-16 code units, between the two halves of a pair of terms; a full stop parts them too. */
const PAIR_REACH = 32;

/** Farther apart the two halves need not be about each other: "park the car near the lights". */
const FIRM_REACH = 16;

/** Farthest distance between two common words that say a thing together. */
const WEAK_REACH = 60;
/** In a longer text, such as a post, every sentence speaks of something else. */
const LONG_TEXT = 120;
/** So many common words are remembered on the way, besides the last. */
const MOST_WEAK = 7;
const SHORTEST_ROOT = 4;

/** From here on the comment as a whole speaks for the other side of an opinion. */
const OPPOSITE = 8;
const LEAST_PRAISE = 5.5;

/** Whether the words are what the variable, or its topic, is called. */
export function isNamed({ source }: { source: TermSource }): boolean {
  return RANK[source] <= RANK.translation;
}

/** What tags are ordered by: the trained topic's log odds, how often its words come up, and who named those words. */
const SOURCE_BONUS: Record<TermSource, number> = {
  own: 2,
  name: 0.3,
  concept: 0,
  translation: -0.3,
  word: -0.3,
  'word-translation': -0.4,
  part: -0.5,
  hint: -0.5,
};
const TOUCH_WEIGHT = 1.5;

const RANK: Record<TermSource, number> = {
  own: 0,
  name: 1,
  concept: 2,
  translation: 3,
  word: 4,
  'word-translation': 5,
  part: 6,
  hint: 7,
};

function isBetter(a: Evidence, b: Evidence | undefined): boolean {
  if (b === undefined) return true;
  if (RANK[a.source] !== RANK[b.source]) return RANK[a.source] < RANK[b.source];
  if ((a.isDoubted === true) !== (b.isDoubted === true)) return a.isDoubted !== true;
  if ((a.isUnsure === true) !== (b.isUnsure === true)) return a.isUnsure !== true;
  if ((a.isTogether === true) !== (b.isTogether === true)) return a.isTogether !== true;
  if (a.isCalled !== b.isCalled) return a.isCalled === true;
  if (a.how !== b.how) return a.how === 'exact';
  return a.start < b.start || (a.start === b.start && a.end > b.end);
}

const SENTENCE_END = /[.。！？!?\n]/;

/** Whether two words are too far from each other, or parted by a full stop, to say a thing together. */
export function isApart(reading: Reading, from: number, to: number): boolean {
  return to - from > PAIR_REACH || SENTENCE_END.test(reading.text.slice(from, to));
}

function pairUp(
  reading: Reading,
  matches: readonly PhraseMatch<TermUse>[],
  offer: (variable: number, evidence: Evidence) => void,
): void {
  const lastPart = new Map<number, PhraseMatch<TermUse>>();
  for (const match of matches) {
    const { pair, part, variable, source, isUnsure } = match.value;
    if (pair === undefined) continue;
    const other = lastPart.get(pair * 2 + (1 - part));
    lastPart.set(pair * 2 + part, match);
    if (other === undefined || match.start < other.end || isApart(reading, other.end, match.start)) continue;
    const how = match.how === 'root' || other.how === 'root' ? 'root' : 'exact';
    // "Lampu isyarat depan gelanggang" is no `lampu gelanggang`.
    const isParted = reading.tokens
      .slice(other.token + 1, match.token)
      .some(({ word, start: from }) => from >= other.end && isNoun(word));
    const isFar = isParted || match.start - other.end > FIRM_REACH;
    const isOther = isOtherName(reading, { ...match, start: other.start, token: other.token });
    // "Pelajar hantar kad" is no `kad pelajar`, "surau tu tukar perabot" is `perabot surau`.
    const isTurned = source === 'name' && part === 0 && !isHolder(reading.tokens[other.token]?.word ?? '');
    offer(variable, {
      source,
      how,
      isUnsure: isUnsure || isFar || isOther || isTurned,
      start: other.start,
      end: match.end,
    });
  }
}

const MUST_BE_WORDS = new Set<TermSource>(['translation', 'word', 'word-translation']);

/** Chinese characters of two words beside each other (学费 in 大学费用), which a dictionary word or a name must not be. */
function isAcrossWords({ tokens }: Reading, { token, start, end, value }: PhraseMatch<TermUse>): boolean {
  const first = tokens[token];
  return (
    (value.isThing ||
      value.thingTerm !== undefined ||
      MUST_BE_WORDS.has(value.source) ||
      // 学费 in 大学费时; a longer name is hardly there by chance.
      (value.source === 'name' && end - start === 2)) &&
    first !== undefined &&
    start > first.start &&
    end > first.end
  );
}

/** Another form of a thing's term than with an ending: `pengairan` of `air`, `nyaman` of `saman`. */
function isFarForm({ tokens }: Reading, { how, token, value: { thingTerm } }: PhraseMatch<TermUse>): boolean {
  const word = tokens[token]?.word ?? '';
  return how === 'root' && thingTerm !== undefined && !thingTerm.startsWith(word.slice(0, SHORTEST_ROOT));
}

function isSameWord({ tokens }: Reading, a: PhraseMatch<TermUse>, b: PhraseMatch<TermUse>): boolean {
  return a.end > b.start || tokens[a.token]?.word === tokens[b.token]?.word;
}

/** Whether two common words say a thing together: near each other, for different words of the name, and not both of a side. */
function sayTogether(reading: Reading, a: PhraseMatch<TermUse>, b: PhraseMatch<TermUse>): boolean {
  const isSide = a.value.isLoneSide && b.value.isLoneSide;
  const isSameGroup = a.value.group !== undefined && a.value.group === b.value.group;
  const isLong = reading.text.length > LONG_TEXT;
  const isNear =
    b.start - a.end <= WEAK_REACH && !(isLong && SENTENCE_END.test(reading.text.slice(a.end, b.start)));
  return isNear && !isSide && !isSameGroup && !isSameWord(reading, a, b);
}

/** What was found of a variable in a text. */
export interface Found {
  best: Evidence;
  /** How often words of the variable were found. */
  touches: number;
  /** The variable's own terms that were found, each once. */
  own: Set<string>;
}

const NO_NAME = { words: [], entry: undefined, variable: { name: '', terms: [] } };

/** Far more than a comment that people write has of a variable. */
const MOST_MATCHES: MatchLimit<TermUse> = { kindOf: ({ variable }) => variable, matches: 1000 };

/** Whether a variable is a thing with a name of its own: `BERSIH`, never `bersih`. */
const isProperName = ({ entry, variable }: Pick<Understanding, 'entry' | 'variable'>): boolean =>
  entry !== undefined || /\p{Lu}/u.test(variable.name);

/** The variables that a text names, by their index. */
export function findEvidence(
  reading: Reading,
  prepared: PreparedVariables,
  vetoed = vetoedIn(reading, prepared.vetoes),
  inPost: InPost = NOTHING,
): Map<number, Found> {
  const found = new Map<number, Found>();
  const offer = (variable: number, evidence: Evidence): void => {
    const known = found.get(variable);
    const own =
      evidence.source === 'own' ? [reading.text.slice(evidence.start, evidence.end).toLowerCase()] : [];
    if (known === undefined) found.set(variable, { best: evidence, touches: 1, own: new Set(own) });
    else {
      known.touches += 1;
      for (const term of own) known.own.add(term);
      if (isBetter(evidence, known.best)) known.best = evidence;
    }
  };
  const isPartOfName = findCompounds(reading);
  // Own terms say what counts.
  const matches = prepared.index
    .find(reading, MOST_MATCHES)
    .filter(
      (match) => match.value.source === 'own' || !(isPartOfName(match) || isAcrossWords(reading, match)),
    )
    .filter(({ value: { asWritten }, start, end }) => isWritten(reading, asWritten, start, end))
    .filter((match) => !isVetoed(match, vetoed));
  const weak = new Map<number, PhraseMatch<TermUse>[]>();
  const covered = coveredBy(reading, matches);
  const isKeptAnimal = findKeptAnimals(reading, covered);
  let surroundings: Surroundings | undefined;
  const around = (): Surroundings => {
    surroundings ??= surroundingsIn(reading);
    return surroundings;
  };
  const longer = new Map<number, PhraseMatch<TermUse>[]>();
  for (const match of matches)
    if (match.value.isLonger) {
      const known = longer.get(match.value.variable);
      if (known === undefined) longer.set(match.value.variable, [match]);
      else known.push(match);
    }
  for (const match of matches) {
    const { value, how, end } = match;
    let { start } = match;
    let isTogether = false;
    if (value.pair !== undefined || value.isLonger) continue;
    const isWithin = longer
      .get(value.variable)
      ?.some((name) => name.start <= start && name.end >= end && name.end - name.start > end - start);
    const understanding = prepared.understandings[value.variable] ?? NO_NAME;
    if (isOfNeighbour(reading, match, understanding, covered) || isKeptAnimal(match, understanding)) continue;
    const isHelped = value.isOfDescription && inPost.named.has(value.variable);
    if ((value.isWeak && !isHelped) || isFarForm(reading, match)) {
      // A common word counts beside another one.
      const earlier = weak.get(value.variable) ?? [];
      weak.set(value.variable, [...earlier.slice(-MOST_WEAK), match]);
      const first = earlier.find((one) => sayTogether(reading, one, match));
      if (first === undefined) continue;
      start = first.start;
      isTogether = true;
    }
    const { source } = value;
    const isOther =
      isWithin || (value.isPlace && isInInstitution(reading, match)) || isBesideHead(reading, match);
    if (isOther && source !== 'own') continue;
    const meaning =
      source !== 'own' && isProperName(understanding)
        ? meaningOf(reading.text.slice(start, end), around, inPost.surroundings)
        : undefined;
    const isLikeName = /\p{Lu}/u.test(reading.text.slice(start, end));
    const isUnsure =
      source !== 'own' && (value.isUnsure || meaning === 'doubt' || isOtherName(reading, match));
    offer(value.variable, {
      source,
      word: value.word,
      how,
      isCalled: value.isCalled,
      isTogether,
      isAside: value.isAside,
      isDoubted: meaning === 'other' || (meaning === 'doubt' && !isLikeName),
      isUnsure,
      start,
      end,
    });
  }
  const isKept = (match: PhraseMatch<TermUse>): boolean =>
    match.value.pair !== undefined &&
    !isOfNeighbour(reading, match, prepared.understandings[match.value.variable] ?? NO_NAME, covered);
  pairUp(reading, matches.filter(isKept), offer);
  dropDoubtful(found, reading.text, prepared.ofTopicSets);
  return found;
}

function contradicts(stance: 'positive' | 'negative' | undefined, sentiment: Sentiment): boolean {
  if (stance === undefined) return false;
  // A neutral comment may well be a complaint put politely; it is hardly praise.
  return stance === 'negative' ? sentiment.score >= OPPOSITE : sentiment.score < LEAST_PRAISE;
}

/** Whether a comment takes the side of an opinion variable; true for a variable without an opinion. */
export function confirms(stance: 'positive' | 'negative' | undefined, sentiment: Sentiment): boolean {
  return stance === undefined || stance === sentiment.label;
}

function guessTopic({ concepts }: Understanding, topics: TopicModel, features: FeatureVector): TopicGuess {
  const concept = concepts.find(({ id }) => topics.has(id));
  return concept === undefined ? NO_GUESS : topics.guess(concept.id, features);
}

/** What a comment is matched against. */
export interface MatchInput {
  reading: Reading;
  features: FeatureVector;
  sentiment: Sentiment;
  language: ReportLanguage;
}

/**
 * The variables a comment mentions, the best founded first, each with the words it rests on. An opinion variable
 * (价格太贵) is left out when the comment speaks for the other side, and only likely when it takes none. `near`: those of which it says only a
 * part (`near.ts`), in the run's order.
 */
export function tagComment(
  input: MatchInput,
  prepared: PreparedVariables,
  topics: TopicModel,
  inPost: InPost = NOTHING,
): { tags: Tag[]; near: Near[] } {
  const { reading, features, sentiment, language } = input;
  const vetoed = vetoedIn(reading, prepared.vetoes);
  const found = findEvidence(reading, prepared, vetoed, inPost);
  const tags: { tag: Tag; weight: number }[] = [];
  const near: Near[] = [];
  const isNear = findNear(reading, prepared, inPost);
  const isOfSibling = findSiblings(reading, prepared.siblings);
  const isInLonger = findLonger(reading);
  prepared.understandings.forEach((understanding, i) => {
    const { variable, stance } = understanding;
    const guess = guessTopic(understanding, topics, features);
    const evidence = found.get(i);
    const token = reading.tokens[guess.token];
    if (evidence === undefined && (!guess.isLikely || vetoed.has(i))) return;
    const { source, word, start, end, how } = evidence?.best ?? {
      source: 'topic' as const,
      word: undefined,
      how: 'exact' as const,
      ...spanOf(token),
    };
    if (
      evidence !== undefined &&
      (isNear(i, evidence.best) ||
        isOfSibling(i, evidence.best) ||
        (!prepared.ofTopicSets.has(i) && isInLonger(evidence.best, understanding.words)))
    ) {
      const { start, end } = evidence.best;
      near.push({ variable: variable.name, quote: reading.text.slice(start, end) });
      return;
    }
    // Own terms say what counts: no stance is read into them.
    const isOwn = source === 'own';
    if (!isOwn && contradicts(stance, sentiment)) return;
    const confirmed = isOwn || confirms(stance, sentiment);
    const isSure = source === 'own' || source === 'name' || source === 'concept';
    const isAside = evidence?.best.isAside === true && evidence.own.size < 2;
    const tier = isSure && confirmed && !isAside && evidence?.best.isUnsure !== true ? 'certain' : 'likely';
    const quote = reading.text.slice(start, end);
    const reason = tagReason(language, {
      source,
      word,
      how,
      quote,
      variable: variable.name,
      stance,
      confirmed,
    });
    const touched =
      source === 'topic' ? 0 : SOURCE_BONUS[source] + TOUCH_WEIGHT * Math.log2(1 + (evidence?.touches ?? 0));
    const weight = touched + guess.logOdds;
    tags.push({ tag: { variable: variable.name, quote, start, end, reason, tier }, weight });
  });
  return { tags: tags.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag), near };
}

function spanOf(token: { start: number; end: number } | undefined): { start: number; end: number } {
  return { start: token?.start ?? 0, end: token?.end ?? 0 };
}
