import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dict as jiebaDictionary } from '@node-rs/jieba/dict.js';
import { englishRoots } from '../reader/malay-stem.js';
import { readDataLines } from '../words/package-file.js';
import type { Row } from './rows.js';

// News and party politics lose their sense word by word; the others keep enough of their sentiment.
const LEFT_OUT = new Set(['mynews-ms', 'mypolitics-ms', 'nusax-min', 'nusax-bjn']);
const LONGEST_CHINESE = 4;
const MOST_WORDS = 60;
const LEAST_TRANSLATED = 0.3;

type Dictionary = Record<string, Record<string, string[]>>;

function chineseFrequencies(): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const line of Buffer.from(jiebaDictionary).toString('utf8').split('\n')) {
    const [word = '', count = '0'] = line.split(' ');
    frequencies.set(word, Number(count));
  }
  return frequencies;
}

/** Small words, for which a dictionary gives rare senses; an empty translation drops the word. */
function readSmallWords(): Map<string, string> {
  const small = new Map<string, string>();
  for (const line of readDataLines('train', 'small-words.txt')) {
    for (const entry of line.split(/\s+/)) {
      const [word = '', chinese = ''] = entry.split('=', 2);
      small.set(word, chinese);
    }
  }
  return small;
}

/**
 * Chinese training rows made word by word from English, Malay and Indonesian ones with the word dictionary: no
 * sentences, but they carry what a word feels like over to Chinese, for which licensed social text is scarce.
 */
export function translateWordByWord(rows: readonly Row[], lexiconFolder: string): Row[] {
  const dictionary = JSON.parse(
    gunzipSync(readFileSync(join(lexiconFolder, 'xling_dict.json.gz'))).toString('utf8'),
  ) as Dictionary;
  const frequencies = chineseFrequencies();
  const small = readSmallWords();
  const known = new Map<string, string>();

  function commonest(candidates: readonly string[] | undefined): string {
    let best = '';
    let bestCount = -1;
    for (const word of candidates ?? []) {
      const count = word.length <= LONGEST_CHINESE ? (frequencies.get(word) ?? 0) : -1;
      if (count > bestCount) {
        best = word;
        bestCount = count;
      }
    }
    return best;
  }

  function translate(word: string, from: 'en' | 'ms'): string {
    const fixed = small.get(word);
    if (fixed !== undefined) return fixed;
    const key = `${from} ${word}`;
    let chinese = known.get(key);
    if (chinese === undefined) {
      const entries = dictionary[`${from}>zh`] ?? {};
      const form = [word, ...(from === 'en' ? englishRoots(word) : [])].find((candidate) =>
        Object.hasOwn(entries, candidate),
      );
      chinese = form === undefined ? '' : commonest(entries[form]);
      known.set(key, chinese);
    }
    return chinese;
  }

  const translated: Row[] = [];
  for (const row of rows) {
    const from = row.lang === 'en' ? 'en' : row.lang === 'ms' || row.lang === 'id' ? 'ms' : undefined;
    if (from === undefined || LEFT_OUT.has(row.src)) continue;
    const words =
      row.text
        .toLowerCase()
        .replaceAll("n't", 'nt')
        .match(/[a-z]+|[!?.,]|\p{Extended_Pictographic}/gu) ?? [];
    const head = words.slice(0, MOST_WORDS);
    const chinese = head.map((word) => (/[a-z]/.test(word) ? translate(word, from) : word));
    if (chinese.filter((word) => word !== '').length < head.length * LEAST_TRANSLATED) continue;
    translated.push({ src: `${row.src}>zh`, lang: 'zh', label: row.label, text: chinese.join('') });
  }
  return translated;
}
