import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReportLanguage, SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { commentReasoning, postReason, type TagGrounds, tagReason } from './reasons.js';
import { nearIn, retoldReason, retoldReasoning } from './retold-reasons.js';

const LANGUAGES: ReportLanguage[] = ['en', 'zh', 'ms'];
const SOURCES: TagGrounds['source'][] = [
  'own',
  'name',
  'concept',
  'translation',
  'word',
  'word-translation',
  'part',
  'hint',
  'topic',
];
const GROUNDS: TagGrounds[] = SOURCES.flatMap((source) =>
  [true, false].flatMap((confirmed) =>
    (['exact', 'root'] as const).map((how) => ({
      source,
      how,
      quote: 'air naik lagi 😡',
      variable: 'banjir “kilat” 水灾',
      word: source.startsWith('word') || source === 'part' ? 'banjir' : undefined,
      stance: undefined,
      confirmed,
    })),
  ),
);

const test = suite('reasons that are shown in the language of the reader');

test('every reason of the engine is told again in every language', () => {
  for (const grounds of GROUNDS)
    for (const from of LANGUAGES)
      for (const to of LANGUAGES)
        assert.is(retoldReason(tagReason(from, grounds), to), tagReason(to, grounds));
});

test('a reason from the post is told again', () => {
  for (const from of LANGUAGES)
    for (const to of LANGUAGES)
      assert.is(
        retoldReason(postReason(from, 'harga', 'Harga ayam naik'), to),
        postReason(to, 'harga', 'Harga ayam naik'),
      );
});

const MORE = [
  {},
  { isIronic: true },
  { near: [{ variable: 'kolam renang awam', quote: 'kolam' }] },
  {
    isIronic: true,
    near: [
      { variable: '儿童座椅', quote: '儿童' },
      { variable: 'bus driver', quote: 'bus' },
    ],
  },
];

test('what decided the sentiment is told again, with its words', () => {
  for (const label of ['positive', 'neutral', 'negative'] as SentimentLabel[])
    for (const quotes of [[], ['Bahaya'], ['很差, 真的', 'teruk “gila”']])
      for (const tags of [0, 1, 3])
        for (const from of LANGUAGES)
          for (const to of LANGUAGES)
            for (const more of MORE) {
              const said = { label, deciding: quotes, tagCount: tags, ...more };
              assert.is(retoldReasoning(commentReasoning(from, said), to), commentReasoning(to, said));
            }
});

test('what an older smops stored is told again too', () => {
  assert.is(
    retoldReasoning('情绪负面，依据：“Bahaya”。没有提到任何变量。', 'ms'),
    'Sentimen negatif kerana “Bahaya”. Tiada pemboleh ubah disebut.',
  );
  assert.is(
    retoldReasoning('Nada positif; tiada kata perasaan yang jelas. 2 pemboleh ubah disebut.', 'en'),
    'The sentiment is positive; no clear words of sentiment. 2 variables are mentioned.',
  );
  assert.is(
    retoldReason('“air naik”是您为“banjir”填写的词。', 'en'),
    '“air naik” is one of your own terms for “banjir”.',
  );
});

test("an AI service's own words stay", () => {
  for (const words of ['', 'The comment complains about floods.', '留言抱怨水灾。', 'Nada sinis sahaja.']) {
    assert.is(retoldReason(words, 'ms'), words);
    assert.is(retoldReasoning(words, 'ms'), words);
  }
});

test('near variables are read from what is stored in any language, for the reader of any other', () => {
  const long = 'tempat letak kereta di hadapan kolam renang awam taman';
  const near = [
    { variable: long, quote: 'kolam' },
    { variable: 'bus driver', quote: 'bus' },
  ];
  const variables = [{ name: 'banjir' }, { name: 'bus driver' }, { name: long }];
  for (const from of LANGUAGES) {
    const stored = commentReasoning(from, { label: 'neutral', deciding: [], tagCount: 0, near });
    assert.equal(
      nearIn(stored, variables, 'en').map(({ variable, quote }) => `${variable}: ${quote}`),
      [`${long}: kolam`, 'bus driver: bus'],
    );
    assert.equal(nearIn(stored, variables, 'ms')[1]?.reason, 'Hanya “bus” disebut, jadi tidak dikira.');
    assert.equal(nearIn(stored, [{ name: 'banjir' }], 'en'), [], 'no variable of the run');
    assert.equal(nearIn(`An AI service says: ${stored}`, variables, 'en'), [], 'words of an AI service');
  }
});

test.run();
