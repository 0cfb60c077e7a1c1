import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signatureOf, signingSecret } from './delivery-secrets.js';

const test = suite('the signature as docs/deliveries.md checks it');

const page = readFileSync(new URL('../../../../docs/deliveries.md', import.meta.url), 'utf8');
const snippet = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
const secret = signingSecret('rahsia'.repeat(8), 'garam');
const body = JSON.stringify({ title: 'Banjir November 水灾' });
const now = 1_795_395_600;
const header = signatureOf(secret, body, new Date(now * 1000));
/** Secret, header, body, time, and whether it counts. */
const cases: [string, string, string, number, boolean][] = [
  [secret, header, body, now + 200, true],
  [secret, header, body, now + 301, false],
  [secret, header, `${body} `, now, false],
  [`${secret}x`, header, body, now, false],
  [secret, header.replace('v1=', 'v1=0').slice(0, -1), body, now, false],
  [secret, '', body, now, false],
];

test('in Node', async () => {
  const { isFromSmops } = await import(`data:text/javascript,${encodeURIComponent(snippet('js'))}`);
  for (const [key, given, text, at, right] of cases) assert.is(isFromSmops(key, given, text, at), right);
});

test('in Python', () => {
  const calls = cases.map(([key, given, text, at]) => [key, given, text, at]);
  const script = `${snippet('python')}
import json, sys
print(json.dumps([is_from_smops(k, h, b.encode(), t) for k, h, b, t in json.load(sys.stdin)]))`;
  const said = execFileSync('python3', ['-c', script], { input: JSON.stringify(calls), encoding: 'utf8' });
  assert.equal(
    JSON.parse(said),
    cases.map(([, , , , right]) => right),
  );
});

test.run();
