import type { ReportLanguage, Sentiment, Tag } from '../../analyzer/providers/provider.js';
import type { PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { tagReason } from '../words/reasons.js';
import type { PreparedVariables, TermSource, TermUse } from './variable-terms.js';

/** Farthest distance, in UTF-16 code units, between the two halves of a pair of terms. */
const PAIR_REACH = 32;

/** From here on the comment as a whole speaks for the other side of an opinion. */
const OPPOSITE = 6.5;

interface Evidence {
  source: TermSource;
  how: 'exact' | 'root';
  start: number;
  end: number;
}

const RANK: Record<TermSource, number> = { own: 0, name: 1, concept: 2, hint: 3 };

function isBetter(a: Evidence, b: Evidence | undefined): boolean {
  if (b === undefined) return true;
  if (RANK[a.source] !== RANK[b.source]) return RANK[a.source] < RANK[b.source];
  if (a.how !== b.how) return a.how === 'exact';
  return a.start < b.start || (a.start === b.start && a.end > b.end);
}

function pairUp(
  matches: readonly PhraseMatch<TermUse>[],
  offer: (variable: number, evidence: Evidence) => void,
): void {
  const lastPart = new Map<number, PhraseMatch<TermUse>>();
  for (const match of matches) {
    const { pair, part, variable, source } = match.value;
    if (pair === undefined) continue;
    const other = lastPart.get(pair * 2 + (1 - part));
    lastPart.set(pair * 2 + part, match);
    if (other === undefined || match.start - other.end > PAIR_REACH || match.start < other.end) continue;
    const how = match.how === 'root' || other.how === 'root' ? 'root' : 'exact';
    offer(variable, { source, how, start: other.start, end: match.end });
  }
}

function bestEvidence(reading: Reading, prepared: PreparedVariables): Map<number, Evidence> {
  const best = new Map<number, Evidence>();
  const offer = (variable: number, evidence: Evidence): void => {
    if (isBetter(evidence, best.get(variable))) best.set(variable, evidence);
  };
  const matches = prepared.index.find(reading);
  for (const { value, how, start, end } of matches) {
    if (value.pair === undefined) offer(value.variable, { source: value.source, how, start, end });
  }
  pairUp(matches, offer);
  return best;
}

function contradicts(stance: 'positive' | 'negative' | undefined, sentiment: Sentiment): boolean {
  if (stance === undefined) return false;
  return stance === 'negative' ? sentiment.score >= OPPOSITE : sentiment.score <= 10 - OPPOSITE;
}

function confirms(stance: 'positive' | 'negative' | undefined, sentiment: Sentiment): boolean {
  return stance === undefined || stance === sentiment.label;
}

/**
 * The variables a comment mentions, in the order of the question, each with the words it rests on. An opinion
 * variable (价格太贵) is left out when the comment speaks for the other side, and only likely when it takes none.
 */
export function tagComment(
  reading: Reading,
  prepared: PreparedVariables,
  sentiment: Sentiment,
  language: ReportLanguage,
): Tag[] {
  const best = bestEvidence(reading, prepared);
  const tags: Tag[] = [];
  prepared.understandings.forEach(({ variable, stance }, i) => {
    const evidence = best.get(i);
    if (evidence === undefined) return;
    const { source, start, end, how } = evidence;
    // Whoever gave own terms said what counts: no stance is read into them.
    const isOwn = source === 'own';
    if (!isOwn && contradicts(stance, sentiment)) return;
    const confirmed = isOwn || confirms(stance, sentiment);
    const tier = source === 'hint' || !confirmed ? 'likely' : 'certain';
    const quote = reading.text.slice(start, end);
    const reason = tagReason(language, { source, how, quote, variable: variable.name, stance, confirmed });
    tags.push({ variable: variable.name, quote, start, end, reason, tier });
  });
  return tags;
}
