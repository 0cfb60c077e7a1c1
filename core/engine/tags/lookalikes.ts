import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';

interface Cue {
  name: string;
  isOwn: boolean;
}

const names = new Set<string>();
let cues: PhraseIndex<Cue> | undefined;

function loadCues(): PhraseIndex<Cue> {
  const index = new PhraseIndex<Cue>();
  let name = '';
  for (const line of readDataLines('lexicon', 'lookalikes.txt')) {
    if (line.startsWith('= ')) {
      name = line.slice(2);
      names.add(name);
      continue;
    }
    const [kind, list = ''] = line.split(/:\s*/, 2);
    for (const phrase of list.split(';')) index.add(phrase.trim(), { name, isOwn: kind === 'own' });
  }
  return index;
}

/** The names of `lexicon/lookalikes.txt` that a text has words for, and those whose other meaning it has words for. */
export interface Surroundings {
  own: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** Reads what stands around names that are also a word, anywhere in a text. */
export function surroundingsIn(reading: Reading): Surroundings {
  cues ??= loadCues();
  const [own, other] = [new Set<string>(), new Set<string>()];
  for (const { value } of cues.find(reading)) (value.isOwn ? own : other).add(value.name);
  return { own, other };
}

/**
 * What words that are also something else mean (`syabas`, KTM): the name where the comment or its post has words that go with it, the other meaning where it
 * has words of that, and doubt where it has neither; undefined for words that are no such name. `around` is asked only for these.
 */
export function meaningOf(
  words: string,
  around: () => Surroundings,
  inPost: Surroundings | undefined,
): 'name' | 'other' | 'doubt' | undefined {
  const name = words.toLowerCase();
  cues ??= loadCues();
  if (!names.has(name)) return undefined;
  const inText = around();
  if (inText.own.has(name)) return inText.other.has(name) ? 'doubt' : 'name';
  if (inText.other.has(name)) return 'other';
  return inPost?.own.has(name) ? 'name' : 'doubt';
}
