import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from './config.js';
import { changedVariables } from './config-names.js';
import { describeVariables } from './config-reference.js';
import { CONFIG_VARIABLES } from './config-variables.js';

const test = suite('what the documentation says about variables');

test('every variable has a description in sentences and an example', () => {
  const described = describeVariables();
  assert.equal(described.map(({ name }) => name).sort(), [...CONFIG_VARIABLES].sort());
  for (const { name, description, example } of described) {
    assert.match(description, /^\S.*\.$/, name);
    assert.ok(example.length > 0, name);
  }
});

test('every example is valid, and changes the configuration', () => {
  const needed = { S3_BUCKET: 'contoh', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
  const before = readConfig(needed);
  for (const { name, example } of describeVariables()) {
    const policy = name === 'SMOPS_PROVIDERS' ? {} : { SMOPS_PROVIDERS: 'local,gemini,deepseek-9' };
    const after = readConfig({ ...needed, ...policy, [name]: example });
    const changed = Object.keys(after).flatMap((part) =>
      changedVariables(part as keyof typeof after, before[part as never], after[part as never]),
    );
    assert.ok(changed.includes(name), name);
  }
});

test('keys and budgets are reloaded, the port is not', () => {
  const reloads = new Map(describeVariables().map(({ name, canReload }) => [name, canReload]));
  assert.is(reloads.get('GEMINI_API_KEY'), true);
  assert.is(reloads.get('SMOPS_DAILY_BUDGET_USD'), true);
  assert.is(reloads.get('PORT'), false);
});

test.run();
