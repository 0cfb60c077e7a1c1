import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage } from '../../../platform/language/caller-language.js';
import type { Language } from '../../../platform/language/language.constants.js';
import { toldSentimentSummary } from './retold-summary.js';
import { composeSummary } from './summary.model.js';
import { THEME_NAMES } from './summary-lines.js';
import { THEMES } from './themes.constants.js';
import { emptyTotals } from './totals.model.js';

const stored = (readBy: string | null) =>
  composeSummary({
    totals: {
      ...emptyTotals(),
      positive: 2,
      neutral: 1,
      negative: 1217,
      failed: 3,
      languages: { ms: 1000, zh: 220 },
    },
    score: 0.2,
    weighted: 1.4,
    themes: [
      { name: 'flood', count: 40, negative: 30, positive: 2 },
      { name: 'price', count: 12, negative: 0, positive: 0 },
      { name: 'sports', count: 3, negative: 0, positive: 3 },
    ],
    sampled: 1000,
    positiveQuotes: ['Terima kasih MBPJ 👍'],
    negativeQuotes: ['banjir lagi', '又淹水了'],
    readBy,
  });
const told = (language: Language, text: string) => inLanguage(language, () => toldSentimentSummary(text));

const test = suite('the summary of a sentiment analysis');

test('is shown in the language of the reader, line by line', () => {
  assert.equal(told('ms', stored(null)).split('\n'), [
    '1,220 komen: 2 positif (0.2%), 1 neutral (0.1%), 1,217 negatif (99.8%). Skor 0.2 daripada 10, 1.4 apabila komen dikira mengikut reaksinya.',
    'Paling banyak disebut dalam sampel 1,000 komen: banjir (40, 30 negatif dan 2 positif); harga (12); sukan (3, 3 positif).',
    'Bahasa: bahasa Melayu 82.0%, bahasa Cina 18.0%.',
    'Komen negatif yang paling jelas: “banjir lagi”, “又淹水了”.',
    'Komen positif yang paling jelas: “Terima kasih MBPJ 👍”.',
    '3 komen tidak dapat diberi skor.',
    'Ditulis oleh analisis setempat: dikira daripada perkataan dan pemberat terlatih pada komputer ini; sindiran mungkin tersalah baca.',
  ]);
  assert.not.match(
    told('zh', stored('Gemini (gemini-3)')).replaceAll(
      /Gemini \(gemini-3\)|banjir lagi|Terima kasih MBPJ/g,
      '',
    ),
    /[a-z]{3}/i,
  );
});

test('is English as written and in English, and what others wrote stays', () => {
  for (const language of ['written', 'en'] as const) assert.is(told(language, stored(null)), stored(null));
  assert.is(told('ms', 'Ringkasan pasukan\n3 aduan'), 'Ringkasan pasukan\n3 aduan');
});

test('knows the names of all its topics', () => {
  assert.equal(Object.keys(THEME_NAMES).sort(), [...THEMES].sort());
});

test.run();
