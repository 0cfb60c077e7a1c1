import { PhraseIndex } from '../phrases/phrase-index.js';
import { isIntensifier } from '../reader/negation.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import { addListed, findListed, type Listed } from './senses.js';

/** A word or emoji of sentiment found in a comment; `strength` from -4 to 4, negation and "very" already applied. */
export interface SentimentWord {
  start: number;
  end: number;
  strength: number;
  token: number;
}

function loadLexicon(): PhraseIndex<Listed<number>> {
  const index = new PhraseIndex<Listed<number>>();
  const seen = new Set<string>();
  for (const file of ['ms.txt', 'en.txt', 'zh.txt', 'emoji.txt']) {
    for (const line of readDataLines('lexicon', file)) {
      const [strength = '0', ...words] = line.split(/\s+/);
      for (const word of words) {
        if (seen.has(word)) continue;
        seen.add(word);
        addListed(index, word, Number(strength));
      }
    }
  }
  return index;
}

const lexicon = loadLexicon();

/** A denied praise is a complaint, a denied complaint hardly a praise. */
function turned(strength: number): number {
  return strength > 0 ? -0.8 * strength : -0.4 * strength;
}

/**
 * The words of sentiment of a comment in reading order. Where phrases overlap, the longest counts; forms recognised by
 * their root only count half, because affixes may turn the meaning.
 */
export function sentimentWords(reading: Reading): SentimentWord[] {
  const words: SentimentWord[] = [];
  let covered = 0;
  for (const match of findListed(lexicon, reading)) {
    if (match.start < covered) continue;
    covered = match.end;
    // A word that only looks like one of sentiment: the 好 of 好几天.
    if (match.value === 0) continue;
    const token = reading.tokens[match.token];
    let strength = match.how === 'root' ? match.value / 2 : match.value;
    if (token?.negated) strength = turned(strength);
    const before = reading.tokens[match.token - 1];
    const after = reading.tokens[match.token + 1];
    if ((before !== undefined && isIntensifier(before)) || (after !== undefined && isIntensifier(after)))
      strength *= 1.3;
    words.push({ start: match.start, end: match.end, strength, token: match.token });
  }
  return words;
}
