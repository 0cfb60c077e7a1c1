import { readFileSync } from 'node:fs';
import { createRandom } from '../train/random.js';

/** Ways in which a copy differs from its original in a tenth of its characters. */
export const EDITS = ['beginning', 'end', 'cut', 'words', 'letters'] as const;
export type Edit = (typeof EDITS)[number];

const SHARE = 0.1;
const SETS = ['comments.txt', 'comments-2.txt', 'comments-3.txt', 'comments-4.txt'];

/** Runs of words and of Chinese characters of the engine's sample comments. */
function sampleWords(): { latin: string[]; han: string[] } {
  const lines = SETS.flatMap((file) =>
    readFileSync(new URL(`../../../engine/bench/dev/${file}`, import.meta.url), 'utf8').split('\n'),
  );
  const texts = lines.flatMap((line) => line.split(' | ')[1] ?? []);
  return {
    latin: texts.flatMap((text) => text.match(/[a-z]+/gi) ?? []),
    han: texts.flatMap((text) => text.match(/\p{Script=Han}{2}/gu) ?? []),
  };
}

/** Comments of which groups are copies of one text; `origins[i]` is the number of the text that comment i is of. */
export interface PlantedCopies {
  comments: string[];
  origins: number[];
}

/**
 * `count` comments in Malay, English and Chinese. A share of them are copies of earlier texts, each with a tenth of its
 * characters changed in the given way, in groups of up to forty. The same for the same seed.
 */
export function plantCopies(count: number, seed: number, edit: Edit): PlantedCopies {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const { latin, han } = sampleWords();
  const write = () => {
    const isHan = random() < 0.3;
    const [words, between] = isHan ? [han, ''] : [latin, ' '];
    const length = isHan ? 12 + below(21) : 8 + below(25);
    return { words, between, said: Array.from({ length }, () => words[below(words.length)] ?? '') };
  };
  type Written = ReturnType<typeof write>;
  const textOf = ({ said, between }: Pick<Written, 'said' | 'between'>) => said.join(between);
  const changed = (original: Written): string => {
    const text = textOf(original);
    const most = Math.floor(text.length * SHARE);
    if (edit === 'beginning') return textOf(write()).slice(0, most) + text;
    if (edit === 'end') return text + textOf(write()).slice(0, most);
    if (edit === 'cut') return text.slice(0, text.length - most);
    const { words, between } = original;
    if (edit === 'words') {
      const said = [...original.said];
      const other = () => words[below(words.length)] ?? '';
      for (let left = Math.floor(said.length * SHARE); left > 0; left -= 1)
        said[below(said.length)] = other();
      return said.join(between);
    }
    const letters = [...text];
    for (let left = most; left > 0; left -= 1) {
      const other = words[below(words.length)]?.[0] ?? '';
      letters.splice(below(letters.length), below(2), ...(below(3) === 0 ? [] : [other]));
    }
    return letters.join('');
  };
  const planted: { text: string; origin: number }[] = [];
  for (let origin = 0; planted.length < count; origin += 1) {
    const original = write();
    planted.push({ text: textOf(original), origin });
    const copies = random() < 0.02 ? 1 + below(40) : 0;
    for (let copy = 0; copy < copies && planted.length < count; copy += 1)
      planted.push({ text: changed(original), origin });
  }
  // Copies stand anywhere among the others.
  for (let at = planted.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    const kept = planted[at];
    planted[at] = planted[other] as (typeof planted)[number];
    planted[other] = kept as (typeof planted)[number];
  }
  return { comments: planted.map(({ text }) => text), origins: planted.map(({ origin }) => origin) };
}

/**
 * How well groups fit: of the comments of planted groups the share that stands in its origin's largest found group, and of the
 * pairs of comments that were put together the share that belongs together.
 */
export function fitOf(groups: readonly number[][], { origins }: PlantedCopies) {
  const sizes = new Map<number, number>();
  for (const origin of origins) sizes.set(origin, (sizes.get(origin) ?? 0) + 1);
  const found = new Map<number, number>();
  let [pairs, right] = [0, 0];
  for (const group of groups) {
    const counts = new Map<number, number>();
    for (const place of group) counts.set(origins[place] ?? -1, (counts.get(origins[place] ?? -1) ?? 0) + 1);
    pairs += (group.length * (group.length - 1)) / 2;
    for (const [origin, count] of counts) {
      right += (count * (count - 1)) / 2;
      if ((sizes.get(origin) ?? 0) > 1 && count > 1)
        found.set(origin, Math.max(found.get(origin) ?? 0, count));
    }
  }
  const planted = [...sizes.values()].filter((size) => size > 1).reduce((sum, size) => sum + size, 0);
  const hits = [...found.values()].reduce((sum, size) => sum + size, 0);
  return { recall: hits / planted, precision: pairs === 0 ? 1 : right / pairs, planted };
}
