import { ASSISTANT_CLIENTS } from '@smops/core/people/assistants/connections.model.js';
import { joinAssistant } from '../../connection/assistant-line.js';
import { usageError } from '../../failures/failures.js';
import type { CommandSpec } from '../../program/command.js';
import { connectAssistant } from './assistants.js';
import { peopleTexts } from './people.texts.js';

export const mcpCommand: CommandSpec = {
  path: ['mcp'],
  summary: 'let an AI assistant read through the Model Context Protocol',
  description:
    'Speaks the protocol over standard input and output, for assistants that start a program: Claude Desktop, VS Code and others; docs/assistants.md has their configuration. Needs a token for assistants in SMOPS_TOKEN, which smops tokens add NAME --role analyst --assistant read makes. The assistant sees what the role of the token may see, and the tools that docs/assistants.md lists. Works on this machine’s data or, with SMOPS_URL, on a server elsewhere.',
  examples: [
    'SMOPS_TOKEN=smops_… smops mcp',
    'SMOPS_URL=https://smops.example.com SMOPS_TOKEN=smops_… smops mcp',
  ],
  instead: [{ option: { flags: '--connect <client>', choices: ASSISTANT_CLIENTS }, does: connectAssistant }],
  run: ({ io, signal, withConnection }) =>
    withConnection({ isShared: true }, async ({ url, send, token }) => {
      const own = io.env.SMOPS_TOKEN || token;
      if (own === undefined) throw usageError(peopleTexts().assistantToken);
      const { stdin } = io;
      const input = stdin ?? [await io.readStdin()];
      await joinAssistant(input as AsyncIterable<Uint8Array>, {
        url,
        token: own,
        send,
        write: (line) => io.out(`${line}\n`),
        signal,
      });
      return undefined;
    }),
};
