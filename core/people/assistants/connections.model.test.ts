import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSISTANT_CLIENTS, CLIENT_SETUPS, CONNECTIONS, connectionFor } from './connections.model.js';

const test = suite('configurations of assistants');
const URL = 'https://smops.example.my';

test('each client is told in JSON how it reaches smops, in the ways that it can', () => {
  for (const client of ASSISTANT_CLIENTS) {
    for (const kind of CONNECTIONS) {
      const text = connectionFor(client, kind, URL);
      assert.is(text !== undefined, CLIENT_SETUPS[client].kinds.includes(kind), `${client} ${kind}`);
      if (text === undefined) continue;
      JSON.parse(text);
      assert.match(text, kind === 'http' ? `${URL}/mcp` : '"SMOPS_TOKEN": "smops_…"');
    }
  }
});

test('VS Code has its own name for the list, and the API of OpenAI asks for each call', () => {
  assert.equal(JSON.parse(connectionFor('vs-code', 'http', URL) ?? ''), {
    servers: {
      smops: { type: 'http', url: `${URL}/mcp`, headers: { Authorization: 'Bearer smops_…' } },
    },
  });
  assert.match(connectionFor('openai-api', 'http', URL) ?? '', '"require_approval": "always"');
  assert.is(connectionFor('chatgpt', 'http', URL), undefined);
});

test.run();
