import { readdirSync } from 'node:fs';
import { enginePath, readDataLines } from '../package-file.js';

/** What a variable says about its topic, when it says anything: `服务态度差` is against, `sokong kerajaan` is for. */
export type Stance = 'positive' | 'negative';

/** A topic of public life with the words by which people speak of it. */
export interface Concept {
  id: string;
  /** How staff may call it, in any language; a variable with such a name means this topic. */
  names: string[];
  /** Words that say it by themselves. `a+b`: both near each other. `a*`: every word with that beginning. */
  terms: string[];
  /** Words that only suggest it. */
  hints: string[];
  stance: Stance | undefined;
}

function readConcepts(): Concept[] {
  const concepts: Concept[] = [];
  let current: Concept | undefined;
  const files = readdirSync(enginePath('concepts'))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  for (const line of files.flatMap((name) => readDataLines('concepts', name))) {
    const head = /^=\s*(\S+)(?:\s+(positive|negative))?$/.exec(line);
    if (head?.[1] !== undefined) {
      current = { id: head[1], names: [], terms: [], hints: [], stance: head[2] as Stance | undefined };
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
  return concepts;
}

/** The concept pack (`concepts/*.txt`), in the order of its files. */
export const CONCEPTS: readonly Concept[] = readConcepts();
