import { shortQuote } from '../words/reasons.js';

interface Sample {
  text: string;
  language: string;
  /** 0 to 10. */
  score: number;
}

const SHORTEST = 12;
const LONGEST = 140;
const SHOWN = 160;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Readable comments that show a theme: of every language first one, clear in sentiment, none twice. */
export function pickExamples(samples: readonly Sample[], count: number): Omit<Sample, 'score'>[] {
  const ranked = samples
    .map((sample, place) => {
      const { length } = flat(sample.text);
      const isReadable = length >= SHORTEST && length <= LONGEST;
      return { ...sample, place, weight: (isReadable ? 10 : 0) + Math.abs(sample.score - 5) };
    })
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  const chosen = new Map<string, Omit<Sample, 'score'>>();
  const languages = new Set<string>();
  for (const isRound of [true, false]) {
    for (const { text, language } of ranked) {
      if (chosen.size === count) break;
      const quote = shortQuote(text, SHOWN);
      const key = quote.toLowerCase();
      if (key === '' || chosen.has(key) || (isRound && languages.has(language))) continue;
      languages.add(language);
      chosen.set(key, { text: quote, language });
    }
  }
  return [...chosen.values()];
}
