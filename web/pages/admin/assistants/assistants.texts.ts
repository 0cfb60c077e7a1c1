import type { AssistantOutcome } from '@smops/core/people/assistants/assistants.constants.js';
import type { ConnectionKind } from '@smops/core/people/assistants/connections.model.js';
import { textsOf } from '@smops/core/platform/language/language.model.js';

const OUTCOMES: Record<AssistantOutcome, string> = {
  done: 'Done',
  asked: 'Asked for consent to its cost',
  declined: 'Declined by a person',
  failed: 'Failed',
  refused: 'Refused',
};
const WAYS: Record<ConnectionKind, string> = { http: 'By address (http)', stdio: 'By program (stdio)' };

export const ASSISTANTS_TEXT = textsOf('assistants', {
  connect: 'Connect an Assistant',
  client: 'Program',
  way: 'Connection',
  ways: WAYS,
  steps: 'Create a token for assistants above, put it in place of smops_…, and start the program again.',
  place: (file: string) => `Add this to ${file}:`,
  chatgpt:
    'The connectors of ChatGPT sign in by OAuth only, which smops does not have. Choose another program.',
  sees: 'What They May See',
  seen: [
    'What the role of the token may see: runs, shares, comments, codebooks, tasks, accounts and statistics.',
    'Not who wrote a comment, its link and its number, unless the assistant asks for them.',
    'With “read and write” they also start runs, make tasks and draft codebooks. What costs money begins when a person has agreed.',
    'Never: judgements, users and roles, tokens, keys, deliveries, sharing and deleting.',
    'Comments are written by strangers and may try to mislead an assistant: give it the smallest role that is enough.',
  ],
  calls: 'Last Calls',
  loadFailed: 'The calls could not be loaded',
  none: 'No calls yet',
  noneText: 'Tool calls of the last 30 days are listed here, without their content.',
  columns: { at: 'When', caller: 'Who', tool: 'Tool', outcome: 'Outcome' },
  outcomes: OUTCOMES,
});
