import { costOf, type Price } from './prices.js';
import { fenceComments, maxOutputTokens, systemPrompt } from './prompt/prompt.js';
import type { AnalysisQuestion, AskedComment } from './provider.js';

/** Role names and the like, which the services add to the messages. */
const FRAME_TOKENS = 200;

/**
 * The most that one call may cost: a token is never less than a byte, and no answer is longer than what the call allows.
 * Real calls cost about a fourth of it.
 */
export function mostCostOf(price: Price, question: AnalysisQuestion, comments: AskedComment[]): number {
  const text = systemPrompt(question) + fenceComments('', comments).text;
  return costOf(price, {
    input: Buffer.byteLength(text) + FRAME_TOKENS,
    cached: 0,
    output: maxOutputTokens(comments.length),
  });
}
