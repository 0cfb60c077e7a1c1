import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalysisQuestion, SummaryFacts } from '../../analysis/analyzer/providers/provider.js';
import type { AnsweredComment } from './answered-comment.js';
import { SummaryCollector, summaryText } from './summarize.js';

const question: AnalysisQuestion = { variables: [{ name: 'banjir', terms: [] }], post: '', language: 'zh' };

const LOCAL = { readBy: null, droppedTags: 0 };
const GEMINI = { readBy: 'Gemini (gemini-2.5-flash)', droppedTags: 3 };

function summarizeComments(
  asked: AnalysisQuestion,
  comments: readonly AnsweredComment[],
  facts: SummaryFacts,
): string {
  const collector = new SummaryCollector();
  for (const comment of comments) collector.add(comment);
  return summaryText(asked, collector, facts);
}

function negative(text: string, tags: string[] = []): AnsweredComment {
  return { text, label: 'negative', score: 1, tags };
}

const COMMENTS = [
  negative('Banjir lagi, rumah masuk air', ['banjir']),
  negative('塞车塞到想哭'),
  negative('又堵车了，天天迟到'),
  negative('traffic here is terrible'),
  { text: 'Terima kasih bomba!', label: 'positive', score: 9, tags: [] } as const,
].map((comment) => ({ ...comment, tags: [...comment.tags] }));

test('counts, the variables found, other topics and quotes, in the language of the question', () => {
  const lines = summarizeComments(question, COMMENTS, LOCAL).split('\n');
  assert.match(
    lines[0] ?? '',
    '共 5 条留言：正面 1 条（20.0%），中性 0 条（0.0%），负面 4 条（80.0%）；分数 2.0/10',
  );
  assert.match(lines[1] ?? '', 'banjir（1 条，其中负面 1、正面 0）');
  assert.match(lines[2] ?? '', '留言里还谈到：塞车 (3)');
  assert.match(lines.at(-2) ?? '', 'Terima kasih bomba!');
  assert.match(lines.at(-1) ?? '', '本地分析');
});

test('the score follows from the three counts, whoever read the comments and however strong each is', () => {
  for (const facts of [LOCAL, GEMINI])
    assert.match(summarizeComments(question, COMMENTS, facts), '分数 2.0/10');
});

test('every count has thousands separators, in each language', () => {
  const many = Array.from({ length: 1200 }, () => negative('Banjir lagi, jalan raya sesak', ['banjir']));
  const facts = { readBy: 'Gemini', droppedTags: 1500 };
  for (const language of ['en', 'zh', 'ms'] as const) {
    const summary = summarizeComments({ ...question, language }, many, facts);
    assert.match(summary, '1,200');
    assert.match(summary, '1,500');
    assert.not.match(summary, /\d{4}/);
  }
});

test('the last line says who read the comments', () => {
  const last = (language: 'en' | 'zh' | 'ms') =>
    summarizeComments({ ...question, language }, COMMENTS, GEMINI)
      .split('\n')
      .at(-1) ?? '';
  assert.match(last('zh'), '变量与情绪由 Gemini (gemini-2.5-flash) 判断');
  assert.match(last('en'), 'Tags and sentiment by Gemini (gemini-2.5-flash)');
  assert.match(last('ms'), 'Tag dan sentimen oleh Gemini (gemini-2.5-flash)');
  for (const language of ['en', 'zh', 'ms'] as const)
    assert.not.match(last(language), /^(本地分析|Local analysis|Analisis setempat)/);
});

test('tags that were left out are counted, in the language of the question', () => {
  const before = (language: 'en' | 'zh' | 'ms') =>
    summarizeComments({ ...question, language }, COMMENTS, GEMINI)
      .split('\n')
      .at(-2) ?? '';
  assert.match(before('zh'), '有 3 个标签未采用');
  assert.match(before('en'), '3 tags were left out');
  assert.match(before('ms'), '3 tag diketepikan');
});

test('topics that are variables already are not named again', () => {
  const asked = { ...question, variables: [{ name: 'kesesakan lalu lintas', terms: [] }] };
  assert.not.match(summarizeComments(asked, COMMENTS, LOCAL), '还谈到');
});

test('topics are looked for among the comments that bring their text, beside any number without', () => {
  const silent = Array.from({ length: 900 }, () => negative(''));
  const summary = summarizeComments(question, [...COMMENTS, ...silent], LOCAL);
  assert.match(summary, '共 905 条留言');
  assert.match(summary, '留言里还谈到：塞车 (3)');
});

test('the same words twice are quoted once, and a quote never ends inside an emoji', () => {
  const twice = [
    negative(`${'sedih '.repeat(19)}abcde😭😭`),
    negative('Kecewa betul!'),
    negative('kecewa betul'),
  ];
  const summary = summarizeComments({ ...question, language: 'en' }, twice, LOCAL);
  assert.is(summary.toLowerCase().split('kecewa betul').length, 2);
  assert.not.match(summary, /[\ud800-\udbff]…/);
});

test.run();
