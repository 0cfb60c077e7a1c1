import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { AssistantMode, Role } from '@smops/core/people/users/users.constants.js';
import { type AnyJson, type Caller, ORIGIN, type TestApp } from '../testing.js';

/** Makes an API token, which belongs to the first admin. */
export async function makeToken(app: TestApp, role: Role, assistant: AssistantMode): Promise<string> {
  const input = { name: `${assistant} ${role}`, role, assistant };
  return (await (await app.local('POST', '/api/tokens', input)).json()).token;
}

/** Calls the API with that token. */
export const callerWithToken =
  (app: TestApp, token: string): Caller =>
  (method, path, body) =>
    app.anonymous(method, path, body, { origin: '', authorization: `Bearer ${token}` });

/**
 * The official client, connected to the application without a network; `era` is the revision of the protocol, `answers` what
 * a person answers to a question.
 */
export async function connectAssistant(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  era: 'legacy' | 'auto' = 'auto',
  answers?: (question: string) => ElicitResult,
): Promise<Client> {
  const client = new Client(
    { name: 'ujian', version: '1.0.0' },
    {
      versionNegotiation: { mode: era },
      ...(answers !== undefined && { capabilities: { elicitation: { form: {} } } }),
    },
  );
  if (answers !== undefined)
    client.setRequestHandler('elicitation/create', ({ params }) => answers(params.message));
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
      fetch: async (url, init) => await app.request(String(url), init),
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

/** What a tool answered: its text, and the data between the marks. */
export async function ask(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = (await client.callTool({ name, arguments: args })) as AnyJson;
  const text: string = result.content[0].text;
  const data: AnyJson = JSON.parse(/<smops-data>\n(.*)\n<\/smops-data>$/s.exec(text)?.[1] ?? 'null');
  return { text, data: data.answer ?? data, cut: data.cut, isError: result.isError === true };
}
