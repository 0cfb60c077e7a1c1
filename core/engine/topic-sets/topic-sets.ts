import { createHash } from 'node:crypto';
import { readDataLines } from '../words/package-file.js';
import { TOPIC_SET_IDS, type TopicSetId, type TopicSetLanguage } from './topic-sets.constants.js';

export type InEachLanguage = Record<TopicSetLanguage, string>;

/** A variable of a set. Comments, terms, hints and vetoes are of all languages, as comments are. */
export interface TopicSetVariable {
  /** A GUID that is the same in each language and in every installation. */
  id: string;
  name: InEachLanguage;
  definition: InEachLanguage;
  counts: InEachLanguage;
  notCounts: InEachLanguage;
  yes: string[];
  no: string[];
  terms: string[];
  /** Words that mostly mean it: no terms, since they may be said beside another matter. */
  likely: string[];
  /** Words that only suggest it, beside another one or under a post that speaks of it. */
  hints: string[];
  vetoes: string[];
  /** A post of the set may be about this variable alone, and then a comment that names none is; posts about a shop or an event say many things. */
  isOfPosts: boolean;
}

export interface TopicSet {
  id: TopicSetId;
  name: InEachLanguage;
  /** What it is for, in a few words. */
  about: InEachLanguage;
  /** What its posts are about: one matter, or the shop or event as a whole. */
  posts: 'one matter' | 'many matters';
  variables: TopicSetVariable[];
}

const EMPTY: InEachLanguage = { en: '', ms: '', zh: '' };

function inEachLanguage(text: string): InEachLanguage {
  const [en = '', ms = '', zh = ''] = text.split(' | ');
  return { en, ms, zh };
}

/** A GUID of a set's variable, which follows from its name in English. */
function idOf(set: string, name: string): string {
  const hash = createHash('sha256').update(`smops topic set ${set}: ${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

const wordsOf = (text: string): string[] => text.split(';').map((word) => word.trim());

const ADD: Record<string, (variable: TopicSetVariable, text: string) => unknown> = {
  definition: (variable, text) => Object.assign(variable, { definition: inEachLanguage(text) }),
  counts: (variable, text) => Object.assign(variable, { counts: inEachLanguage(text) }),
  not: (variable, text) => Object.assign(variable, { notCounts: inEachLanguage(text) }),
  yes: (variable, text) => variable.yes.push(text),
  no: (variable, text) => variable.no.push(text),
  terms: (variable, text) => variable.terms.push(...wordsOf(text)),
  likely: (variable, text) => variable.likely.push(...wordsOf(text)),
  hints: (variable, text) => variable.hints.push(...wordsOf(text)),
  vetoes: (variable, text) => variable.vetoes.push(...wordsOf(text)),
};

function readSet(id: TopicSetId): TopicSet {
  const set: TopicSet = { id, name: EMPTY, about: EMPTY, posts: 'one matter', variables: [] };
  for (const line of readDataLines('topic-sets', `${id}.txt`)) {
    if (line.startsWith('= ')) {
      const name = inEachLanguage(line.slice(2));
      const texts = { name, definition: EMPTY, counts: EMPTY, notCounts: EMPTY };
      set.variables.push({
        id: idOf(id, name.en),
        ...texts,
        yes: [],
        no: [],
        terms: [],
        likely: [],
        hints: [],
        vetoes: [],
        isOfPosts: set.posts === 'one matter',
      });
      continue;
    }
    const [, key = '', text = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    const variable = set.variables.at(-1);
    if (key === 'posts' && text === 'many matters') set.posts = text;
    else if (variable === undefined) Object.assign(set, { [key]: inEachLanguage(text) });
    else ADD[key]?.(variable, text);
  }
  return set;
}

let byId: Map<string, TopicSetVariable> | undefined;

/** A variable of a topic set by its id; undefined for one of no set. */
export function variableOfTopicSet(id: string): TopicSetVariable | undefined {
  byId ??= new Map(
    TOPIC_SET_IDS.flatMap((set) => topicSet(set).variables.map((one) => [one.id, one] as const)),
  );
  return byId.get(id.toLowerCase());
}

const known = new Map<TopicSetId, TopicSet>();

/** A set of variables that smops ships with (`core/engine/topic-sets/README.md`); its file is read once. */
export function topicSet(id: TopicSetId): TopicSet {
  const set = known.get(id) ?? readSet(id);
  known.set(id, set);
  return set;
}
