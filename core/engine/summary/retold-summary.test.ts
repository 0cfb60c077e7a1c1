import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReportLanguage } from '../../analysis/analyzer/providers/provider.js';
import { retoldSummary } from './retold-summary.js';
import { SummaryCollector, summaryText } from './summarize.js';

const LANGUAGES: ReportLanguage[] = ['en', 'zh', 'ms'];
const VARIABLES = [
  { name: 'banjir kilat; “teruk”', terms: [] },
  { name: '价格', terms: [] },
];

function collected(): SummaryCollector {
  const comments = new SummaryCollector();
  const texts = [
    'banjir lagi, rasuah! 😡',
    '价格太贵了',
    'polis datang cepat, terima kasih',
    'rasuah di mana-mana',
  ];
  for (const [at, text] of [...texts, ...texts, ...texts].entries())
    comments.add({
      text,
      label: at % 3 === 0 ? 'negative' : at % 3 === 1 ? 'neutral' : 'positive',
      score: 4 + (at % 3),
      tags: at % 2 === 0 ? ['banjir kilat; “teruk”'] : ['价格'],
    } as Parameters<SummaryCollector['add']>[0]);
  return comments;
}

const written = (language: ReportLanguage, readBy: string | null, droppedTags: number) =>
  summaryText(
    { variables: VARIABLES, post: '', language } as Parameters<typeof summaryText>[0],
    collected(),
    {
      readBy,
      droppedTags,
    },
  );

const test = suite('a summary that is shown in the language of the reader');

test('every line of a summary is told again in every language', () => {
  for (const [readBy, dropped] of [
    [null, 0],
    ['Gemini (gemini-3)', 1],
    ['槟城快讯 (deepseek)', 1203],
  ] as const)
    for (const from of LANGUAGES)
      for (const to of LANGUAGES)
        assert.is(retoldSummary(written(from, readBy, dropped), to), written(to, readBy, dropped));
});

test('an empty run, none of the variables, and quotes in the marks of before are told again', () => {
  assert.is(retoldSummary('没有可总结的留言。', 'ms'), 'Tiada komen untuk dirumuskan.');
  assert.is(retoldSummary('没有找到任何变量。', 'en'), 'None of the variables was found.');
  assert.is(
    retoldSummary('有代表性的负面留言：“很差”、“teruk”。', 'en'),
    'Typical negative comments: “很差”, “teruk”.',
  );
});

test('what is none of the lines stays', () => {
  assert.is(retoldSummary('Ringkasan lama\nBaris kedua', 'zh'), 'Ringkasan lama\nBaris kedua');
  assert.is(retoldSummary('', 'zh'), '');
});

test.run();
