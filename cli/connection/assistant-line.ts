import type { Fetch } from './lasting-fetch.js';

interface Message {
  id?: string | number;
  method?: string;
  params?: { name?: unknown; uri?: unknown; _meta?: Record<string, unknown> };
}

export interface AssistantLine {
  url: string;
  token: string;
  send: Fetch;
  /** Takes one message for the assistant, without a line end. */
  write(line: string): void;
  signal: AbortSignal;
}

const VERSION = 'io.modelcontextprotocol/protocolVersion';
/** Any text may stand in this header in base64, as the protocol has it. */
const nameHeader = (name: string) =>
  /^[\x21-\x7e]+$/.test(name) ? name : `=?base64?${Buffer.from(name).toString('base64')}?=`;

/** What the protocol asks of a message that is sent by HTTP: its newest revision repeats there what the body says. */
function headersOf({ method, params }: Message, token: string): Record<string, string> {
  const version = params?._meta?.[VERSION];
  const name = params?.name ?? params?.uri;
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(typeof version === 'string' && {
      'mcp-protocol-version': version,
      ...(method !== undefined && { 'mcp-method': method }),
      ...(typeof name === 'string' && { 'mcp-name': nameHeader(name) }),
    }),
  };
}

const failure = (id: string | number, message: string) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message } });

/** Writes each message of the response: one JSON, or the data of each event. */
async function writeMessages(response: Response, write: (line: string) => void): Promise<void> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    const text = await response.text();
    if (text !== '') write(JSON.stringify(JSON.parse(text)));
    return;
  }
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) write(line.slice('data: '.length).trimEnd());
  }
}

async function pass(line: string, { url, token, send, write, signal }: AssistantLine): Promise<void> {
  let message: Message = {};
  try {
    message = JSON.parse(line) as Message;
    const init = { method: 'POST', headers: headersOf(message, token), body: line, signal };
    const response = await send(`${url}/mcp`, init);
    // What the protocol itself refuses has its own shape; what smops refuses says so in `error`.
    const text = response.status < 400 ? undefined : await response.text();
    if (text === undefined) await writeMessages(response, write);
    else {
      const refused = JSON.parse(text) as { jsonrpc?: string; error?: unknown };
      if (refused.jsonrpc !== undefined) write(JSON.stringify(refused));
      else if (message.id !== undefined) write(failure(message.id, String(refused.error)));
    }
  } catch (error) {
    if (signal.aborted) return;
    if (message.id !== undefined) write(failure(message.id, (error as Error).message));
  }
}

/**
 * Joins an assistant that speaks over standard input and output with `POST /mcp`: each line in is a request, each message
 * of its response a line out. Requests do not wait for each other. Ends with the input, when all are answered.
 */
export async function joinAssistant(input: AsyncIterable<Uint8Array>, line: AssistantLine): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const begin = (text: string) => {
    if (text.trim() === '') return;
    const passing = pass(text, line).finally(() => underWay.delete(passing));
    underWay.add(passing);
  };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of input) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) begin(text);
  }
  begin(rest);
  await Promise.all(underWay);
}
