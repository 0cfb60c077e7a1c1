import type { ReadingItem } from '@smops/core/judging/reading/reading.schemas.js';
import type { Sentiment } from './session.model.js';

/** What a reader says where readers differ. */
export interface ReaderVerdict<T> {
  reader: string;
  verdict: T;
}

/** A comment's variables on which its readers differ, with what each says; and the same of its sentiment. */
export interface Dispute {
  variables: { name: string; said: ReaderVerdict<boolean>[] }[];
  sentiment: ReaderVerdict<Sentiment>[];
}

const differ = (said: readonly ReaderVerdict<unknown>[]) =>
  new Set(said.map(({ verdict }) => verdict)).size > 1;

/** What readers differ on and none has settled. `names`: what the caller and readers without a name are called; others count from 2. */
export function disputeOf(
  { said }: ReadingItem,
  variables: readonly string[],
  names: { you: string; reader(number: number): string },
): Dispute {
  const settled = said.find(({ isSettled }) => isSettled);
  let unnamed = 1;
  const readers = said
    .filter(({ isSettled, isPerson, isBlind }) => !isSettled && isPerson && isBlind)
    .map((one) => ({
      ...one,
      called: one.isYou ? names.you : (one.reader ?? names.reader(++unnamed)),
    }));
  return {
    variables: variables
      .filter((name) => settled?.tags[name] === undefined)
      .map((name) => ({
        name,
        said: readers.flatMap(({ called, tags: { [name]: verdict } }) =>
          verdict === undefined ? [] : [{ reader: called, verdict }],
        ),
      }))
      .filter(({ said: ofVariable }) => differ(ofVariable)),
    sentiment: [
      settled?.sentiment == null
        ? readers.flatMap(({ called, sentiment }) =>
            sentiment === null ? [] : [{ reader: called, verdict: sentiment }],
          )
        : [],
    ]
      .filter(differ)
      .flat(),
  };
}
