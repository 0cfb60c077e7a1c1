import { FAILURE } from '../../failures.texts.model.js';
import type { CallFailure, HttpReply } from '../http/post-json.js';
import type { AskFailure, Message } from '../provider.js';
import { afterRefusal, type Form, rungsOf } from './form.js';
import type { OwnModelSettings } from './own-settings.js';
import { failureOf, type ReadCompletion, readCompletion, statusOf, wordsOf } from './read-completion.js';
import { requestBody } from './request-body.js';

/** More refusals than there are fields and formats: a server that refuses everything is left alone. */
const MOST_TRIES = 12;
/** What is no matter of the form: asked in another one it would be the same. */
const FINAL = new Set<AskFailure['kind']>(['auth', 'quota', 'rate', 'blocked', 'truncated']);

export interface Conversation {
  name: string;
  settings: OwnModelSettings;
  isLearning: boolean;
  post: (body: string) => Promise<HttpReply | CallFailure>;
}

/** What came, and the form in which it was asked for. */
export type Answer = { form: Form } & ({ failure: AskFailure } | { read: ReadCompletion });

/** Asks in a form, and in the next one for as long as the server refuses it for its form. `form` is the one that was taken. */
export async function converse(
  { name, settings, isLearning, post }: Conversation,
  message: Message,
  first: Form,
): Promise<Answer> {
  const { url = '', model = '', apiKey } = settings;
  const rungs = rungsOf(settings);
  let form = first;
  let hasFailed = false;
  for (let tries = 0; ; tries++) {
    const { body, sent } = requestBody(message, form, settings);
    const reply = await post(body);
    if ('failure' in reply) return { form, failure: reply.failure };
    const status = statusOf(reply);
    if (status < 300) {
      const read = readCompletion(reply.body);
      if (read !== undefined) return { form, read };
      return { form, failure: { kind: 'transient', message: FAILURE().noCompletion(name) } };
    }
    const failure = failureOf(name, reply, { apiKey, model, url });
    if (FINAL.has(failure.kind) || tries === MOST_TRIES) return { form, failure };
    // Once is an accident.
    if (status === 500 && isLearning && !hasFailed) {
      hasFailed = true;
      continue;
    }
    const words = wordsOf(reply.body).all;
    const next = afterRefusal(form, { status, words }, { sent, rungs, isLearning });
    if (next === undefined) return { form, failure };
    form = next;
  }
}
