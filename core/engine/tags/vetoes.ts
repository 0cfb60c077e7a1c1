import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { type MatchLimit, PhraseIndex } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { ownForms } from './term-collector.js';

/** The vetoes of a question's variables, by the variable's index; undefined where there are none. */
export type Vetoes = PhraseIndex<number> | undefined;

/** Words of a text. */
export interface Span {
  start: number;
  end: number;
}

const LONGEST_VETO = 200;

/** Of one variable in a comment. */
const MOST_VETOES: MatchLimit<number> = { kindOf: (variable) => variable, matches: 1000 };

/** Gathers the vetoes of variables, and what their descriptions say against them (`descriptions.ts`), in the same order. */
export function prepareVetoes(
  variables: readonly Variable[],
  descriptions: readonly { vetoes: readonly string[] }[] = [],
): Vetoes {
  const all = variables.map(({ vetoes = [] }, i) => [...vetoes, ...(descriptions[i]?.vetoes ?? [])]);
  if (all.every((vetoes) => vetoes.length === 0)) return undefined;
  const index = new PhraseIndex<number>();
  all.forEach((vetoes, variable) => {
    for (const veto of vetoes)
      for (const form of ownForms(veto.slice(0, LONGEST_VETO))) index.add(form, variable);
  });
  return index;
}

/** Where vetoes stand in a text, by the index of the variable that they speak against. */
export function vetoedIn(reading: Reading, vetoes: Vetoes): ReadonlyMap<number, readonly Span[]> {
  const found = new Map<number, Span[]>();
  for (const { value, start, end } of vetoes?.find(reading, MOST_VETOES) ?? []) {
    const spans = found.get(value);
    if (spans === undefined) found.set(value, [{ start, end }]);
    else spans.push({ start, end });
  }
  return found;
}

/**
 * Whether a term counts beside the vetoes of its variable: in a comment with a veto only the variable's own terms and its
 * name do, and only outside of the veto's words. `harga` with the veto `harga diri` is in "jaga harga diri, harga barang
 * naik" for its second time alone.
 */
export function isVetoed(
  { value: { variable, source }, start, end }: Span & { value: { variable: number; source: string } },
  vetoed: ReadonlyMap<number, readonly Span[]>,
): boolean {
  const spans = vetoed.get(variable);
  if (spans === undefined) return false;
  const isOwn = source === 'own' || source === 'name';
  return !isOwn || spans.some((span) => span.start < end && span.end > start);
}
