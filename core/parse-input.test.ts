import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { AppError } from './errors.js';
import { parseInput } from './parse-input.js';

const schema = z.strictObject({
  password: z.string().min(1).max(5),
  count: z.number().int().min(1).max(9).optional(),
  isOn: z.boolean().optional(),
  kinds: z.array(z.string()).min(2).max(3).optional(),
  format: z.enum(['csv', 'json']).optional(),
  id: z.uuid().optional(),
  own: z.string('Say who.').optional(),
  either: z.union([z.literal(1), z.literal('x')]).optional(),
});

const problemsOf = (input: unknown) => {
  try {
    parseInput(schema, input);
    return [];
  } catch (error) {
    assert.instance(error, AppError);
    return (error as AppError).problems?.map(({ path, message }) => `${path}: ${message}`);
  }
};

test('what is wrong with a value is said in a plain sentence', () => {
  const cases: [object, string][] = [
    [{ password: undefined }, 'password: A value is required.'],
    [{ password: 5 }, 'password: Must be text.'],
    [{ password: null }, 'password: Must be text.'],
    [{ password: '' }, 'password: Must not be empty.'],
    [{ password: '123456' }, 'password: May have at most 5 characters.'],
    [{ count: '1' }, 'count: Must be a number.'],
    [{ count: 1.5 }, 'count: Must be a whole number.'],
    [{ count: 0 }, 'count: Must be at least 1.'],
    [{ count: 10 }, 'count: Must be at most 9.'],
    [{ isOn: 'ya' }, 'isOn: Must be true or false.'],
    [{ kinds: {} }, 'kinds: Must be a list.'],
    [{ kinds: ['a'] }, 'kinds: Must have at least 2 entries.'],
    [{ kinds: ['a', 'b', 3] }, 'kinds.2: Must be text.'],
    [{ format: 'pdf' }, 'format: Must be one of csv, json.'],
    [{ id: '1' }, 'id: Must be an id such as 3f0c5a52-9d5e-4c2a-8f4e-2b1d0c9a7e61.'],
    [{ own: 1 }, 'own: Say who.'],
    [{ either: 2 }, 'either: The format is none of those that are allowed.'],
    [{ kopi: 1 }, ': Unknown field: kopi.'],
  ];
  for (const [change, message] of cases)
    assert.equal(problemsOf({ password: 'ok', ...change }), [message], JSON.stringify(change));
  assert.equal(problemsOf([]), [': Must be an object.']);
  assert.equal(problemsOf(undefined), [': A value is required.']);
});

test.run();
