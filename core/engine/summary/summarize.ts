import type {
  AnalysisQuestion,
  ReportLanguage,
  SentimentLabel,
  SummaryFacts,
} from '../../analyzer/providers/provider.js';
import { LABEL_WORDS, shortQuote } from '../words/reasons.js';
import type { AnsweredComment } from './answered-comment.js';
import { representativeComments } from './quotes.js';
import { raisedThemes } from './themes.js';

const MOST_THEMES = 5;
const MOST_RAISED = 4;
const QUOTES_PER_SIDE = 2;
const LONGEST_QUOTE = 120;

interface Theme {
  name: string;
  count: number;
  negative: number;
  positive: number;
}

/** What a summary says of comments, gathered as they come: of all of them numbers, of those that bring their text that too. */
export class SummaryCollector {
  readonly counts = { positive: 0, neutral: 0, negative: 0 };
  readonly quotable: AnsweredComment[] = [];
  private readonly themes = new Map<string, Theme>();
  private scores = 0;

  add(comment: AnsweredComment): void {
    const { label, score, tags, text } = comment;
    this.counts[label] += 1;
    this.scores += score;
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

  get meanScore(): number {
    return this.scores / this.total;
  }

  /** Those of the variables that were found, the most frequent first. */
  themesOf({ variables }: AnalysisQuestion): Theme[] {
    return variables.flatMap(({ name }) => this.themes.get(name) ?? []).sort((a, b) => b.count - a.count);
  }
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;
}

const number = (value: number) => value.toLocaleString('en');

interface Texts {
  opening: (total: number, counts: Record<SentimentLabel, number>, score: string) => string;
  themes: (list: string) => string;
  theme: (theme: Theme) => string;
  raised: (list: string) => string;
  noThemes: string;
  quotes: (label: string, list: string) => string;
  limits: string;
  readBy: (provider: string) => string;
  dropped: (tags: number) => string;
  empty: string;
}

const TEXTS: Record<ReportLanguage, Texts> = {
  en: {
    opening: (total, c, score) =>
      `${number(total)} ${total === 1 ? 'comment' : 'comments'}: ${number(c.positive)} positive (${percent(c.positive, total)}), ${number(c.neutral)} neutral (${percent(c.neutral, total)}), ${number(c.negative)} negative (${percent(c.negative, total)}); mean score ${score} of 10.`,
    themes: (list) => `Most mentioned: ${list}.`,
    theme: (t) =>
      `${t.name} (${number(t.count)}, of which ${number(t.negative)} negative and ${number(t.positive)} positive)`,
    raised: (list) => `Other topics that come up: ${list}.`,
    noThemes: 'None of the variables was found.',
    quotes: (label, list) => `Typical ${label} comments: ${list}.`,
    limits:
      'Local analysis: counted from words and learned weights on this machine; irony and hints may be misread.',
    dropped: (tags) =>
      tags === 1
        ? '1 tag was left out: its words do not stand in the comment, or it is none of the variables.'
        : `${number(tags)} tags were left out: their words do not stand in the comments, or they are none of the variables.`,
    readBy: (provider) =>
      `Tags and sentiment by ${provider}; counted and quoted on this machine. Irony and hints may be misread.`,
    empty: 'There are no comments to summarise.',
  },
  zh: {
    opening: (total, c, score) =>
      `共 ${number(total)} 条留言：正面 ${number(c.positive)} 条（${percent(c.positive, total)}），中性 ${number(c.neutral)} 条（${percent(c.neutral, total)}），负面 ${number(c.negative)} 条（${percent(c.negative, total)}）；平均分 ${score}/10。`,
    themes: (list) => `提到最多的：${list}。`,
    theme: (t) =>
      `${t.name}（${number(t.count)} 条，其中负面 ${number(t.negative)}、正面 ${number(t.positive)}）`,
    raised: (list) => `留言里还谈到：${list}。`,
    noThemes: '没有找到任何变量。',
    quotes: (label, list) => `有代表性的${label}留言：${list}。`,
    limits: '本地分析：在本机按词语与训练权重统计，反讽和暗示可能会误判。',
    dropped: (tags) => `有 ${number(tags)} 个标记未采用：其引文不在留言中，或不属于所列变量。`,
    readBy: (provider) => `变量与情绪由 ${provider} 判断，统计与摘录在本机完成；反讽和暗示可能会误判。`,
    empty: '没有可总结的留言。',
  },
  ms: {
    opening: (total, c, score) =>
      `${number(total)} komen: ${number(c.positive)} positif (${percent(c.positive, total)}), ${number(c.neutral)} neutral (${percent(c.neutral, total)}), ${number(c.negative)} negatif (${percent(c.negative, total)}); skor purata ${score} daripada 10.`,
    themes: (list) => `Paling banyak disebut: ${list}.`,
    theme: (t) =>
      `${t.name} (${number(t.count)}, ${number(t.negative)} negatif dan ${number(t.positive)} positif)`,
    raised: (list) => `Topik lain yang disentuh: ${list}.`,
    noThemes: 'Tiada pemboleh ubah ditemui.',
    quotes: (label, list) => `Komen ${label} yang mewakili: ${list}.`,
    limits:
      'Analisis setempat: dikira daripada perkataan dan pemberat terlatih pada komputer ini; sindiran mungkin tersalah baca.',
    dropped: (tags) =>
      `${number(tags)} tag diketepikan: petikannya tiada dalam komen, atau bukan pemboleh ubah yang diminta.`,
    readBy: (provider) =>
      `Tag dan sentimen oleh ${provider}; dikira dan dipetik pada komputer ini. Sindiran mungkin tersalah baca.`,
    empty: 'Tiada komen untuk dirumuskan.',
  },
};

function quoteLine(
  texts: Texts,
  language: ReportLanguage,
  label: SentimentLabel,
  comments: readonly AnsweredComment[],
): string[] {
  const chosen = representativeComments(
    comments.filter((comment) => comment.label === label),
    QUOTES_PER_SIDE,
  );
  if (chosen.length === 0) return [];
  const list = chosen
    .map((comment) => `“${shortQuote(comment.text, LONGEST_QUOTE)}”`)
    .join(language === 'zh' ? '、' : ', ');
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
  const texts = TEXTS[question.language];
  const { total, counts, quotable } = comments;
  if (total === 0) return texts.empty;
  const themes = comments.themesOf(question).slice(0, MOST_THEMES);
  const lines = [texts.opening(total, counts, comments.meanScore.toFixed(1))];
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
