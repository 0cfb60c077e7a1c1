import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFileRows } from '../../workbooks/read-file-rows.js';
import { KeyCounter, MAX_KEYS } from './key-counter.js';

const keys = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',');

async function outcomeOf(text: string, fileName = 'a.ndjson'): Promise<string[]> {
  const outcome: string[] = [];
  const source = (async function* () {
    yield Buffer.from(text);
  })();
  for await (const { rows, problems } of readFileRows(source, fileName))
    outcome.push(...rows.map(() => 'row'), ...problems.map(({ line, reason }) => `${line}: ${reason}`));
  return outcome;
}

test('keys are counted by object, however the bytes are cut, and not in texts', () => {
  const push = (text: string, size: number) => {
    const counter = new KeyCounter();
    const bytes = Buffer.from(text);
    let isTooMany = false;
    for (let at = 0; at < bytes.length; at += size) isTooMany ||= counter.push(bytes.subarray(at, at + size));
    return isTooMany;
  };
  for (const size of [1, 7, 1_000_000]) {
    assert.is(push(`{${keys(MAX_KEYS)}}`, size), false);
    assert.is(push(`[{"a":{${keys(MAX_KEYS + 1)}}}]`, size), true);
    assert.is(push(`["${':\\"'.repeat(MAX_KEYS * 2)}"]`, size), false);
    assert.is(push(`[${`{${keys(3)}},`.repeat(MAX_KEYS)}1]`, size), false);
  }
});

test('a row of a list that is too wide or too long is refused with its line, and the others are read', async () => {
  const rows = ['{"a":1}', `{${keys(MAX_KEYS + 1)}}`, `{"a":"${'x'.repeat(1_100_000)}"}`, '{"a":2}'];
  const expected = (await outcomeOf(rows.join('\n'))).join(' ');
  assert.match(expected, /^row .*2: An object has more than 5,000 names|row row 2: An/);
  assert.match(expected, '3: This row is longer than 1 MB');
  const csv = await outcomeOf(`nama,a\nSiti,"${'x'.repeat(1_100_000)}"\nRaj,1\n`, 'a.csv');
  assert.ok(csv.includes('row') && csv.some((one) => one.startsWith('2: This row is longer than 1 MB')));
});

test.run();
