import { CALLS_PAGE, CALLS_PAGE_MAX } from '@smops/core/people/assistants/assistants.constants.js';
import { ASSISTANTS } from '@smops/core/people/assistants/assistants.operations.js';
import type { AssistantCall } from '@smops/core/people/assistants/assistants.schemas.js';
import {
  ASSISTANT_CLIENTS,
  type AssistantClient,
  CLIENT_SETUPS,
  CONNECTIONS,
  type ConnectionKind,
  connectionFor,
} from '@smops/core/people/assistants/connections.model.js';
import type { ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { tableOf } from '../../operations/operation-commands.js';
import type { Deed } from '../../program/command.js';
import { peopleTexts } from './people.texts.js';

const columnsOf = ({ city, second }: ZoneClock) => [
  { title: 'ID', value: (call: AssistantCall) => call.id },
  { title: `WHEN (${city})`, value: (call: AssistantCall) => second(call.at) },
  { title: 'WHO', value: (call: AssistantCall) => call.caller, flexible: true },
  { title: 'TOOL', value: (call: AssistantCall) => call.tool },
  { title: 'OUTCOME', value: (call: AssistantCall) => call.outcome },
];

/** `smops audit list --assistants`. */
export const assistantCalls = tableOf(ASSISTANTS.calls, {
  summary: 'which tools AI assistants called in the last 30 days, newest first',
  options: [
    {
      flags: '--limit <number>',
      description: `how many, up to ${CALLS_PAGE_MAX}`,
      default: `${CALLS_PAGE}`,
    },
    { flags: '--before <id>', description: 'only calls before this one' },
  ],
  examples: ['smops audit list --assistants', 'smops audit list --assistants --limit 500 --json'],
  columns: columnsOf,
});

/** `smops mcp --connect CLIENT`. */
export const connectAssistant: Deed = {
  summary: 'the configuration with which an AI assistant reaches smops',
  description:
    'Prints JSON for the configuration of the client, with smops_… in place of the token that smops tokens add NAME --role analyst --assistant read makes. By http the client calls the server; by stdio it starts smops mcp itself. ChatGPT signs in by OAuth only, which smops does not have.',
  arguments: [
    { name: '<client>', description: 'claude-code, claude-desktop, cursor, vs-code, chatgpt or openai-api' },
  ],
  options: [
    {
      flags: '--by <way>',
      description: 'how it reaches smops; else the first that the client can',
      choices: CONNECTIONS,
    },
  ],
  examples: ['smops mcp --connect claude-desktop', 'smops mcp --connect cursor --by http'],
  run: ({ args, io, json, options, withConnection }) =>
    withConnection({}, async ({ url, where }) => {
      const client = ASSISTANT_CLIENTS.find((one) => one === args[0]) as AssistantClient | undefined;
      if (client === undefined) {
        throw usageError(peopleTexts().unknownClient(String(args[0]), ASSISTANT_CLIENTS.join(', ')));
      }
      const { name, place, kinds } = CLIENT_SETUPS[client];
      const kind = (options.by as ConnectionKind | undefined) ?? kinds[0];
      const address = where === 'in-process' ? 'http://localhost:3000' : url;
      const text = kind && connectionFor(client, kind, address);
      if (text === undefined)
        throw usageError(
          kinds.length === 0 ? peopleTexts().noWayAtAll(name) : peopleTexts().noWay(name, kinds.join(', ')),
        );
      if (!json) io.err(`${peopleTexts().putInto(name, place)}\n`);
      io.out(`${text}\n`);
      return undefined;
    }),
};
