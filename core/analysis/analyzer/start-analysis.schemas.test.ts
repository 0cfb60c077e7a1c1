import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { AskedVariables } from './start-analysis.schemas.js';

const problemsOf = (...variables: unknown[]) => {
  try {
    parseInput(AskedVariables, { variables });
    return [];
  } catch (error) {
    return (error as AppError).problems?.map(({ path, message }) => `${path}: ${message}`);
  }
};

test('a variable that is too long is refused with the limit in the sentence, as text and as an object', () => {
  const long = '价'.repeat(201);
  assert.equal(problemsOf('banjir', long), ['variables.1: a variable must have at most 200 characters']);
  assert.equal(problemsOf('banjir', { name: long }), [
    'variables.1.name: a variable must have at most 200 characters',
  ]);
  assert.equal(problemsOf('价'.repeat(200), { name: 'b'.repeat(200), terms: [] }), []);
  assert.equal(problemsOf(7), ['variables.0: The format is none of those that are allowed.']);
});

test.run();
