import { wilson } from '../../../analysis/shares/wilson.model.js';
import type { ExploredTheme } from './exploration.schemas.js';

/** Of the smaller of two topics this share of comments must be the other's too. */
const BESIDE = 0.4;
const MOST_TERMS = 20;
export const THIN = 10;

type Counted = Pick<ExploredTheme, 'name' | 'kind' | 'comments' | 'shared'>;

/** The known topics beside a known topic: much of the smaller one is the other's too. */
export function besideOf(themes: readonly Counted[], place: number): string[] {
  const theme = themes[place];
  if (theme === undefined || theme.kind !== 'known') return [];
  return themes.flatMap(({ name, kind, comments }, at) => {
    if (at === place || kind !== 'known') return [];
    const both = theme.shared[at] ?? 0;
    return both >= BESIDE * Math.min(comments, theme.comments) && both > 0 ? [name] : [];
  });
}

/** A theme that stands for several, and how many comments it has at most where that is not known exactly. */
export interface MergedTheme extends ExploredTheme {
  /** The themes it stands for. */
  parts: string[];
  /** Exact for one and for two themes; for more of them the most that there can be. */
  isExact: boolean;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * How many comments mention any of the themes: exact for two, for more at most this many (Hunter 1976: the sum less the
 * largest overlaps that join them without a ring).
 */
function unionOf(all: readonly ExploredTheme[], places: readonly number[]): number {
  const parts = places.flatMap((place) => all[place] ?? []);
  const joined = new Set(places.slice(0, 1));
  let overlaps = 0;
  while (joined.size < places.length) {
    let best = { place: -1, both: -1 };
    for (const from of joined)
      for (const place of places) {
        const both = all[from]?.shared[place] ?? 0;
        if (!joined.has(place) && both > best.both) best = { place, both };
      }
    joined.add(best.place);
    overlaps += best.both;
  }
  return sumOf(parts.map(({ comments }) => comments)) - overlaps;
}

/** Separators of a typed variable cannot stand in a term. */
const asTerm = (text: string) => text.replace(/[=,，;；\n]/g, ' ').trim();

/** Several themes as one, named as the largest of them; its variable has the words of all. */
export function mergedTheme(
  all: readonly ExploredTheme[],
  places: readonly number[],
  read: number,
): MergedTheme | undefined {
  const sorted = [...places].sort((a, b) => (all[b]?.comments ?? 0) - (all[a]?.comments ?? 0));
  const parts = sorted.flatMap((place) => all[place] ?? []);
  const [first] = parts;
  if (first === undefined) return undefined;
  if (parts.length === 1) return { ...first, parts: [first.name], isExact: true };
  const comments = Math.min(read, unionOf(all, sorted));
  const words = parts.flatMap(({ name, kind, terms }) => (kind === 'known' ? [name, ...terms] : terms));
  const terms = [...new Set(words.map(asTerm))].filter((word) => word !== '').slice(0, MOST_TERMS);
  // Comments that several of them have are shared out: the parts say how the whole feels, not how many there are.
  const scale = comments / Math.max(1, sumOf(parts.map((part) => part.comments)));
  const scaled = (of: (part: ExploredTheme) => number) => Math.round(sumOf(parts.map(of)) * scale);
  const languages = new Map<string, number>();
  for (const { language, comments: some } of parts.flatMap((part) => part.languages))
    languages.set(language, (languages.get(language) ?? 0) + some * scale);
  return {
    ...first,
    kind: parts.every(({ kind }) => kind === 'known') ? 'known' : 'found',
    parts: parts.map(({ name }) => name),
    isExact: parts.length === 2,
    terms,
    variable: `${asTerm(first.name)}=${terms.join(',')}`,
    comments,
    share: read === 0 ? 0 : comments / read,
    ...wilson(comments, read),
    isThin: comments < THIN,
    sentiments: {
      positive: scaled((part) => part.sentiments.positive),
      neutral: scaled((part) => part.sentiments.neutral),
      negative: scaled((part) => part.sentiments.negative),
    },
    languages: [...languages]
      .map(([language, some]) => ({ language, comments: Math.round(some) }))
      .sort((a, b) => b.comments - a.comments),
    rise: parts.some(({ rise }) => rise === null) ? null : sumOf(parts.map(({ rise }) => rise ?? 0)) * scale,
    examples: parts.flatMap(({ examples }) => examples),
    exampleLanguages: parts.flatMap(({ examples, exampleLanguages }) =>
      examples.map((_, at) => exampleLanguages[at] ?? ''),
    ),
    exampleCopies: parts.flatMap(({ examples, exampleCopies }) =>
      examples.map((_, at) => exampleCopies[at] ?? 0),
    ),
    beside: [],
  };
}
