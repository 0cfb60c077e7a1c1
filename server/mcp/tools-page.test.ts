import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderOpenApi } from '../openapi/openapi-file.js';
import { listTools } from './tools.js';
import { renderToolsPage, TOOLS_PAGE } from './tools-page.js';

const test = suite('page about assistants');

test('its table is what assistants are offered; otherwise run npm run openapi', () => {
  const tools = listTools(JSON.parse(renderOpenApi()));
  assert.is(readFileSync(TOOLS_PAGE, 'utf8'), renderToolsPage(tools));
});

test.run();
