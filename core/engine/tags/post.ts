import type { Sentiment, Tag } from '../../analysis/analyzer/providers/provider.js';
import { type Reading, read } from '../reader/read.js';
import { postReason } from '../words/reasons.js';
import { isEveryday } from '../words/translations.js';
import { type InPost, NOTHING } from './evidence.js';
import { surroundingsIn } from './lookalikes.js';
import { confirms, type Found, findEvidence, isNamed, type MatchInput } from './match.js';
import { partsIn } from './names/name-parts.js';
import { isTelling } from './names/name-words.js';
import { isChatter, isGreeting, thingsIn } from './other-matters.js';
import type { PreparedVariables } from './variable-terms.js';
import { vetoedIn } from './vetoes.js';

/** The one variable that the post names, by its index, and the words of the post that name it. */
export interface PostTopic {
  variable: number;
  quote: string;
  /** The things that the post names; another one in a comment is another matter. */
  things: ReadonlySet<string>;
  /** The words of the post. */
  words: ReadonlySet<string>;
  /** The variable is of a topic set, which has one for every matter: a comment that names no other one is about the post's. */
  isOfTopicSet: boolean;
  /** The post names it, and does not only suggest it; always so for a variable of a topic set. */
  isNamed: boolean;
}

/** Those of which a post has the most terms of their own. */
function mostNamed(found: readonly [number, Found][]): [number, Found][] {
  const most = Math.max(...found.map(([, { own }]) => own.size));
  return found.filter(([, { own }]) => own.size === most);
}

/** What the post is about: the only one of the variables that it names; where it names none, the only one that it suggests. */
export function topicOfPost(post: string, prepared: PreparedVariables): PostTopic | undefined {
  if (post.trim() === '') return undefined;
  const reading = read(post);
  const found = [...findEvidence(reading, prepared)];
  const levels = [
    found.filter(([, { best }]) => isNamed(best)),
    found.filter(([, { best }]) => best.isTogether !== true && (best.source !== 'hint' || best.isCalled)),
    found.filter(([, { best }]) => best.source !== 'hint'),
  ];
  const level = levels.find((one) => one.length > 0) ?? [];
  const [only, second] = prepared.ofTopicSets.size > 0 ? mostNamed(level) : level;
  if (only === undefined || second !== undefined || prepared.notOfPosts.has(only[0])) return undefined;
  const [variable, { best }] = only;
  const words = new Set(reading.tokens.map(({ word }) => word));
  return {
    variable,
    quote: post.slice(best.start, best.end),
    things: thingsIn(reading),
    words,
    isOfTopicSet: prepared.ofTopicSets.has(variable),
    isNamed: isNamed(best) || prepared.ofTopicSets.has(variable),
  };
}

/** What a post says of the variables, whether or not it is about one alone. */
export function readPost(post: string, prepared: PreparedVariables): InPost {
  if (post.trim() === '') return NOTHING;
  const reading = read(post);
  const found = [...findEvidence(reading, prepared)];
  return {
    named: new Set(found.filter(([, { best }]) => isNamed(best)).map(([variable]) => variable)),
    parts: partsIn(reading, prepared.parts),
    surroundings: surroundingsIn(reading),
  };
}

// A comment with more words of its own speaks of something of its own.
const MOST_OWN_WORDS = 3;
/** The same under a post that only suggests the variable, such as by a part of its name. */
const MOST_OF_SUGGESTED = 0;

/** Whether a comment may answer the post: it says something, does not only greet, and names nothing that the post does not. */
function mayAnswer(
  reading: Reading,
  { things, words, isOfTopicSet, isNamed }: PostTopic,
  sentiment: Sentiment,
): boolean {
  if (isChatter(reading)) return false;
  const own = new Set(
    reading.tokens.map(({ word }) => word).filter((word) => !words.has(word) && isTelling(word)),
  );
  const saysThings = [...own].filter((word) => isEveryday(word)).length > 1;
  const isWide = isOfTopicSet && (sentiment.label !== 'neutral' || /[?？]/.test(reading.text));
  if (!isWide && (own.size > (isNamed ? MOST_OWN_WORDS : MOST_OF_SUGGESTED) || saysThings)) return false;
  const saysSomething = reading.tokens.some(
    ({ kind }) => kind === 'word' || kind === 'han' || kind === 'emoji',
  );
  return (
    saysSomething &&
    !isGreeting(reading) &&
    (isWide || [...thingsIn(reading)].every((thing) => things.has(thing)))
  );
}

/**
 * The likely tag of a comment that names no variable itself under a post that names one; its quote is the comment as a
 * whole, its reason quotes the post. None where the comment says nothing,
 * only greets, clearly speaks of something else, or does not say what an opinion variable says.
 */
export function tagByPost(
  { reading, sentiment, language }: MatchInput,
  { understandings, vetoes }: PreparedVariables,
  topic: PostTopic,
): Tag | undefined {
  const understanding = understandings[topic.variable];
  if (understanding === undefined || !mayAnswer(reading, topic, sentiment)) return undefined;
  const { stance, isFact } = understanding;
  if (!isFact && !confirms(stance, sentiment)) return undefined;
  if (vetoedIn(reading, vetoes).has(topic.variable)) return undefined;
  const variable = understanding.variable.name;
  const quote = reading.text.trim();
  const start = reading.text.indexOf(quote);
  const reason = postReason(language, variable, topic.quote);
  return { variable, quote, start, end: start + quote.length, reason, tier: 'likely' };
}
