import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** What differences of shares are called, and what is said of copies that change them. */
export const DIFFERENCES = sentencesOf('core.differences', {
  sizes: { little: 'little', small: 'small', clear: 'clear', large: 'large', unclear: 'may be chance' },
  sizeOf: (size: string) => `${size} difference`,
  copiesOf: (side: string, comments: number, texts: number) =>
    texts === 1
      ? `${plural(comments, 'comment')} of ${side} are one text`
      : `${plural(comments, 'comment')} of ${side} are copies of ${texts} texts`,
  and: (parts: readonly string[]) => parts.join(', '),
  differenceOf: (points: string, own: string, other: string) =>
    `${plural(points, 'point')} (${own} against ${other})`,
  counted: (variable: string, copies: string, once: string, all: string) =>
    `“${variable}”: ${copies}; counted once the difference is ${once}, with copies ${all}.`,
  countedShare: (comments: number, all: number, texts: number, once: string, withCopies: string) =>
    `${comments} of these ${all} comments are ${texts === 1 ? 'one text' : `copies of ${texts} texts`}; counted once the share is ${once}, with copies ${withCopies}`,
  peakOnce: (peak: string, repeats: number, all: number, once: string, elsewhere: string) =>
    `${peak}; ${repeats} of these ${plural(all, 'comment')} repeat a text, counted once it is ${once}, and ${elsewhere} at other times`,
  sentence: (text: string) => `${text}.`,
  reading: [
    'The size of a difference in words: large from 10 points on, or when one share is at least double the other; clear from 5; small from 2; little below. “May be chance” stands where the test does not rule chance out.',
    'A campaign is one voice: intervals, tests, and what is called clear or risen count each text once, whatever the shares count. Where copies change a share, both shares are told.',
  ] as readonly string[],
});
