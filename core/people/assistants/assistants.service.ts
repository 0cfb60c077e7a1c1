import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ServiceContext } from '../../context.js';
import { verb } from '../../platform/operations/verb.js';
import { createSecret } from '../users/secrets.js';
import { insertCall, listCallRows, useConfirmation } from './assistant-calls.repository.js';
import { type AssistantOutcome, CALLS_PAGE, CONFIRM_WITHIN_MINUTES } from './assistants.constants.js';
import { ASSISTANTS } from './assistants.operations.js';
import { AssistantCall, AssistantCallsQuery } from './assistants.schemas.js';

/** A call that a person has to agree to: the tool, and all that the consent is given for, as text. */
interface AskedCall {
  tool: string;
  subject: string;
}

/** A confirmation is good for one token, whatever others are called, and one call, word for word. */
const hashOf = ({ actor }: Pick<ServiceContext, 'actor'>, { tool, subject }: AskedCall, secret: string) =>
  createHash('sha256')
    .update(JSON.stringify([secret, actor.tokenId ?? null, tool, subject]))
    .digest();

/** Notes that the calling assistant used a tool, and what became of the call. */
export async function noteAssistantCall(
  { db, actor, clock }: ServiceContext,
  tool: string,
  outcome: AssistantOutcome,
): Promise<void> {
  await insertCall(db, { at: clock.now(), caller: actor.name, tool, outcome, confirmation: null });
}

/** Notes that a person is asked to agree to the call; returns what confirms it, once and for ten minutes. */
export async function askConfirmation(ctx: ServiceContext, call: AskedCall): Promise<string> {
  const secret = createSecret();
  await insertCall(ctx.db, {
    ...{ at: ctx.clock.now(), caller: ctx.actor.name, tool: call.tool, outcome: 'asked' },
    confirmation: hashOf(ctx, call, secret),
  });
  return secret;
}

/** Whether the value confirms this very call. It does so once. */
export async function redeemConfirmation(
  ctx: ServiceContext,
  call: AskedCall,
  secret: string,
): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - CONFIRM_WITHIN_MINUTES * 60_000);
  return await useConfirmation(ctx.db, hashOf(ctx, call, secret), since);
}

/** A page of the calls of all assistants, newest first. */
export const listAssistantCalls = verb(
  ASSISTANTS.calls,
  { input: AssistantCallsQuery, answer: ['A page of calls', z.array(AssistantCall)] },
  async (ctx, { limit = CALLS_PAGE, before }) => {
    const rows = await listCallRows(ctx.db, { limit, ...(before !== undefined && { before }) });
    return rows.map(({ id, at, caller, tool, outcome }) => ({
      ...{ id, at: at.toISOString(), caller, tool, outcome },
    }));
  },
);
