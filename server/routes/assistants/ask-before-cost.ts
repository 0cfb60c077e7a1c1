import {
  acceptedContent,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { AnalyzerContext } from '@smops/core/analysis/analyzer/analyzer-context.js';
import { estimateStart } from '@smops/core/analysis/analyzer/runs/estimate-analysis.service.js';
import type { StartAnalysisInput } from '@smops/core/analysis/analyzer/start-analysis.schemas.js';
import { AppError } from '@smops/core/errors.js';
import { CONFIRM_WITHIN_MINUTES } from '@smops/core/people/assistants/assistants.constants.js';
import {
  askConfirmation,
  noteAssistantCall,
  redeemConfirmation,
} from '@smops/core/people/assistants/assistants.service.js';
import { ASSISTANTS_TEXTS } from '@smops/core/people/assistants/assistants.texts.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { z } from 'zod';
import { argumentProblem, failure } from '../../mcp/call-tool.js';
import { fence } from '../../mcp/fence.js';
import type { Tool } from '../../mcp/tools.js';

type Json = Record<string, unknown>;

interface Held extends Json {
  content: { type: 'text'; text: string }[];
  isError: boolean;
}

const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const Consent = z.object({ confirm: z.boolean() });

/** Whether the client can show a person a question: it says so with every request of the newest revision. */
function canAskPerson({ envelope }: ServerContext['mcpReq']): boolean {
  const told = envelope as { [CAPABILITIES]?: ClientCapabilities } | undefined;
  const asks = told?.[CAPABILITIES]?.elicitation;
  return asks !== undefined && (asks.form !== undefined || asks.url === undefined);
}

/** The same text for the same value, however its keys are ordered. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

async function estimateOf(ctx: AnalyzerContext, args: Json) {
  try {
    return await estimateStart(ctx, args as z.input<typeof StartAnalysisInput>);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Holds back a call that costs money until a person has agreed to the estimate: asked by the client where it can, else by the
 * assistant, which then sends a value back that confirms this very call at this very cost. Undefined: the call goes ahead.
 */
export async function askBeforeCost(
  ctx: AnalyzerContext,
  tool: Tool,
  { confirmation, ...args }: Json,
  mcpReq: ServerContext['mcpReq'],
): Promise<Held | InputRequiredResult | undefined> {
  if (!tool.offered.mayCost || argumentProblem(tool, args) !== undefined) return undefined;
  const estimate = await estimateOf(ctx, { ...args, ...tool.offered.sends });
  const fail = async ({ text }: { text: string }): Promise<Held> => {
    await noteAssistantCall(ctx, tool.name, 'failed');
    return { content: [{ type: 'text', text }], isError: true };
  };
  if (estimate instanceof AppError) {
    const { code, message, problems } = estimate;
    return await fail(failure(message, { code, ...(problems !== undefined && { problems }) }));
  }
  if (estimate.missing !== null) return await fail(failure(estimate.missing));
  const { comments, provider_label, cost_usd, uncounted } = estimate;
  if (cost_usd === 0 && uncounted === null) return undefined;
  const call = { tool: tool.name, subject: canonical({ args, cost_usd }) };
  const given = confirmation ?? mcpReq.requestState<unknown>();
  const isOfThisCall = typeof given === 'string' && (await redeemConfirmation(ctx, call, given));
  if (isOfThisCall) {
    if (confirmation !== undefined) return undefined;
    if (acceptedContent(mcpReq.inputResponses, 'consent', Consent)?.confirm === true) return undefined;
    if (inputResponse(mcpReq.inputResponses, 'consent').kind === 'elicit') {
      await noteAssistantCall(ctx, tool.name, 'declined');
      return { content: [{ type: 'text', text: ASSISTANTS_TEXTS().declined }], isError: false };
    }
  }
  const value = await askConfirmation(ctx, call);
  const number = comments.toLocaleString('en');
  const question =
    uncounted === null
      ? ASSISTANTS_TEXTS().askCost(number, provider_label, usdText(cost_usd))
      : ASSISTANTS_TEXTS().askUncounted(number, provider_label, uncounted);
  if (canAskPerson(mcpReq)) {
    const requestedSchema = {
      type: 'object' as const,
      properties: { confirm: { type: 'boolean' as const, title: ASSISTANTS_TEXTS().agree } },
      required: ['confirm'],
    };
    return inputRequired({
      inputRequests: { consent: inputRequired.elicit({ message: question, requestedSchema }) },
      requestState: value,
    });
  }
  const told = ASSISTANTS_TEXTS().confirmCost(tool.name, question, CONFIRM_WITHIN_MINUTES);
  return {
    content: [
      { type: 'text', text: fence({ started: false, estimate, confirmation: value }) },
      { type: 'text', text: told },
    ],
    isError: false,
  };
}
