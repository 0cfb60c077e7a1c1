import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from './engine.js';

const engine = createEngine();
const prepared = engine.prepare({
  variables: [
    { name: '价格太贵', terms: [] },
    { name: 'banjir', terms: ['air naik'] },
  ],
  post: '',
  language: 'en',
});

const MEGABYTE = 1_000_000;

function zalgo(text: string, marks: number): string {
  return [...text].map((char) => char + '\u0301\u0323'.repeat(marks)).join('');
}

// Each of these took a second or less when written; what is tested is that they end at all and stay correct.
const HARD_COMMENTS: Record<string, string> = {
  'a megabyte of one letter': 'a'.repeat(MEGABYTE),
  'a megabyte of one Chinese character': '贵'.repeat(MEGABYTE / 3),
  'a megabyte of words': 'banjir mahal '.repeat(MEGABYTE / 13),
  'a megabyte of Chinese without a full stop': '东西越来越贵薪水都没涨'.repeat(MEGABYTE / 33),
  'ten thousand emoji': '😡'.repeat(10_000),
  'ten thousand joined emoji': '👩\u200d❤\ufe0f\u200d👨'.repeat(2_500),
  'a string of joiners': '\u200d'.repeat(100_000),
  Zalgo: zalgo('banjir lagi hari ini', 2_000),
  'right-to-left marks': `\u202e${'\u200f'.repeat(50_000)}banjir\u202c`,
  'only spaces': ' '.repeat(MEGABYTE),
  'only line breaks': '\r\n'.repeat(MEGABYTE / 2),
  NUL: `banjir\0${'\0'.repeat(100_000)}`,
  'lone surrogates': `banjir ${'\ud83d'.repeat(100_000)}\udc4d`,
  'only marks': '!?'.repeat(MEGABYTE / 2),
  hashtags: '#'.repeat(MEGABYTE),
  mentions: '@'.repeat(MEGABYTE),
  'a link without end': `https://${'a'.repeat(MEGABYTE)}`,
  'half links': 'http'.repeat(MEGABYTE / 4),
  emoticons: ':-'.repeat(MEGABYTE / 2),
  carets: '^_'.repeat(MEGABYTE / 2),
  underscores: `^${'_'.repeat(MEGABYTE)}`,
  negations: 'tak '.repeat(MEGABYTE / 4),
  apostrophes: "a'".repeat(MEGABYTE / 2),
};

const limits = suite('a comment that is no comment');

for (const [name, text] of Object.entries(HARD_COMMENTS)) {
  limits(`${name} is answered like any other`, () => {
    const answer = engine.answer(prepared, text);
    assert.ok(answer.sentiment.score >= 0 && answer.sentiment.score <= 10);
    for (const tag of answer.tags) assert.is(tag.quote, text.slice(tag.start, tag.end));
    assert.ok(answer.reasoning.length < 1_000);
  });
}

limits('invisible characters do not hide a word', () => {
  for (const text of [
    'b\u200ba\u200bnjir',
    zalgo('banjir', 3),
    '\u202ebanjir\u202c',
    'banjir\0',
    'ＢＡＮＪＩＲ',
    '𝓫𝓪𝓷𝓳𝓲𝓻',
  ]) {
    assert.is(engine.answer(prepared, text).tags[0]?.variable, 'banjir', JSON.stringify(text));
  }
});

limits('strange variables are no danger', () => {
  const names = [
    '',
    ' ',
    '+',
    '*',
    'a'.repeat(10_000),
    '\ud83d',
    '__proto__',
    'constructor',
    '(',
    '贵'.repeat(10_000),
    '😡',
  ];
  const strange = engine.prepare({
    variables: names.map((name) => ({ name, terms: [name, '+', '*'] })),
    post: '',
    language: 'zh',
  });
  const answer = engine.answer(strange, 'constructor __proto__ 😡 贵');
  assert.ok(answer.tags.length >= 1);
});

limits.run();
