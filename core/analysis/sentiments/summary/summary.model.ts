import { shareOf } from '../../../platform/charts/figures.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import type { SentimentLabel } from '../../analyzer/providers/provider.js';
import { type SentimentTotals, scoredCount, scoreText } from './totals.model.js';

/** A topic with the comments that mention it. */
export interface Theme {
  name: string;
  count: number;
  positive: number;
  negative: number;
}

export interface SummaryMaterial {
  totals: SentimentTotals;
  /** The score of the record, and the same with comments counting by their reactions. */
  score: number;
  weighted: number;
  themes: Theme[];
  /** How many comments were read for the themes; fewer than all for a large analysis. */
  sampled: number;
  positiveQuotes: string[];
  negativeQuotes: string[];
  /** The AI service that scored the comments, with its model; null for local analysis. */
  readBy: string | null;
}

const LANGUAGE_NAMES: Record<string, string> = {
  ms: 'Malay',
  en: 'English',
  zh: 'Chinese',
  id: 'Indonesian',
  mixed: 'mixed',
  und: 'without words',
};

const MOST_THEMES = 5;
const QUOTES = 2;
const LONGEST_QUOTE = 120;

const percent = (part: number, whole: number) => percentOf(shareOf(part, whole));
const number = (value: number) => value.toLocaleString('en-US');

function quote(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const graphemes = [...new Intl.Segmenter().segment(line.slice(0, LONGEST_QUOTE * 4))];
  if (graphemes.length <= LONGEST_QUOTE) return `“${line}”`;
  const kept = graphemes.slice(0, LONGEST_QUOTE - 1).map(({ segment }) => segment);
  return `“${kept.join('')}…”`;
}

function quotesLine(label: SentimentLabel, texts: string[]): string[] {
  const quotes = [...new Set(texts.map(quote))].slice(0, QUOTES);
  return quotes.length === 0 ? [] : [`Clearest ${label} comments: ${quotes.join(', ')}.`];
}

/**
 * A summary made only of what was counted and what was said: labels, score, themes, languages, quotes; one a line. The
 * last line says who scored the comments.
 */
export function composeSummary({ totals, themes, sampled, readBy, ...material }: SummaryMaterial): string {
  const total = scoredCount(totals);
  const part = (label: SentimentLabel) =>
    `${number(totals[label])} ${label} (${percent(totals[label], total)})`;
  const score = scoreText(material.score);
  const weighted = scoreText(material.weighted);
  const lines = [
    `${number(total)} ${total === 1 ? 'comment' : 'comments'}: ${part('positive')}, ${part('neutral')}, ${part('negative')}. Score ${score} of 10${weighted === score ? '' : `, ${weighted} when comments count by their reactions`}.`,
  ];
  const named = themes
    .filter((theme) => theme.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_THEMES)
    .map(({ name, count, positive, negative }) => {
      const parts = [
        ...(negative > 0 ? [`${number(negative)} negative`] : []),
        ...(positive > 0 ? [`${number(positive)} positive`] : []),
      ];
      return `${name} (${number(count)}${parts.length > 0 ? `, of which ${parts.join(' and ')}` : ''})`;
    });
  if (named.length > 0) {
    const among = sampled < total ? ` in a sample of ${number(sampled)} comments` : '';
    lines.push(`Most mentioned${among}: ${named.join('; ')}.`);
  }
  const languages = Object.entries(totals.languages).sort((a, b) => b[1] - a[1]);
  if (languages.length > 1) {
    lines.push(
      `Languages: ${languages.map(([code, count]) => `${LANGUAGE_NAMES[code] ?? code} ${percent(count, total)}`).join(', ')}.`,
    );
  }
  lines.push(...quotesLine('negative', material.negativeQuotes));
  lines.push(...quotesLine('positive', material.positiveQuotes));
  if (totals.failed > 0) lines.push(`${number(totals.failed)} comments could not be scored.`);
  lines.push(
    readBy === null
      ? 'Written by local analysis: counted from words and learned weights on this machine; irony and hints may be misread.'
      : `Scored by ${readBy}; topics, counts and quotes by local analysis on this machine. Irony and hints may be misread.`,
  );
  return lines.join('\n');
}
