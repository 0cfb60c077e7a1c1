import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import { translationsOf } from '../words/translations.js';
import type { Evidence } from './evidence.js';
import { isOfAPart } from './term-collector.js';

let index: PhraseIndex<string> | undefined;

const isLong = (name: string): boolean => /^\p{Script=Han}{3,}$/u.test(name) || name.includes(' ');

/** Names of several words of single things: `tali pinggang keledar`, 垃圾车. */
function loadNames(): PhraseIndex<string> {
  const names = new PhraseIndex<string>();
  const lines = ['everyday-words.txt', 'siblings.txt'].flatMap((file) => readDataLines('lexicon', file));
  for (const name of new Set(lines.flatMap((line) => line.split('; '))))
    if (isLong(name) && !name.startsWith('=')) names.add(name, name);
  return names;
}

/** Characters that after a Chinese word make another thing of it: 垃圾车, 宠物店. */
const TAILS = new Set('袋车桶店机工员站馆室房队票卡证书包箱柜门节粉油刀衣鞋帽纸布灯厂局部法师生');
const HAN = /\p{Script=Han}/u;

const isIn = (word: string, name: string): boolean =>
  HAN.test(word) ? name.includes(word) : name.split(' ').includes(word);

/** Whether the next character makes another thing of a Chinese word: 袋 of 垃圾袋, where 垃圾槽 is meant. */
function hasTail({ tokens, text }: Reading, start: number, end: number, own: readonly string[]): boolean {
  const tail = text[end] ?? '';
  if (!TAILS.has(tail) || own.some((one) => one.includes(tail))) return false;
  return tokens.some((one) => one.kind === 'han' && one.start === start && one.end === end + 1);
}

/**
 * Returns a test of whether words of a comment, which say a part of a variable's name, stand within the name of another thing: 垃圾
 * of 垃圾车 where 垃圾槽 is meant, `tali` of `tali pinggang`. `own`: the words of the variable's name.
 */
export function findLonger(reading: Reading): (evidence: Evidence, own: readonly string[]) => boolean {
  let said: { start: number; end: number; value: string }[] | undefined;
  return ({ source, isTogether, start, end, word }, own) => {
    if (!isOfAPart(source) || isTogether === true) return false;
    index ??= loadNames();
    said ??= index.find(reading);
    const quote = reading.text.slice(start, end).toLowerCase();
    const others = own.filter((one) => one !== word);
    const isSame = (name: string): boolean =>
      others.some((one) => isIn(one, name)) ||
      translationsOf(name).some((same) => own.includes(same) || same === quote);
    const isWithin = said.some(
      (one) =>
        one.start <= start && one.end >= end && one.end - one.start > end - start && !isSame(one.value),
    );
    return isWithin || hasTail(reading, start, end, own);
  };
}
