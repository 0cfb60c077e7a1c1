import { shortQuote } from '../words/reasons.js';

interface Sample {
  text: string;
  language: string;
  /** 0 to 10. */
  score: number;
  /** The same for copies of one text. */
  copy: number;
}

/** A comment that stands for a theme. */
export interface Example extends Pick<Sample, 'text' | 'language'> {
  /** Other comments of the theme that are nearly the same. */
  copies: number;
}

const SHORTEST = 12;
const LONGEST = 140;
const SHOWN = 160;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Readable comments that show a theme: of every language first one, clear in sentiment, of copies of one text one. */
export function pickExamples(samples: readonly Sample[], count: number): Example[] {
  const copies = new Map<number, number>();
  for (const { copy } of samples) copies.set(copy, (copies.get(copy) ?? 0) + 1);
  const ranked = samples
    .map((sample, place) => {
      const { length } = flat(sample.text);
      const isReadable = length >= SHORTEST && length <= LONGEST;
      return { ...sample, place, weight: (isReadable ? 10 : 0) + Math.abs(sample.score - 5) };
    })
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  const chosen = new Map<string, Example>();
  const told = new Set<number>();
  const languages = new Set<string>();
  for (const isRound of [true, false]) {
    for (const { text, language, copy } of ranked) {
      if (chosen.size === count) break;
      const quote = shortQuote(text, SHOWN);
      const key = quote.toLowerCase();
      if (key === '' || chosen.has(key) || told.has(copy) || (isRound && languages.has(language))) continue;
      languages.add(language);
      told.add(copy);
      chosen.set(key, { text: quote, language, copies: (copies.get(copy) ?? 1) - 1 });
    }
  }
  return [...chosen.values()];
}
