import { HOSTILE_TEXTS } from '@smops/fixtures/hostile-texts.js';
import fc from 'fast-check';

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  -(2 ** 63),
  1e308,
  5e-324,
];

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values of any type, none of which anybody sends by accident. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }),
  fc.constantFrom(10, 100, 1000).map(nested),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}}}')),
  fc.array(fc.constantFrom(...HOSTILE_TEXTS), { minLength: 101, maxLength: 120 }),
  fc.string({ unit: 'binary' }),
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...NUMBERS).map(String),
  fc.string({ unit: 'binary' }),
);

/** Bodies that are no JSON, or JSON that parsers differ on (after the JSONTestSuite's kinds of cases). */
export const BROKEN_JSON: readonly string[] = [
  '',
  ' ',
  '{',
  '[',
  '{"a":',
  '[1,]',
  '{"a":1,}',
  "{'a':1}",
  '{a:1}',
  '[01]',
  '[1.]',
  '[.1]',
  '[+1]',
  '[NaN]',
  '[Infinity]',
  '"\t"',
  '"\\u12"',
  '"\\x41"',
  '\ufeff{}',
  '{} {}',
  '{}//',
  '/**/{}',
  '[1e9999]',
  '["\\ud800"]',
  '["\\u0000"]',
  '{"a":1,"a":2}',
  '['.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'9'.repeat(2000)}}`,
  '1',
  '"text"',
  'true',
  'null',
  '[]',
];
