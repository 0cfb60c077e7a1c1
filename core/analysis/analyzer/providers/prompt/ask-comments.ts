import { FAILURE } from '../../failures.texts.model.js';
import type { AnalysisQuestion, AskedComment, AskReply, Completion, Message } from '../provider.js';
import { ANSWER_SCHEMA } from './answer-schema.js';
import { fenceComments, maxOutputTokens, systemPrompt } from './prompt.js';
import { readReply } from './read-reply.js';

/** Asks a service for the answers to comments, by the call that it offers. `secret` is the run's (see AskOptions). */
export async function askComments(
  service: string,
  complete: (message: Message) => Promise<Completion>,
  question: AnalysisQuestion,
  comments: AskedComment[],
  secret: string,
): Promise<AskReply> {
  const batch = fenceComments(secret, comments);
  const { text, failure, ...bill } = await complete({
    system: systemPrompt(question),
    user: batch.text,
    maxOutputTokens: maxOutputTokens(comments.length),
    schema: ANSWER_SCHEMA,
  });
  const answers = text === undefined ? null : readReply(text, batch);
  if (answers !== null) return { answers, failure, ...bill };
  const message = FAILURE().unreadable(service);
  return { answers: [], failure: failure ?? { kind: 'invalid', message }, ...bill };
}
