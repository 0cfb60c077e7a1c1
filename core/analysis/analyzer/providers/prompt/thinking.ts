/** How models end what they think aloud: Qwen, DeepSeek and others, Mistral, gpt-oss. */
const ENDS =
  /<\/(?:think|thinking|thought|reasoning|seed:think)>|\[\/THINK\]|<\|channel\|>final[^{[]{0,60}?<\|message\|>/gi;
const BEGINS =
  /<(?:think|thinking|thought|reasoning|seed:think)>|\[THINK\]|<\|channel\|>(?:analysis|commentary)/i;

/** What follows the thinking of a reply, in the order in which it is to be tried. */
export interface AfterThinking {
  /** Each with the places, in it, where later thinking would end: an answer that holds such words covers them. */
  candidates: { text: string; mustCover: number[] }[];
  /** The model thought aloud. */
  isAloud: boolean;
  /** Its thinking ended without having begun: what it is told begins it. */
  isOpenedSilently: boolean;
}

/**
 * Takes what a model thought aloud from its reply: a draft in there is no answer. No candidate is left of a reply that
 * ends while the model still thinks. `mustEnd`: this model's thinking begins silently, so without an end all of it is thinking.
 */
export function afterThinking(text: string, mustEnd = false): AfterThinking {
  const ends = [...text.matchAll(ENDS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const begin = text.search(BEGINS);
  const bracket = text.search(/[{[](?!THINK\])/);
  const begins = begin >= 0 && (bracket < 0 || begin < bracket);
  if (ends.length === 0) {
    const isOver = !begins && !mustEnd;
    return {
      candidates: isOver ? [{ text, mustCover: [] }] : [],
      isAloud: begins,
      isOpenedSilently: false,
    };
  }
  const candidates = ends.map(({ to }, at) => ({
    text: text.slice(to),
    mustCover: ends.slice(at + 1).map((later) => later.from - to),
  }));
  // Before the first end stands an answer only where the end is a comment's words within it.
  if (!begins && !mustEnd) candidates.unshift({ text, mustCover: ends.map(({ from }) => from) });
  return {
    candidates: candidates.reverse(),
    isAloud: true,
    isOpenedSilently: begin < 0 || begin > (ends[0]?.from ?? 0),
  };
}
