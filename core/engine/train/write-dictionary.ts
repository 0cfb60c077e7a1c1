import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dict as jiebaDictionary } from '@node-rs/jieba/dict.js';

type Dictionary = Record<string, Record<string, string[]>>;

const MOST_TRANSLATIONS = 3;
const MOST_SENSES = 8;
const RAREST_CHINESE = 20;
const WORD = /^[a-z]{3,}(?: [a-z]+)?$/;
const CHINESE = /^\p{Script=Han}{2,4}$/u;

function chineseCounts(): Map<string, number> {
  const lines = Buffer.from(jiebaDictionary).toString('utf8').split('\n');
  return new Map(
    lines.map((line) => line.split(' ')).map(([word = '', count = '0']) => [word, Number(count)]),
  );
}

/** The translations with the fewest other senses first: those are least likely to mean something else. */
function clearest(candidates: readonly string[], back: Record<string, string[]>, word: string): string[] {
  return candidates
    .map((candidate) => ({ candidate, senses: back[candidate] ?? [] }))
    .filter(({ senses }) => senses.includes(word) && senses.length <= MOST_SENSES)
    .sort((a, b) => a.senses.length - b.senses.length || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MOST_TRANSLATIONS)
    .map(({ candidate }) => candidate);
}

/**
 * Distils the word dictionary to what naming variables needs: lines `english<tab>malay,malay<tab>chinese,chinese`, only
 * translations that lead back to the word and have few senses.
 */
export function writeDictionary(lexiconFolder: string, file: string): void {
  const packed = readFileSync(join(lexiconFolder, 'xling_dict.json.gz'));
  const dictionary = JSON.parse(gunzipSync(packed).toString('utf8')) as Dictionary;
  const counts = chineseCounts();
  const lines: string[] = [];
  for (const word of Object.keys(dictionary['en>zh'] ?? {}).sort()) {
    if (!WORD.test(word)) continue;
    const malay = clearest(
      (dictionary['en>ms']?.[word] ?? []).filter((w) => WORD.test(w)),
      dictionary['ms>en'] ?? {},
      word,
    );
    const chinese = clearest(
      (dictionary['en>zh']?.[word] ?? []).filter(
        (w) => CHINESE.test(w) && (counts.get(w) ?? 0) >= RAREST_CHINESE,
      ),
      dictionary['zh>en'] ?? {},
      word,
    );
    if (malay.length + chinese.length > 0) lines.push(`${word}\t${malay.join(',')}\t${chinese.join(',')}`);
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** Where the distilled dictionary lies in a weights folder. */
export function dictionaryFile(weightsFolder: string): string {
  return join(weightsFolder, 'dictionary.txt');
}
