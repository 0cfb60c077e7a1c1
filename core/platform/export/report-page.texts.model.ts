import { plural, sentencesOf } from '../language/language.model.js';

/** What a report is called on its page. */
export const HEADINGS = sentencesOf('core.reportHeadings', {
  run: '分析结果',
  comparison: '跨社群对比分析',
  relations: '关系分析',
  exploration: '反响标签 (AI探索)',
  agreement: '一致性',
  accuracy: '准确率',
});

/** What several reports say. */
export const PAGE = sentencesOf('core.reportPage', {
  howToRead: 'How to read this',
  noName: 'no name',
  comments: (comments: string) => plural(comments, 'comment'),
  summary: 'Summary',
  shares: 'Share of comments per variable',
  sharesPlot: 'Share of comments per variable with 95% intervals',
  sharesPlotAndTable:
    'Share of comments per variable with 95% intervals; the table below has the same numbers',
  variable: 'Variable',
  variables: 'Variables',
  comment: 'Comment',
  commentsHead: 'Comments',
  sentiment: 'Sentiment',
  threeSentiments: 'Positive / neutral / negative',
  sentiments: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  examples: 'Examples',
  saidBy: 'Said by',
  quote: 'Quote',
  all: 'All',
  firstOf: (shown: number, all: number) => `The first ${shown} of ${all}`,
});
