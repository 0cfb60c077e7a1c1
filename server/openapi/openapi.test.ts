import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPENAPI_FILE, renderOpenApi } from './openapi-file.js';

const test = suite('openapi.json');

test('the committed document is that of the routes', () => {
  const isSame = readFileSync(OPENAPI_FILE, 'utf8') === renderOpenApi();
  assert.ok(isSame, 'server/openapi.json is out of date: run `npm run openapi` and commit the file');
});

test('every operation has a name of its own, a summary, a tag and a rule', () => {
  const { paths } = JSON.parse(renderOpenApi()) as {
    paths: Record<string, Record<string, { operationId: string; summary?: string; tags?: string[] }>>;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  assert.is(new Set(ids).size, ids.length);
  for (const operation of operations) {
    assert.ok(operation.summary && operation.tags?.length, operation.operationId);
    assert.ok('x-access' in operation, operation.operationId);
  }
});

test.run();
