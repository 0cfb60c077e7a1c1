import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseJsonInSteps } from './parse-json-in-steps.js';
import { atOnce } from './turns.js';

const test = suite('JSON in steps');

const TEXT = 'Harga naik lagi, "gila" betul 😡 \\ 塞车塞到傻 {[,:]} \u2028 ';
const rows = Array.from({ length: 6000 }, (_, id) => ({
  id: `880_${id}`,
  message: `${TEXT}${id}`,
  from: { name: 'Aminah', tags: [] },
  likes: id % 7 === 0 ? null : id / 3,
  replies: id % 50 === 0 ? [{ message: 'betul', ok: true, replies: [[], {}] }] : [],
}));

const stepsOf = (text: string) => {
  const steps = parseJsonInSteps(text);
  let count = 1;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { value: step.value, count };
    count += 1;
  }
};

/** What JSON.parse makes of a text, or its message. */
const verdict = (parse: (text: string) => unknown, text: string) => {
  try {
    return { value: parse(text) };
  } catch (error) {
    return { message: (error as Error).message };
  }
};

test('a long list is what JSON.parse makes of it, in many steps, wherever it stands', () => {
  const wholes: unknown[] = [
    rows,
    { comments_data: rows, variables: ['harga', '塞车'], batch_size: 16 },
    { post: { text: TEXT }, comments_data: { paging: { next: null }, data: rows }, fresh: false },
    { a: { b: { c: { d: { e: rows } } } }, empty: {}, none: [] },
    [rows, rows.slice(0, 3)],
  ];
  for (const whole of wholes) {
    for (const text of [
      JSON.stringify(whole),
      JSON.stringify(whole, null, 2),
      ` \n${JSON.stringify(whole)}\t`,
    ]) {
      const { value, count } = stepsOf(text);
      assert.equal(JSON.stringify(value), JSON.stringify(whole));
      assert.ok(count > 20, `${count} steps`);
    }
  }
});

test('keys keep their order, the last of equals wins, and __proto__ is a name like any other', () => {
  const long = JSON.stringify(rows);
  const text = `{"b":1,"a":${long},"b":{"c":2},"10":0,"__proto__":{"isAdmin":true},"\\u0061\\u0062":3}`;
  const { value } = stepsOf(text);
  assert.equal(JSON.stringify(value), JSON.stringify(JSON.parse(text)));
  assert.is((value as { isAdmin?: boolean }).isAdmin, undefined);
  assert.ok(Object.hasOwn(value as object, '__proto__'));
});

test('what is no JSON is refused with the words of JSON.parse', () => {
  const long = JSON.stringify(rows);
  const inner = long.slice(1, -1);
  const broken = [
    `[${inner},]`,
    `[,${inner}]`,
    `[${inner},,1]`,
    `[${inner}`,
    `[${inner}}`,
    `[${inner}]]`,
    `[${inner}] 1`,
    `{"a":${long}`,
    `{"a":${long},}`,
    `{"a" ${long}}`,
    `{a:${long}}`,
    `{"a":${long} "b":1}`,
    `{"a":${long}]`,
    `{"a":${long},"b":}`,
    `{"a":${long},"b":"x}`,
    `{"a":${long},"b":01}`,
    `\uFEFF${long}`,
    `\u00a0${long}`,
    `[${inner},{"a":1]]`,
    `[${inner},"${'\u0001'}"]`,
    `["${'x'.repeat(300_000)}`,
    `${'['.repeat(300_000)}`,
    `{"a":`.repeat(60_000),
    'x'.repeat(300_000),
  ];
  for (const text of broken) {
    const { message } = verdict(JSON.parse, text);
    assert.type(message, 'string', text.slice(-40));
    assert.equal(
      verdict((one) => atOnce(parseJsonInSteps(one)), text),
      { message },
    );
  }
});

test('one long text, one long number list and one long row are read too', () => {
  for (const whole of [
    'x'.repeat(300_000),
    { a: 'é'.repeat(300_000) },
    [rows[0], { all: rows }],
    Array(200_000).fill(7),
  ])
    assert.equal(stepsOf(JSON.stringify(whole)).value, whole);
});

test('every cut of a text gets the verdict that JSON.parse gives it', () => {
  const text = JSON.stringify({ a: rows.slice(0, 1600), b: [1, [2, { c: '"]' }]] });
  for (let cut = 1; cut < 40; cut++)
    for (const part of [text.slice(0, -cut), text.slice(cut)])
      assert.equal(
        verdict((one) => atOnce(parseJsonInSteps(one)), part),
        verdict(JSON.parse, part),
      );
});

test.run();
