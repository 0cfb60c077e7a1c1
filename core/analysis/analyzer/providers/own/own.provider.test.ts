import {
  type OwnModelServer,
  startOwnModelServer,
} from '@smops/fixtures/own-model-servers/own-model-server.js';
import { RULES, type ServerKind } from '@smops/fixtures/own-model-servers/servers.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalysisProvider } from '../provider.js';
import { ask, COMMENTS, testProvider } from '../providers.test-suite.js';
import type { FormMemory, LearnedForm } from './form.js';
import { createOwnProvider } from './own.provider.js';
import type { OwnModelSettings } from './own-settings.js';

const keptIn = (kept: { form?: LearnedForm | undefined }): FormMemory => ({
  load: async () => kept.form,
  async save(form) {
    kept.form = form;
  },
  async forget() {
    kept.form = undefined;
  },
});

const settingsFor = ({ url }: { url: string }, more: Partial<OwnModelSettings> = {}): OwnModelSettings => ({
  ...{ url, model: 'qwen3:8b', label: 'Office model', format: 'auto', thinking: 'off', waitMs: 2000 },
  ...more,
});

testProvider('own', async () => {
  const server = await startOwnModelServer('ollama');
  const provider = createOwnProvider({
    settings: () => settingsFor(server),
    mayLeave: () => true,
    memory: keptIn({}),
  });
  return {
    provider,
    async close() {
      await provider.close?.();
      await server.close();
    },
  };
});

interface Context {
  open: (
    kind: ServerKind,
    more?: Partial<OwnModelSettings>,
    needs?: { lookUp?: string; mayLeave?: boolean; kept?: { form?: LearnedForm } },
  ) => Promise<{ server: OwnModelServer; provider: AnalysisProvider; settings: OwnModelSettings }>;
  closing: (() => Promise<void>)[];
}
const test = suite<Context>('a model of one’s own');

test.before.each((context) => {
  context.closing = [];
  context.open = async (kind, more = {}, { lookUp = '127.0.0.1', mayLeave = true, kept = {} } = {}) => {
    const server = await startOwnModelServer(kind);
    const { key } = RULES[kind];
    const settings = settingsFor(server, { ...(key === undefined ? {} : { apiKey: key }), ...more });
    const provider = createOwnProvider({
      settings: () => settings,
      mayLeave: () => mayLeave,
      memory: keptIn(kept),
      resolve: (_host, _options, done) => done(null, [{ address: lookUp, family: 4 }]),
    });
    context.closing.push(async () => {
      await provider.close?.();
      await server.close();
    });
    return { server, provider, settings };
  };
});
test.after.each(async ({ closing }) => {
  for (const close of closing) await close();
});

const failureOf = async (provider: AnalysisProvider) => (await ask(provider)).failure;

test('how it answers is learned with the first question, kept, and learned again for another model', async ({
  open,
}) => {
  const kept: { form?: LearnedForm } = {};
  const { server, provider, settings } = await open('lm-studio', { format: 'auto' }, { kept });
  assert.is(await provider.learned?.(), undefined);
  assert.is((await ask(provider)).answers.length, COMMENTS.length);
  assert.is((await provider.learned?.())?.rung, 'strict');
  assert.is(kept.form?.isAloud, true, 'it thinks whatever it is told');
  assert.is(server.requests.length, 2);
  await ask(provider);
  assert.is(server.requests.length, 3, 'not learned again');
  settings.model = 'gemma3:4b';
  assert.is(await provider.learned?.(), undefined);
});

test('two first questions learn once', async ({ open }) => {
  const { server, provider } = await open('vllm');
  await Promise.all([ask(provider), ask(provider)]);
  assert.is(server.requests.length, 3);
});

test('fields that a server refuses are left out one by one, and the words it does not know of the format too', async ({
  open,
}) => {
  const { server, provider } = await open('openai');
  assert.is((await ask(provider)).answers.length, COMMENTS.length);
  const { max_completion_tokens, reasoning_effort, ...sent } = server.requests.at(-1) ?? { messages: [] };
  assert.is(reasoning_effort, 'minimal');
  assert.ok((max_completion_tokens ?? 0) > 0, 'the answer has a limit');
  assert.equal(Object.keys(sent).sort(), ['messages', 'model', 'response_format', 'stream']);
});

test('a server that refuses now what it took before is asked without it from then on', async ({ open }) => {
  const kept: { form?: LearnedForm } = {};
  const { server, provider, settings } = await open('vllm', {}, { kept });
  await ask(provider);
  assert.is(kept.form?.rung, 'strict');
  const next = await open('deepseek', {}, { kept });
  Object.assign(next.settings, { url: settings.url, apiKey: undefined });
  await server.close();
  assert.is((await failureOf(provider))?.kind, 'transient', 'it is gone');
  if (kept.form) kept.form.of = JSON.stringify([next.server.url, 'qwen3:8b', 'auto', 'off']);
  Object.assign(next.settings, { url: next.server.url, apiKey: RULES.deepseek.key });
  assert.is((await ask(next.provider)).answers.length, COMMENTS.length);
  assert.is(kept.form?.rung, 'object');
  assert.is(next.server.requests.length, 3, 'two refusals, no trial question');
});

const TOLD: [string, ServerKind, Partial<OwnModelSettings>, RegExp, string][] = [
  ['a key that it refuses', 'deepseek', { apiKey: 'salah-rahsia' }, /401.*OWN_MODEL_KEY/, 'auth'],
  [
    'a model that it does not have',
    'ollama',
    { model: 'tiada' },
    /no model tiada at http.*providers list own/,
    'bad_request',
  ],
  [
    'a format that it cannot',
    'lm-studio',
    { format: 'json_object' },
    /answered 400: 'response_format.type' must be/,
    'bad_request',
  ],
];
for (const [what, kind, more, words, failure] of TOLD) {
  test(`${what} is told in its own words, without the key`, async ({ open }) => {
    const { provider } = await open(kind, more);
    const told = await failureOf(provider);
    assert.is(told?.kind, failure);
    assert.match(told?.message ?? '', words);
    assert.not.match(told?.message ?? '', 'rahsia');
  });
}

test('thinking without an answer, blanks without end and prose are told apart, with what to set', async ({
  open,
}) => {
  for (const [accident, words] of [
    ['draft-only', /thought aloud and never came to an answer. Switch thinking off/],
    ['blanks', /nothing but blanks.*OWN_MODEL_FORMAT=text/],
    ['prose', /in no format as JSON/],
  ] as const) {
    const { server, provider } = await open('vllm');
    server.accidents = { every: 1, kinds: [accident] };
    assert.match((await failureOf(provider))?.message ?? '', words, accident);
    assert.is(await provider.learned?.(), undefined);
  }
});

test('blanks of one format are asked for in the next one, this once', async ({ open }) => {
  const { server, provider } = await open('vllm');
  await ask(provider);
  server.accidents = { every: 3, kinds: ['blanks'] };
  const reply = await ask(provider);
  assert.equal([reply.failure, reply.answers.length], [undefined, COMMENTS.length]);
  assert.is(server.requests.at(-1)?.response_format?.json_schema?.strict, false);
  assert.is((await provider.learned?.())?.rung, 'strict');
});

test('an error of the server is told, as an object, as text and with 200', async ({ open }) => {
  const { server, provider } = await open('vllm');
  await ask(provider);
  for (const [accident, words] of [
    ['error-500', 'answered 500: internal error'],
    ['error-text', 'answered 500: Model has crashed'],
    ['error-in-200', 'answered 502: Provider returned error'],
    ['loading', 'answered 503: Loading model'],
  ] as const) {
    server.accidents = { every: 1, kinds: [accident] };
    const told = await failureOf(provider);
    assert.is(told?.kind, 'transient');
    assert.match(told?.message ?? '', words);
  }
});

test('without an address or a model nothing is asked', async ({ open }) => {
  const { server, provider, settings } = await open('vllm');
  settings.model = undefined as never;
  assert.is(provider.isConfigured, false);
  assert.match((await failureOf(provider))?.message ?? '', /needs OWN_MODEL_URL and OWN_MODEL_NAME/);
  assert.is(server.requests.length, 0);
});

test('nothing leaves the network that may not: not by a number, and not by a name that changes', async ({
  open,
}) => {
  for (const [url, lookUp] of [
    ['http://8.8.8.8/v1', ''],
    ['https://8.8.8.8/v1', ''],
    ['https://model.pejabat.example/v1', '8.8.8.8'],
    ['http://model.pejabat.example/v1', '93.184.216.34'],
    ['http://localhost:9/v1', '192.168.1.2'],
  ]) {
    const { provider } = await open('vllm', { url }, { lookUp, mayLeave: url?.startsWith('http:') === true });
    assert.is((await failureOf(provider))?.kind, 'outside', url);
  }
  const { provider } = await open('vllm', { url: 'https://model.pejabat.example/v1' }, { lookUp: '8.8.8.8' });
  const { failure } = await provider.askBatch({ variables: [], post: '', language: 'en' }, COMMENTS, {
    signal: new AbortController().signal,
    secret: 'x',
    reach: 'machine',
  });
  assert.is(failure?.kind, 'outside', 'a run whose comments stay on this machine');
});

test('where it is and what it costs follow from what its name is looked up to', async ({ open }) => {
  const seen = async (url: string, lookUp: string, price?: readonly [number, number]) => {
    const { provider } = await open('vllm', { url, ...(price === undefined ? {} : { price }) }, { lookUp });
    const place = await provider.findPlace?.();
    const { isPaid, isCounted, isSteady, concurrency, mostPerBatch } = provider;
    return [place, isPaid, isCounted, isSteady, concurrency, mostPerBatch];
  };
  assert.equal(await seen('http://127.0.0.1:1/v1', ''), ['machine', false, true, true, 1, 4]);
  assert.equal(await seen('https://model.example/v1', '10.0.0.7'), ['network', false, true, true, 1, 4]);
  assert.equal(await seen('http://[::1]:1/v1', '', [0.1, 0.2]), ['machine', true, true, true, 1, 4]);
  assert.equal(await seen('https://model.example/v1', '8.8.8.8'), [
    'outside',
    true,
    false,
    false,
    16,
    undefined,
  ]);
  assert.equal(await seen('https://model.example/v1', '8.8.8.8', [0, 0]), [
    'outside',
    false,
    true,
    false,
    16,
    undefined,
  ]);
});

test('what was counted is priced', async ({ open }) => {
  const { provider } = await open('vllm', { price: [2, 4] });
  await ask(provider);
  const { usage } = await ask(provider);
  assert.ok(usage.inputTokens > 0 && usage.outputTokens > 0);
  assert.is(usage.costUsd, (usage.inputTokens * 2 + usage.outputTokens * 4) / 1e6);
  assert.ok(
    (provider.mostCostUsd?.({ variables: [], post: '', language: 'en' }, COMMENTS) ?? 0) > usage.costUsd,
  );
});

test('its models are listed', async ({ open }) => {
  const { provider } = await open('ollama');
  assert.equal(await provider.listModels?.(new AbortController().signal), ['qwen3:8b', 'gemma3:4b']);
});

test.run();
