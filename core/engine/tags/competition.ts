import type { TermSource } from './term-collector.js';

const STRONG = new Set<TermSource>(['own', 'name', 'concept', 'translation']);
const DOUBTFUL = new Set<TermSource>(['part', 'hint']);

interface Quoted {
  source: TermSource;
  start: number;
  end: number;
}

/** Two words and more, or three Chinese characters. */
const isPhrase = (quote: string): boolean => /\S\s+\S|\p{Script=Han}{3}/u.test(quote);

/**
 * Takes away what is doubtful where another variable of the run explains it better: words that are only a part of what the
 * other one is called (`flight` of `flight attendants`), and words that only suggest a variable beside one that is named or that the same words say
 * in part. Phrases of topic sets stay there: their lists know the other variables of the set.
 */
export function dropDoubtful(
  found: Map<number, { best: Quoted }>,
  text: string,
  ofTopicSets: ReadonlySet<number>,
): void {
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
    const isOfSet = ofTopicSets.has(variable);
    // `denggi` is said by a variable about dengue, and only suggests one about mosquitoes.
    const isOthers =
      best.source === 'hint' &&
      !isOfSet &&
      all.some(
        ([other, { best: said }]) =>
          other !== variable &&
          found.has(other) &&
          said.source !== 'hint' &&
          said.start < best.end &&
          said.end > best.start,
      );
    const isDoubtful =
      isNamed && DOUBTFUL.has(best.source) && !(isOfSet && isPhrase(text.slice(best.start, best.end)));
    if (isWithin || isOthers || isDoubtful) found.delete(variable);
  }
}
