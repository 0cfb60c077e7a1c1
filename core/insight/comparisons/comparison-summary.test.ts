import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ComparedVariable } from './comparison.schemas.js';
import { summarizeComparison } from './comparison-summary.js';

const test = suite('what a comparison says in words');

const variable = (isClear: boolean): ComparedVariable => {
  const raw = {
    isClear,
    effect: 0.4,
    difference: 0.2,
    a: { rate: 0.5, words: null },
    b: { rate: 0.3, words: null },
  };
  return { variable: 'banjir', isThin: false, raw } as unknown as ComparedVariable;
};
const head = (...clear: boolean[]) => summarizeComparison(clear.map(variable), 'en');

test('one variable differs, several differ', () => {
  assert.match(head(true), 'Of 1 variable, 1 differs clearly');
  assert.match(head(false), 'Of 1 variable, 0 differ clearly');
  assert.match(head(true, true, false), 'Of 3 variables, 2 differ clearly');
});

test.run();
