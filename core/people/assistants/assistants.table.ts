import type { Generated, Selectable } from 'kysely';
import type { AssistantOutcome } from './assistants.constants.js';

export interface AssistantCallTable {
  id: Generated<number>;
  at: Date;
  /** As the audit names the token, without the words that it was an assistant. */
  caller: string;
  tool: string;
  outcome: AssistantOutcome;
  /** Hash of what confirms the call, until it is used. */
  confirmation: Buffer | null;
}

export type AssistantCallRow = Selectable<AssistantCallTable>;
