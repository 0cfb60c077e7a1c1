import type { TermSource } from './term-collector.js';

const STRONG = new Set<TermSource>(['own', 'name', 'concept', 'translation']);
const DOUBTFUL = new Set<TermSource>(['part', 'hint']);

interface Quoted {
  source: TermSource;
  start: number;
  end: number;
}

/**
 * Takes away what is doubtful where another variable of the run explains it better: words that are only a part of what the
 * other one is called (`flight` of `flight attendants`), and words that only suggest a variable beside one that is named.
 */
export function dropDoubtful(found: Map<number, { best: Quoted }>): void {
  const all = [...found];
  const isNamed = all.some(([, { best }]) => STRONG.has(best.source));
  for (const [variable, { best }] of all) {
    if (STRONG.has(best.source)) continue;
    const isWithin = all.some(
      ([other, { best: named }]) =>
        other !== variable &&
        STRONG.has(named.source) &&
        named.start <= best.start &&
        named.end >= best.end &&
        named.end - named.start > best.end - best.start,
    );
    if (isWithin || (isNamed && DOUBTFUL.has(best.source))) found.delete(variable);
  }
}
