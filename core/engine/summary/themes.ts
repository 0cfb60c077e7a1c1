import type { ReportLanguage } from '../../analysis/analyzer/providers/provider.js';
import { PhraseIndex } from '../phrases/phrase-index.js';
import { read } from '../reader/read.js';
import { CONCEPTS } from '../tags/concepts.js';
import { understand } from '../tags/understand.js';
import { type TopicLabels, topicLabels } from './summary-texts.js';

/** A topic of the concept pack that comments raise by themselves. */
export interface RaisedTheme {
  /** What it is called in the language of the report. */
  label: string;
  /** How many of the comments looked at raise it. */
  count: number;
}

/** Finds the topics of the concept pack that comments may raise, and says what they are called. */
export interface ThemeFinder {
  index: PhraseIndex<string>;
  labels: Map<string, TopicLabels>;
}

let finder: ThemeFinder | undefined;

/** The finder, made once for a thread. */
export function themeFinder(): ThemeFinder {
  finder ??= createFinder();
  return finder;
}

function createFinder(): ThemeFinder {
  const labels = topicLabels();
  const index = new PhraseIndex<string>();
  for (const { id, terms } of CONCEPTS) {
    if (!labels.has(id)) continue;
    // Pairs of words need their distance checked; single terms say enough for a count.
    for (const term of terms) if (!term.includes('+')) index.add(term, id);
  }
  return { index, labels };
}

const MOST_COMMENTS = 2000;
const LEAST_COMMENTS = 3;
const LEAST_SHARE = 0.03;

function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
}

/**
 * The topics that come up most beside the variables, at most `count`, the most frequent first. Looks at up to 2,000
 * comments, evenly spread; a topic must come up in three of them and in 3%.
 */
export function raisedThemes(
  texts: readonly string[],
  variables: readonly string[],
  language: ReportLanguage,
  count: number,
): RaisedTheme[] {
  const { index, labels } = themeFinder();
  const asked = new Set(
    variables.flatMap((name) => understand({ name, terms: [] }).concepts.map((concept) => concept.id)),
  );
  const sample = spread(texts, MOST_COMMENTS);
  const counts = new Map<string, number>();
  for (const text of sample) {
    for (const id of new Set(index.find(read(text)).map((match) => match.value)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const least = Math.max(LEAST_COMMENTS, sample.length * LEAST_SHARE);
  return [...counts]
    .filter(([id, times]) => times >= least && !asked.has(id))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([id, times]) => ({ label: labels.get(id)?.[language] ?? id, count: times }));
}
