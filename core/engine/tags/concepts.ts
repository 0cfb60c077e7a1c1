import { readdirSync } from 'node:fs';
import { enginePath, readDataLines } from '../words/package-file.js';

/** What a variable says about its topic, when it says anything: `服务态度差` is against, `sokong kerajaan` is for. */
export type Stance = 'positive' | 'negative';

/** A topic of public life, or a single thing of one, with the words that people use for it. */
export interface Concept {
  id: string;
  /** A single thing (`eggs`, `lifts`): it has names and hints only, and its names are no one else's. */
  isThing: boolean;
  /** A side of things (`costs`, `delays`): counts only in a name that also says of what. */
  isSide: boolean;
  /** The topic that a thing belongs to, if any. */
  parent: string | undefined;
  /** How staff may call it, in any language; a variable with such a name means this topic. */
  names: string[];
  /** Words that say it by themselves. `a+b`: both near each other. `a*`: every word with that beginning. */
  terms: string[];
  /** Words that only suggest it. */
  hints: string[];
  stance: Stance | undefined;
}

const HEAD = /^=\s*(\S+)(?:\s+(positive|negative))?(?:\s+in\s+(\S+))?$/;

function readConcepts(): Concept[] {
  const concepts: Concept[] = [];
  let current: Concept | undefined;
  const files = readdirSync(enginePath('concepts'))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  for (const [file, line] of files.flatMap((name) =>
    readDataLines('concepts', name).map((line) => [name, line] as const),
  )) {
    const head = HEAD.exec(line);
    if (head?.[1] !== undefined) {
      const stance = head[2] as Stance | undefined;
      const isThing = file.endsWith('-things.txt');
      const isSide = file === 'sides-things.txt';
      current = { id: head[1], isThing, isSide, parent: head[3], names: [], terms: [], hints: [], stance };
      concepts.push(current);
      continue;
    }
    const [field = '', list = ''] = line.split(/:\s*/, 2);
    const words = list
      .split(';')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    if (field === 'names') current?.names.push(...words);
    else if (field === 'hints') current?.hints.push(...words);
    else current?.terms.push(...words);
  }
  // A topic takes what its things are called; a thing takes nothing of its topic.
  for (const { parent, names } of concepts) concepts.find(({ id }) => id === parent)?.hints.push(...names);
  return concepts;
}

/** The concept pack (`concepts/*.txt`), in the order of its files. */
export const CONCEPTS: readonly Concept[] = readConcepts();
