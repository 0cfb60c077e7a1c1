import { readDataLines } from '../words/package-file.js';
import type { FrozenComment, FrozenSets } from './frozen-sets.js';

const SENTIMENTS = { neg: 'negative', neu: 'neutral', pos: 'positive' } as const;
const HOW = { s: 'says', i: 'implies', p: 'post' } as const;

function commentOf(group: string, variables: readonly string[], line: string): FrozenComment {
  const [, language, sentiment, marks = '', text = ''] = /^(\S+) (\S+) (.+?) \| (.*)$/.exec(line) ?? [];
  const about: FrozenComment['about'] = Object.fromEntries(variables.map((name) => [name, 'no']));
  for (const [, number, how] of marks.matchAll(/(\d)([sip])/g))
    about[variables[Number(number) - 1] ?? ''] = HOW[how as keyof typeof HOW];
  return {
    group,
    language: language as FrozenComment['language'],
    text,
    sentiment: SENTIMENTS[sentiment as keyof typeof SENTIMENTS],
    about,
  };
}

/** What the files of each dev set end in, and what they are good for. */
export const DEV_SETS = {
  '': 'the first, worked on for long',
  '-2': 'the second, worked on',
  '-3': 'the third, read while working',
  '-4': 'the fourth, read while working',
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
