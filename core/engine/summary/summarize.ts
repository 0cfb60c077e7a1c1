import type {
  AnalysisQuestion,
  ReportLanguage,
  SentimentLabel,
  SummaryFacts,
} from '../../analysis/analyzer/providers/provider.js';
import { LABEL_WORDS, shortQuote } from '../words/reasons.js';
import { scoreOfCounts } from '../words/sentiment-band.js';
import type { AnsweredComment } from './answered-comment.js';
import { number, quotesInRow, SUMMARY_TEXTS, type SummaryTexts, type Theme } from './summary-texts.js';
import { raisedThemes } from './themes.js';

const MOST_THEMES = 5;
const MOST_RAISED = 4;
const QUOTES_PER_SIDE = 2;
const LONGEST_QUOTE = 120;

/** What a summary says of comments, gathered as they come: of all of them numbers, of those that bring their text that too. */
export class SummaryCollector {
  readonly counts = { positive: 0, neutral: 0, negative: 0 };
  readonly quotable: AnsweredComment[] = [];
  private readonly themes = new Map<string, Theme>();

  add(comment: AnsweredComment): void {
    const { label, tags, text } = comment;
    this.counts[label] += 1;
    for (const name of tags) {
      const theme = this.themes.get(name) ?? { name, count: 0, negative: 0, positive: 0 };
      this.themes.set(name, theme);
      theme.count += 1;
      if (label === 'negative') theme.negative += 1;
      if (label === 'positive') theme.positive += 1;
    }
    if (text !== '') this.quotable.push(comment);
  }

  get total(): number {
    return this.counts.positive + this.counts.neutral + this.counts.negative;
  }

  /** Those of the variables that were found, the most frequent first. */
  themesOf({ variables }: AnalysisQuestion): Theme[] {
    return variables.flatMap(({ name }) => this.themes.get(name) ?? []).sort((a, b) => b.count - a.count);
  }
}

function quoteLine(
  texts: SummaryTexts,
  language: ReportLanguage,
  label: SentimentLabel,
  comments: readonly AnsweredComment[],
): string[] {
  const chosen = representativeComments(
    comments.filter((comment) => comment.label === label),
    QUOTES_PER_SIDE,
  );
  if (chosen.length === 0) return [];
  const list = quotesInRow(
    chosen.map((comment) => shortQuote(comment.text, LONGEST_QUOTE)),
    language,
  );
  return [texts.quotes(LABEL_WORDS[language][label], list)];
}

/**
 * A summary in the question's language, made only of what is there: counts, the variables found most, and comments
 * quoted as they stand. One paragraph a line; the last line says who read the comments: local analysis, or `readBy`, an
 * AI service with its model; the line before it how many of its tags did not pass the check.
 */
export function summaryText(
  question: AnalysisQuestion,
  comments: SummaryCollector,
  { readBy, droppedTags }: SummaryFacts,
): string {
  const texts = SUMMARY_TEXTS[question.language];
  const { total, counts, quotable } = comments;
  if (total === 0) return texts.empty;
  const themes = comments.themesOf(question).slice(0, MOST_THEMES);
  const lines = [texts.opening(total, counts, (scoreOfCounts(counts) ?? 5).toFixed(1))];
  if (themes.length > 0)
    lines.push(texts.themes(themes.map(texts.theme).join(question.language === 'zh' ? '；' : '; ')));
  else if (question.variables.length > 0) lines.push(texts.noThemes);
  const raised = raisedThemes(
    quotable.map((comment) => comment.text),
    question.variables.map((variable) => variable.name),
    question.language,
    MOST_RAISED,
  );
  if (raised.length > 0) {
    lines.push(
      texts.raised(
        raised
          .map(({ label, count }) => `${label} (${number(count)})`)
          .join(question.language === 'zh' ? '、' : ', '),
      ),
    );
  }
  lines.push(...quoteLine(texts, question.language, 'negative', quotable));
  lines.push(...quoteLine(texts, question.language, 'positive', quotable));
  if (droppedTags > 0) lines.push(texts.dropped(droppedTags));
  lines.push(readBy === null ? texts.limits : texts.readBy(readBy));
  return lines.join('\n');
}

const SHORTEST = 8;
const LONGEST = 160;

function plainLength(text: string): number {
  return text.replace(/\s+/g, ' ').trim().length;
}

/**
 * The comments that show best what many say: clear in sentiment, of readable length, not twice the same text. Order is
 * fixed by the comments alone, so the same file always gives the same quotes.
 */
function representativeComments(comments: readonly AnsweredComment[], count: number): AnsweredComment[] {
  const seen = new Set<string>();
  const ranked = comments
    .map((comment, i) => {
      const length = plainLength(comment.text);
      const readable = length >= SHORTEST && length <= LONGEST ? 1 : 0;
      return {
        comment,
        i,
        weight: readable * 10 + Math.abs(comment.score - 5) + Math.min(comment.tags.length, 3),
      };
    })
    .sort((a, b) => b.weight - a.weight || a.i - b.i);
  const chosen: AnsweredComment[] = [];
  for (const { comment } of ranked) {
    if (chosen.length === count) break;
    const key = comment.text
      .toLowerCase()
      .replace(/[\s\p{P}\p{S}]+/gu, '')
      .slice(0, 80);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    chosen.push(comment);
  }
  return chosen;
}
