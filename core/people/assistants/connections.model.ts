/** The common programs that assistants run in. */
export const ASSISTANT_CLIENTS = [
  'claude-code',
  'claude-desktop',
  'cursor',
  'vs-code',
  'chatgpt',
  'openai-api',
] as const;
export type AssistantClient = (typeof ASSISTANT_CLIENTS)[number];

/** How an assistant reaches smops: by the server's address, or by starting `smops mcp` itself. */
export const CONNECTIONS = ['http', 'stdio'] as const;
export type ConnectionKind = (typeof CONNECTIONS)[number];

interface ClientSetup {
  name: string;
  /** Where its configuration belongs: a file, or a field of a request. */
  place: string;
  /** The name of the list of servers in it. */
  list: 'mcpServers' | 'servers' | 'tools';
  kinds: readonly ConnectionKind[];
}

export const CLIENT_SETUPS: Record<AssistantClient, ClientSetup> = {
  'claude-code': { name: 'Claude Code', place: '.mcp.json', list: 'mcpServers', kinds: CONNECTIONS },
  'claude-desktop': {
    ...{ name: 'Claude Desktop', place: 'claude_desktop_config.json', list: 'mcpServers' },
    kinds: ['stdio'],
  },
  cursor: { name: 'Cursor', place: '.cursor/mcp.json', list: 'mcpServers', kinds: CONNECTIONS },
  'vs-code': { name: 'VS Code', place: '.vscode/mcp.json', list: 'servers', kinds: CONNECTIONS },
  // Its connectors sign in by OAuth only.
  chatgpt: { name: 'ChatGPT', place: '', list: 'mcpServers', kinds: [] },
  'openai-api': { name: 'OpenAI API', place: 'tools', list: 'tools', kinds: ['http'] },
};

const TOKEN = 'smops_…';

/** What to put into the client's configuration, as JSON; undefined when the client cannot connect in that way. */
export function connectionFor(
  client: AssistantClient,
  kind: ConnectionKind,
  url: string,
): string | undefined {
  const { list, kinds } = CLIENT_SETUPS[client];
  if (!kinds.includes(kind)) return undefined;
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const address = `${url}/mcp`;
  if (list === 'tools') {
    const tool = { type: 'mcp', server_label: 'smops', server_url: address, headers };
    return JSON.stringify({ tools: [{ ...tool, require_approval: 'always' }] }, null, 2);
  }
  const type = client === 'cursor' || client === 'claude-desktop' ? {} : { type: kind };
  const server =
    kind === 'http'
      ? { ...type, url: address, headers }
      : { ...type, command: 'smops', args: ['mcp'], env: { SMOPS_URL: url, SMOPS_TOKEN: TOKEN } };
  return JSON.stringify({ [list]: { smops: server } }, null, 2);
}
