import type { ReportLanguage, SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { shareOf } from '../../platform/charts/figures.js';
import { percentOf } from '../../platform/language/percent.model.js';
import { readDataLines } from '../words/package-file.js';

/** A variable that comments mention, and how many of them are negative and positive. */
export interface Theme {
  name: string;
  count: number;
  negative: number;
  positive: number;
}

const percent = (part: number, whole: number): string => percentOf(shareOf(part, whole));

/** "1,234": a number as summaries write it. */
export const number = (value: number) => value.toLocaleString('en');

/** The lines of a summary. */
export interface SummaryTexts {
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

/** The lines of a summary in each language. */
export const SUMMARY_TEXTS: Record<ReportLanguage, SummaryTexts> = {
  en: {
    opening: (total, c, score) =>
      `${number(total)} ${total === 1 ? 'comment' : 'comments'}: ${number(c.positive)} positive (${percent(c.positive, total)}), ${number(c.neutral)} neutral (${percent(c.neutral, total)}), ${number(c.negative)} negative (${percent(c.negative, total)}); score ${score} of 10.`,
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
        ? '1 tag was left out: its words are not in the comment, or it is not one of the variables.'
        : `${number(tags)} tags were left out: their words are not in the comments, or they are not among the variables.`,
    readBy: (provider) =>
      `Tags and sentiment by ${provider}; counted and quoted on this machine. Irony and hints may be misread.`,
    empty: 'There are no comments to summarise.',
  },
  zh: {
    opening: (total, c, score) =>
      `共 ${number(total)} 条留言：正面 ${number(c.positive)} 条（${percent(c.positive, total)}），中性 ${number(c.neutral)} 条（${percent(c.neutral, total)}），负面 ${number(c.negative)} 条（${percent(c.negative, total)}）；分数 ${score}/10。`,
    themes: (list) => `提到最多的：${list}。`,
    theme: (t) =>
      `${t.name}（${number(t.count)} 条，其中负面 ${number(t.negative)}、正面 ${number(t.positive)}）`,
    raised: (list) => `留言里还谈到：${list}。`,
    noThemes: '没有找到任何变量。',
    quotes: (label, list) => `有代表性的${label}留言：${list}。`,
    limits: '本地分析：在本机按词语与训练权重统计，反讽和暗示可能会误判。',
    dropped: (tags) => `有 ${number(tags)} 个标签未采用：其引文不在留言中，或不属于所列变量。`,
    readBy: (provider) => `变量与情绪由 ${provider} 判断，统计与摘录在本机完成；反讽和暗示可能会误判。`,
    empty: '没有可总结的留言。',
  },
  ms: {
    opening: (total, c, score) =>
      `${number(total)} komen: ${number(c.positive)} positif (${percent(c.positive, total)}), ${number(c.neutral)} neutral (${percent(c.neutral, total)}), ${number(c.negative)} negatif (${percent(c.negative, total)}); skor ${score} daripada 10.`,
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

/** Quotes in a row, in the marks of the language. */
export const quotesInRow = (quotes: readonly string[], language: ReportLanguage): string =>
  language === 'zh'
    ? quotes.map((one) => `「${one}」`).join('、')
    : quotes.map((one) => `“${one}”`).join(', ');

export type TopicLabels = Record<ReportLanguage, string>;

let labels: Map<string, TopicLabels> | undefined;

/** What the topics of the concept pack are called in each language, by id. */
export function topicLabels(): Map<string, TopicLabels> {
  labels ??= new Map(
    readDataLines('lexicon', 'topic-labels.txt').map((line) => {
      const [id = '', names = ''] = line.split(/:\s*/, 2);
      const [en = '', ms = '', zh = ''] = names.split('|').map((label) => label.trim());
      return [id, { en, ms, zh }];
    }),
  );
  return labels;
}
