import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../config.js';
import type { Resolve } from './http/places.js';
import { requireHome } from './require-home.js';

const test = suite('comments that are to stay in the network');

/** A name service that knows every name under these addresses. */
const knowing =
  (...addresses: string[]): Resolve =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );

const configOf = (providers: string, url: string) =>
  readConfig({ SMOPS_PROVIDERS: providers, OWN_MODEL_URL: url, OWN_MODEL_NAME: 'qwen3:8b' });

/** What the start is refused with; empty where it goes on. */
async function refusal(providers: string, url: string, resolve: Resolve): Promise<string> {
  try {
    await requireHome(configOf(providers, url), resolve);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a model whose name is looked up to an address outside stops the start', async () => {
  const url = 'https://model.pejabat.example/v1';
  assert.match(
    await refusal('local,own', url, knowing('203.0.113.9')),
    /leads outside of your network \(model\.pejabat\.example\)/,
  );
  assert.match(await refusal('own', url, knowing('10.0.0.7', '203.0.113.9')), /leads outside/, 'one of two');
});

test('a model at home, a name that is not known at the moment, and a policy with services elsewhere start', async () => {
  const url = 'https://model.pejabat.example/v1';
  assert.is(await refusal('local,own', url, knowing('10.0.0.7')), '');
  assert.is(await refusal('local,own', url, knowing()), '', 'each connection is held to the network later');
  assert.is(await refusal('local,gemini,own', url, knowing('203.0.113.9')), '');
  assert.is(await refusal('local', url, knowing('203.0.113.9')), '', 'it is not asked');
});

test.run();
