import { z } from 'zod';
import { ASSISTANT_OUTCOMES, CALLS_PAGE, CALLS_PAGE_MAX } from './assistants.constants.js';

export const AssistantCall = z
  .object({
    id: z.number().int(),
    at: z.string().meta({ example: '2026-11-23T08:30:00.000Z' }),
    caller: z.string().meta({ description: 'The token', example: 'token:claude' }),
    tool: z.string().meta({ example: 'getRunOverview' }),
    outcome: z.enum(ASSISTANT_OUTCOMES).meta({
      description:
        'done; asked: a person was asked to agree to its cost; declined: and did not; failed: the tool told the assistant why; refused: the token may not call it',
    }),
  })
  .meta({ id: 'AssistantCall', description: 'That an assistant called a tool, and never what it sent' });
export type AssistantCall = z.output<typeof AssistantCall>;

export const AssistantCallsQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(CALLS_PAGE_MAX)
    .optional()
    .meta({
      description: `How many calls at most; ${CALLS_PAGE} when left out`,
    }),
  before: z.coerce.number().int().min(1).optional().meta({
    description: 'Only calls before the one with this id: the last of the page before',
  }),
});
export type AssistantCallsQuery = z.output<typeof AssistantCallsQuery>;
