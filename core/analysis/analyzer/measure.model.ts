import { normalizeContent } from '../../comments/comment.js';

/** Tokens as the vendors' own rules of thumb have them: a Chinese character about 0.6, any other about 0.3. */
const HAN_TOKENS = 0.6;
const OTHER_TOKENS = 0.3;
const HAN = /\p{Script=Han}/gu;

/** About how many tokens a text has. */
export function tokensOf(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  return han * HAN_TOKENS + (text.length - han) * OTHER_TOKENS;
}

export interface CommentMeasure {
  /** Comments that differ from each other: the others share their answers. */
  comments: number;
  text_tokens: number;
}

/** What an estimate has to know of the comments, without the comments themselves. */
export function measureComments(comments: readonly { content: string }[]): CommentMeasure {
  const texts = new Set(comments.map((comment) => normalizeContent(comment.content)));
  let tokens = 0;
  for (const text of texts) tokens += tokensOf(text);
  return { comments: texts.size, text_tokens: Math.ceil(tokens) };
}
