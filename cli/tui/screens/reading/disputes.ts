import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';

/** A comment and one variable on which its readers differ; null: the sentiment. */
export interface Dispute {
  item: ReadingItem;
  variable: string | null;
}

/** Everything that is to be settled, in the order of the queue and of the variables. */
export const disputesOf = ({ items, variables }: ReadingQueue): Dispute[] =>
  items.flatMap((item) => {
    const wordsOn = (variable: string | null, isSettled: boolean) =>
      item.said
        .filter((one) => one.isSettled === isSettled && (one.isPerson || isSettled))
        .map(({ tags, sentiment }) => (variable === null ? sentiment : tags[variable]))
        .filter((verdict) => verdict !== undefined && verdict !== null);
    return [...variables.map(({ name }) => name), null]
      .filter((name) => wordsOn(name, true).length === 0 && new Set(wordsOn(name, false)).size > 1)
      .map((variable) => ({ item, variable }));
  });
