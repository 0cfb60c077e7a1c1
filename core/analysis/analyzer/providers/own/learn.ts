import { FAILURE } from '../../failures.texts.model.js';
import { ANSWER_SCHEMA } from '../prompt/answer-schema.js';
import { fenceComments, maxOutputTokens, systemPrompt } from '../prompt/prompt.js';
import { readReply } from '../prompt/read-reply.js';
import type { AskFailure, Message } from '../provider.js';
import { type Answer, type Conversation, converse } from './converse.js';
import { type Form, firstForm, type LearnedForm, oneStepDown, rungsOf } from './form.js';
import type { ReadCompletion } from './read-completion.js';
import { replyText } from './reply-text.js';

/** Two comments in two languages, always the same: nothing of a person is sent to an unknown server. */
export const TRIAL_COMMENTS = [
  // same-text: what is asked, not what is told
  { id: 1, text: 'Parking kat sini susah sangat 😤' },
  // same-text: the same
  { id: 2, text: '今天的巴士很准时，谢谢！' },
];
export const TRIAL_QUESTION = {
  variables: [
    { name: 'parking', terms: [] },
    { name: 'bus', terms: ['bas', '巴士'] },
  ],
  post: '',
  language: 'en' as const,
};
/** What a model that cannot be kept from thinking may think. */
export const THINKING_TOKENS = 4096;
/** A token is hardly ever more of a text: where a server counts fewer, it has not read all of it. */
const MOST_BYTES_PER_TOKEN = 9;

const batch = fenceComments('trial', TRIAL_COMMENTS);
const TRIAL: Message = {
  system: systemPrompt(TRIAL_QUESTION),
  user: batch.text,
  maxOutputTokens: maxOutputTokens(TRIAL_COMMENTS.length),
  schema: ANSWER_SCHEMA,
};

export const bytesOf = ({ system, user }: Message): number => Buffer.byteLength(system + user);

/**
 * Learns how a server answers, by asking it the same small question in each format until it answers readably. `onRead` gets
 * each answer, which may have a price.
 */
export async function learn(
  conversation: Conversation,
  { of, now, onRead }: { of: string; now: Date; onRead: (read: ReadCompletion) => void },
): Promise<{ learned: LearnedForm } | { failure: AskFailure }> {
  const { name, settings } = conversation;
  const rungs = rungsOf(settings);
  let form: Form | undefined = firstForm(settings);
  let thoughtTokens = settings.thinking === 'as-is' ? THINKING_TOKENS : 0;
  let why: AskFailure = { kind: 'invalid', message: FAILURE().noFormat(name) };
  while (form !== undefined) {
    const message = { ...TRIAL, maxOutputTokens: TRIAL.maxOutputTokens + thoughtTokens };
    const answer: Answer = await converse(conversation, message, form);
    if ('failure' in answer) return { failure: answer.failure };
    const { read } = answer;
    onRead(read);
    const reply = replyText(read.text, false);
    const answers = reply.text === undefined ? [] : (readReply(reply.text, batch) ?? []);
    const bytesPerToken = read.promptTokens > 0 ? bytesOf(message) / read.promptTokens : 0;
    if (bytesPerToken > MOST_BYTES_PER_TOKEN) {
      const most = Math.round(bytesOf(message) / MOST_BYTES_PER_TOKEN);
      return {
        failure: { kind: 'bad_request', message: FAILURE().promptCut(name, read.promptTokens, most) },
      };
    }
    const isAloud = reply.isAloud || read.hasReasoned;
    if (answers.length >= TRIAL_COMMENTS.length) {
      const { isOpenedSilently } = reply;
      const learnedAt = now.toISOString();
      return {
        learned: { ...answer.form, of, isAloud, isOpenedSilently, bytesPerToken, learnedAt },
      };
    }
    why = { kind: 'invalid', message: whyNot(name, read, isAloud) };
    // It thought until its limit: with more room it may come to an answer.
    const mayFinish = isAloud && read.finish === 'length' && thoughtTokens === 0;
    if (mayFinish) thoughtTokens = THINKING_TOKENS;
    form = mayFinish ? answer.form : oneStepDown(answer.form, rungs);
  }
  return { failure: why };
}

/** Why a reply holds no answer, and what to set on its server. */
export function whyNot(name: string, { text, finish }: ReadCompletion, isAloud: boolean): string {
  const say = FAILURE();
  if (isAloud) return say.onlyThought(name);
  if (text.trim() === '') return finish === 'length' ? say.onlyBlanks(name) : say.nothingSaid(name);
  return say.noFormat(name);
}
