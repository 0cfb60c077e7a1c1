import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { type Fault, type Profile, QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEnginePool } from '../../../engine/engine-pool.js';
import { destinationText } from './destination.texts.model.js';
import { GEMINI } from './gemini/definition.js';
import { createGeminiProvider } from './gemini/gemini.provider.js';
import { createLocalProvider } from './local/local.provider.js';
import type { AnalysisProvider, FailureKind } from './provider.js';
import { SERVICES } from './providers.constants.js';
import { ask, COMMENTS, testProvider } from './providers.test-suite.js';

const KEY = 'kunci-rahsia-123';
const DEADLINES = { connectMs: 1000, idleMs: 300, contentMs: 600, endMs: 600 };

/** Where a provider's prices depend on model and hour: a Monday at 11:00 in Beijing. The others are asked on a Saturday. */
const OTHERWISE: Record<string, { model: string; now: string }> = {
  'deepseek-penang': { model: 'deepseek-v4-pro', now: '2026-11-23T03:00:00Z' },
};

type Make = (url: string, apiKey?: string) => Promise<AnalysisProvider>;

const REMOTE: Record<string, Make> = Object.fromEntries(
  SERVICES.map((service): [string, Make] => [
    service.id,
    (url, apiKey) => {
      const { model = service.model, now = '2026-11-21T03:00:00Z' } = OTHERWISE[service.id] ?? {};
      const settings = () => ({ url, apiKey, model, concurrency: 4 });
      return service.create({ settings, deadlines: DEADLINES, now: () => new Date(now) });
    },
  ]),
);

const destinations = suite('who gets the comments');

destinations(
  'a provider at its vendor’s address names the vendor, at another one the host that is asked',
  async () => {
    const disclosed = async (name: string, url: string) =>
      destinationText({ address: (await REMOTE[name]?.(url))?.address ?? null });
    assert.match(
      await disclosed('deepseek-9', 'https://api.deepseek.com'),
      /^DeepSeek \(Hangzhou, China\) gets/,
    );
    assert.match(
      await disclosed('gemini', 'https://generativelanguage.googleapis.com'),
      /^Google \(USA\) gets/,
    );
    for (const name of Object.keys(REMOTE)) {
      const said = await disclosed(name, 'https://api.deepseek.com.example:8443/v1');
      assert.match(
        said,
        /^api\.deepseek\.com\.example:8443, the address set on this server, gets the comments/,
      );
      assert.not.match(said, /Hangzhou|Google/);
    }
  },
);

destinations('what cannot be reached is said in words', async () => {
  for (const [name, make] of Object.entries(REMOTE)) {
    const provider = await make('http://127.0.0.1:9', KEY);
    const { failure } = await ask(provider);
    assert.match(failure?.message ?? '', /^\S+ could not be reached \(nothing listens there\)\.$/, name);
    await provider.close?.();
  }
});

destinations.run();

testProvider('local', async () => {
  const provider = createLocalProvider(createEnginePool());
  return { provider, close: async () => await provider.close?.() };
});

for (const [name, make] of Object.entries(REMOTE)) {
  testProvider(name, async () => {
    const fake = await startFakeProvider(QUIET);
    const provider = await make(fake.url, KEY);
    return {
      provider,
      async close() {
        await provider.close?.();
        await fake.close();
      },
    };
  });

  const test = suite<{ fake: FakeProvider; provider: AnalysisProvider }>(`provider ${name} in trouble`);
  test.before(async (context) => {
    context.fake = await startFakeProvider(QUIET);
    context.provider = await make(context.fake.url, KEY);
  });
  test.after(async ({ fake, provider }) => {
    await provider.close?.();
    await fake.close();
  });

  const failing = async (
    { fake, provider }: { fake: FakeProvider; provider: AnalysisProvider },
    fault: Fault,
    more: Partial<Profile> = {},
  ) => {
    fake.setProfile({ ...QUIET, faults: { [fault]: 1 }, ...more });
    const reply = await ask(provider);
    assert.not.match(JSON.stringify(reply.failure ?? ''), KEY, 'no message holds the key');
    return reply;
  };

  const KINDS: [Fault, FailureKind][] = [
    ['status-401', 'auth'],
    ['status-403', 'auth'],
    ['status-402', 'quota'],
    ['quota-per-day', 'quota'],
    ['status-500', 'transient'],
    ['status-503', 'transient'],
    ['html-200', 'transient'],
    ['wrong-charset', 'transient'],
    ['gzip-bomb', 'transient'],
    ['redirect', 'transient'],
    ['reset', 'transient'],
    ['hang', 'transient'],
    ['endless', 'transient'],
    ['prose', 'invalid'],
    ['blank', 'invalid'],
    ['truncated', 'truncated'],
  ];
  for (const [fault, kind] of KINDS) {
    test(`${fault} is told as ${kind}`, async (context) => {
      assert.is((await failing(context, fault)).failure?.kind, kind);
    });
  }

  test('a fence, blank lines and prose around it do not hide an answer', async (context) => {
    for (const fault of ['fence', 'blank-lines'] as const) {
      assert.is((await failing(context, fault)).answers.length, COMMENTS.length);
    }
  });

  test('of half an answer, what is whole is used', async (context) => {
    const { answers, failure } = await failing(context, 'half-json');
    assert.ok(answers.length > 0 && answers.length < COMMENTS.length);
    assert.is(failure, undefined);
  });

  test('ids that were not given out belong to no comment', async (context) => {
    assert.is((await failing(context, 'invented-id')).answers.length, COMMENTS.length - 1);
    assert.is((await failing(context, 'mistyped-id')).answers.length, COMMENTS.length - 1);
  });

  test('a content filter is told apart', async ({ fake, provider }) => {
    fake.setProfile({ ...QUIET, blockedWord: 'Jelutong' });
    assert.is((await ask(provider)).failure?.kind, 'blocked');
  });

  for (const form of [
    'seconds',
    'ms',
    'date',
    ...(name === 'gemini' ? (['retry-info'] as const) : []),
  ] as const) {
    test(`too many calls say when to come back, in ${form}`, async ({ fake, provider }) => {
      fake.setProfile({ ...QUIET, concurrent: 0, retryAfter: form });
      const { failure } = await ask(provider);
      assert.is(failure?.kind, 'rate');
      assert.ok((failure?.retryAfterMs ?? -1) >= 0 && (failure?.retryAfterMs ?? 0) <= 2000);
    });
  }

  test('what is billed is counted and priced', async ({ fake, provider }) => {
    fake.setProfile(QUIET);
    const before = { input: fake.stats.inputTokens, output: fake.stats.outputTokens };
    const { usage } = await ask(provider);
    assert.is(usage.inputTokens, fake.stats.inputTokens - before.input);
    assert.is(usage.outputTokens, fake.stats.outputTokens - before.output);
    // Per million: Gemini lite; DeepSeek flash on a Saturday; v4-pro on a Monday at 11:00 in Beijing.
    const published: Record<string, { input: number; output: number }> = {
      gemini: { input: 0.3, output: 2.5 },
      'deepseek-9': { input: 0.15, output: 0.6 },
      'deepseek-penang': { input: 1.32, output: 3.96 },
    };
    const { input, output } = published[name] ?? provider.prices?.()?.now ?? { input: 0, output: 0 };
    const cost = (usage.inputTokens * input + usage.outputTokens * output) / 1e6;
    assert.ok(Math.abs(usage.costUsd - cost) < 1e-12);
  });

  test('the same call is the same to the byte, and its ids cannot be guessed', async ({ fake, provider }) => {
    fake.setProfile(QUIET);
    fake.stats.bodies.length = 0;
    await ask(provider);
    await ask(provider);
    const [first = '', second] = fake.stats.bodies;
    assert.is(first, second);
    assert.not.match(first, KEY);
    for (const { id } of COMMENTS) assert.not.match(first, `\\"id\\":\\"${id}\\"`);
  });

  test('a call that is aborted ends', async ({ fake, provider }) => {
    fake.setProfile({ ...QUIET, faults: { hang: 1 } });
    const stop = new AbortController();
    const asked = ask(provider, COMMENTS, { signal: stop.signal });
    stop.abort();
    await asked.then(
      () => assert.unreachable(),
      () => {},
    );
  });

  test('without a key nothing is sent', async ({ fake }) => {
    const keyless = await make(fake.url);
    const before = fake.stats.calls;
    assert.is((await ask(keyless)).failure?.kind, 'auth');
    assert.is(fake.stats.calls, before);
    await keyless.close?.();
  });

  test.run();
}

const test = suite('a key of the request');
test('takes the place of the configured one', async () => {
  const fake = await startFakeProvider(QUIET);
  const provider = createGeminiProvider(GEMINI, {
    settings: () => ({ url: fake.url, model: 'gemini-3.5-flash', concurrency: 1 }),
  });
  await ask(provider, COMMENTS, { apiKey: 'kunci-orang-lain' });
  assert.equal([...fake.stats.keys], ['kunci-orang-lain']);
  await provider.close?.();
  await fake.close();
});
test.run();
