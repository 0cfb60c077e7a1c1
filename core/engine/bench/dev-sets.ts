import type { TopicSetId } from '../topic-sets/topic-sets.constants.js';
import { topicSet } from '../topic-sets/topic-sets.js';
import { readDataLines } from '../words/package-file.js';
import type { FrozenComment, FrozenSets, TopicComment } from './frozen-sets.js';

const SENTIMENTS = { neg: 'negative', neu: 'neutral', pos: 'positive' } as const;
const HOW = { s: 'says', i: 'implies', p: 'post' } as const;

function partsOf(variables: readonly string[], line: string): Omit<TopicComment, 'post'> {
  const [, language, sentiment, marks = '', text = ''] = /^(\S+) (\S+) (.+?) \| (.*)$/.exec(line) ?? [];
  const about: TopicComment['about'] = {};
  for (const [, number, how] of marks.matchAll(/(\d+)([sip])/g))
    about[variables[Number(number) - 1] ?? ''] = HOW[how as keyof typeof HOW];
  return {
    language: language as FrozenComment['language'],
    text,
    sentiment: SENTIMENTS[sentiment as keyof typeof SENTIMENTS],
    about,
  };
}

function commentOf(group: string, variables: readonly string[], line: string): FrozenComment {
  const parts = partsOf(variables, line);
  const none = Object.fromEntries(variables.map((name) => [name, 'no' as const]));
  return { group, ...parts, about: { ...none, ...parts.about } };
}

/** The topic sets that have dev comments (`dev/topics/*.txt`, in the form of the dev sets). */
export const DEV_TOPICS = ['weather', 'shop', 'school', 'campaign'] as const satisfies TopicSetId[];

/** Reads the dev comments on a topic set, in the order of the file: every second one is kept as a check. */
export function readDevTopics(id: (typeof DEV_TOPICS)[number]): TopicComment[] {
  const names = topicSet(id).variables.map(({ name }) => name.en);
  const comments: TopicComment[] = [];
  let post = '';
  for (const line of readDataLines('bench', 'dev', 'topics', `${id}.txt`)) {
    if (line.startsWith('post: ')) post = line.slice('post: '.length);
    else if (!line.startsWith('= ')) comments.push({ post, ...partsOf(names, line) });
  }
  return comments;
}

/** What the files of each dev set end in, and what they are good for. */
export const DEV_SETS = {
  '': 'the first, worked on for long',
  '-2': 'the second, worked on',
  '-3': 'the third, read while working',
  '-4': 'the fourth, read while working',
  '-5': 'the fifth, of names of several words; worked on',
  '-6': 'the sixth, of names of several words, most of them Malay; worked on',
};

/** Reads a dev set (`dev/*.txt`, which say how they are written): comments and traps that the lists may be worked on with. */
export function readDevSet(ending: keyof typeof DEV_SETS): FrozenSets {
  const sets: FrozenSets = { groups: [], comments: [], traps: [] };
  for (const line of readDataLines('bench', 'dev', `comments${ending}.txt`)) {
    const [, head, value = ''] = /^(=|post:|variables:)\s*(.*)$/.exec(line) ?? [];
    const group = sets.groups.at(-1);
    if (head === '=') sets.groups.push({ group: value, variables: [], post: '' });
    else if (group === undefined)
      throw new Error(`dev/comments${ending}.txt: no block begins before “${line}”.`);
    else if (head === 'post:') group.post = value;
    else if (head === 'variables:') group.variables = value.split('; ');
    else sets.comments.push(commentOf(group.group, group.variables, line));
  }
  for (const line of readDataLines('bench', 'dev', `traps${ending}.txt`)) {
    const [variable = '', text = ''] = line.split(' | ');
    sets.traps.push({ variable, text, reason: 'a neighbour' });
  }
  return sets;
}
