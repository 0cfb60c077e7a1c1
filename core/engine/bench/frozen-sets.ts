import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentiment } from '../../analysis/analyzer/providers/provider.js';
import type { TopicSetId } from '../topic-sets/topic-sets.constants.js';
import { readJsonLines } from '../train/rows.js';
import { enginePath } from '../words/package-file.js';

interface FrozenGroup {
  group: string;
  variables: string[];
  /** The post that the comments of the group stand under; empty for none. */
  post: string;
}

export interface FrozenComment {
  group: string;
  language: 'ms' | 'zh' | 'en' | 'mixed';
  text: string;
  sentiment: Sentiment['label'];
  /** Whether the comment is about each variable of its group, and what says so; `post`: only the post does. */
  about: Record<string, 'no' | 'says' | 'implies' | 'post'>;
}

interface Trap {
  variable: string;
  text: string;
  reason: string;
}

/** Comments with the variables that they are about, and traps. */
export interface FrozenSets {
  groups: FrozenGroup[];
  comments: FrozenComment[];
  traps: Trap[];
}

/** The dates of the frozen sets, the oldest first: the names of their folders. */
export const FROZEN_SETS = ['2026-11-22', '2026-11-23', '2026-11-27'] as const;

/** Reads a frozen set (`sets/README.md`). Throws where a file is not the one whose hash was taken. */
export function readFrozenSet(date: string, sets = enginePath('bench', 'sets')): FrozenSets {
  const folder = join(sets, date);
  requireFrozen(folder, date);
  return {
    groups: readJsonLines(join(folder, 'groups.jsonl')),
    comments: readJsonLines(join(folder, 'comments.jsonl')),
    traps: readJsonLines(join(folder, 'traps.jsonl')),
  };
}

/** A comment under a post of a topic, with the variables of the topic set that it is about, by their English names. */
export interface TopicComment {
  post: string;
  language: FrozenComment['language'];
  text: string;
  sentiment: Sentiment['label'];
  about: Record<string, 'says' | 'implies' | 'post'>;
  /** Known to who wrote the word lists. */
  dev?: true;
}

/** The date of the frozen comments on the topic sets: the name of their folder. */
const TOPICS = '2026-11-27';

/** Reads the frozen comments on a topic set (`topics/README.md`). Throws where the file is not the one whose hash was taken. */
export function readTopicComments(id: TopicSetId): TopicComment[] {
  const folder = join(enginePath('bench', 'topics'), TOPICS);
  requireFrozen(folder, `topics/${TOPICS}`);
  return readJsonLines(join(folder, `${id}.jsonl`));
}

function requireFrozen(folder: string, name: string): void {
  for (const line of readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
    const [hash, file = ''] = line.split('  ');
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (found !== hash)
      throw new Error(
        `The frozen set’s file ${name}/${file} was changed: its hash is ${found}. Restore it from Git.`,
      );
  }
}
