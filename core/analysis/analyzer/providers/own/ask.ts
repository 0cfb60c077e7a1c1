import { FAILURE } from '../../failures.texts.model.js';
import type { AskFailure, Message } from '../provider.js';
import { type Answer, type Conversation, converse } from './converse.js';
import { type Form, type LearnedForm, oneStepDown, rungsOf } from './form.js';
import { bytesOf, THINKING_TOKENS, whyNot } from './learn.js';
import type { ReadCompletion } from './read-completion.js';
import { mayHoldAnswer, replyText } from './reply-text.js';

/** Of the tokens that were sent, fewer than this share were read: the request was cut. */
const CUT = 0.8;
/** Contexts are multiples of it: a request of exactly that number of tokens is full, and cut if it should have a little more. */
const CONTEXT_STEP = 256;
const CUT_WHEN_FULL = 0.97;
/** Differences of fewer tokens are no matter of being cut. */
const CUT_TOKENS = 100;

/** The prompt was read only in part, in silence. */
function cutOf(name: string, message: Message, promptTokens: number, bytesPerToken: number) {
  if (promptTokens === 0 || bytesPerToken === 0) return undefined;
  const sent = Math.round(bytesOf(message) / bytesPerToken);
  const isFull = promptTokens >= 2 * CONTEXT_STEP && promptTokens % CONTEXT_STEP === 0;
  const most = sent * (isFull ? CUT_WHEN_FULL : CUT);
  if (promptTokens >= most || sent - promptTokens < CUT_TOKENS) return undefined;
  return { kind: 'truncated' as const, message: FAILURE().promptCut(name, promptTokens, sent) };
}

export interface Asked {
  text?: string;
  failure?: AskFailure;
  /** As the server named it. */
  model?: string | undefined;
  /** The form that was asked in first, as the server takes it. */
  taken: Form;
  /** Another format had what that one had not. */
  instead?: Form;
}

/**
 * Asks in the form that was learned. Where it brings nothing that could be an answer, blanks or prose, the formats below it
 * are tried, this once. `onRead` gets each answer, which may have a price.
 */
export async function askInForm(
  conversation: Conversation,
  asked: Message,
  learned: LearnedForm,
  onRead: (read: ReadCompletion) => void,
): Promise<Asked> {
  const { name, settings } = conversation;
  const room = learned.isAloud ? THINKING_TOKENS : 0;
  const message = { ...asked, maxOutputTokens: asked.maxOutputTokens + room };
  let taken: Form | undefined;
  for (let form: Form = learned; ; ) {
    const answer: Answer = await converse(conversation, message, form);
    taken ??= answer.form;
    if ('failure' in answer) return { taken, failure: answer.failure };
    const { read } = answer;
    onRead(read);
    const { model, finish } = read;
    const cut = cutOf(name, message, read.promptTokens, learned.bytesPerToken);
    if (cut !== undefined) return { taken, failure: cut, model };
    if (finish === 'content_filter')
      return { taken, failure: { kind: 'blocked', message: FAILURE().filtered }, model };
    const reply = replyText(read.text, learned.isOpenedSilently);
    if (mayHoldAnswer(reply)) {
      const failure = { kind: 'truncated' as const, message: FAILURE().cutAtLimit };
      const instead = answer.form.rung === taken.rung ? {} : { instead: answer.form };
      return {
        text: reply.text as string,
        taken,
        ...instead,
        model,
        ...(finish === 'length' && { failure }),
      };
    }
    const isAloud = reply.isAloud || read.hasReasoned;
    const lower = oneStepDown(answer.form, rungsOf(settings));
    if (lower === undefined || isAloud) {
      const kind = finish === 'length' ? 'truncated' : 'invalid';
      return { taken, failure: { kind, message: whyNot(name, read, isAloud) }, model };
    }
    form = lower;
  }
}
