import { readDataLines } from './package-file.js';

/** The words of a file; of one list of it where `list` names one. */
function loadWords(file: string, list?: string): string[] {
  return readDataLines('lexicon', file).flatMap((line) => {
    const [name, words = ''] = line.split(/:\s*/, 2);
    return list === undefined || name === list ? words.split(/\s+/) : [];
  });
}

const GENERIC = new Set(
  ['generic-words.txt', 'plain-words.txt', 'function-words.txt'].flatMap((file) => loadWords(file)),
);

/** Whether a word says too many things to be evidence of a topic, though staff may call the topic so. */
export function isNoEvidence(word: string): boolean {
  return NEVER.has(word);
}
const NEVER = new Set(loadWords('generic-words.txt', 'never'));

/** Whether a word stands in the names of many things, and so says none of them. */
export function isGeneric(word: string): boolean {
  return GENERIC.has(word);
}
