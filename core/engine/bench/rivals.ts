import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A library to compare with; gives a number below, at or above zero. */
export interface Rival {
  name: string;
  /** How many rows of a source it is asked about; slow ones get a sample. */
  mostRows: number;
  score(text: string, language: string): number;
}

interface Scorer {
  analyze(text: string): { score: number };
}

/** AFINN (the `sentiment` package), VADER and multilang-sentiment, each used as its documentation says. */
export function loadRivals(): Rival[] {
  const Afinn = require('sentiment') as new () => Scorer;
  const afinn = new Afinn();
  const vader = require('vader-sentiment') as {
    SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
  };
  const multilang = require('multilang-sentiment') as (text: string, language: string) => { score: number };
  return [
    { name: 'AFINN', mostRows: Number.POSITIVE_INFINITY, score: (text) => afinn.analyze(text).score },
    {
      name: 'VADER',
      mostRows: Number.POSITIVE_INFINITY,
      score: (text) => {
        const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
        return Math.abs(compound) < 0.05 ? 0 : compound;
      },
    },
    // About 20 texts a second: a sample of each source has to do.
    { name: 'multilang', mostRows: 40, score: (text, language) => multilang(text, language).score },
  ];
}
