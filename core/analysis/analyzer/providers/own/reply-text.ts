import { jsonValues } from '../prompt/json-values.js';
import { afterThinking } from '../prompt/thinking.js';

export interface ReplyText {
  /** What stands after all thinking; undefined when the reply ended before. */
  text: string | undefined;
  isAloud: boolean;
  isOpenedSilently: boolean;
}

/** What a model answered, without what it thought aloud. `mustEnd`: see `afterThinking`. */
export function replyText(whole: string, mustEnd: boolean): ReplyText {
  const { candidates, ...how } = afterThinking(whole, mustEnd);
  const isAnswer = ({ text, mustCover }: (typeof candidates)[number]) =>
    [...jsonValues(text)].some(({ from, to }) => mustCover.every((place) => place > from && place < to));
  const found = candidates.find(isAnswer) ?? candidates.find(({ mustCover }) => mustCover.length === 0);
  return { ...how, text: found?.text };
}

/** Whether a reply holds anything that could be an answer, also a cut one. */
export const mayHoldAnswer = ({ text }: ReplyText): boolean => text !== undefined && /[{[]/.test(text);
