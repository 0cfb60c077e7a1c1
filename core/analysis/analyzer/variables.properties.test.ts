import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_TERMS } from '../codebooks/variables.constants.js';
import { mergeVariables, parseVariable } from './analyzer.model.js';

const test = suite('any variable as text');
const RUNS = { numRuns: 300, seed: 20261122 };

const word = fc.string({
  unit: fc.oneof(
    fc.constantFrom('harga', '价', '格', 'é', 'ı', '😩', ' ', '-'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 8,
});
const term = word.map((text) => text.replace(/[,，]/g, '').trim()).filter((text) => text !== '');
const name = word.map((text) => text.replaceAll('=', '').trim()).filter((text) => text !== '');
const terms = fc.uniqueArray(term, { minLength: 1, maxLength: MAX_TERMS });

test('a name and its terms read back from NAME=TERM,TERM, whatever blanks stand between', () => {
  const comma = fc.constantFrom(',', '，', ' , ', ',,', '，\t');
  fc.assert(
    fc.property(name, terms, comma, (label, list, between) => {
      assert.equal(parseVariable(` ${label} = ${list.join(between)}${between}`), {
        name: label,
        terms: list,
      });
      assert.equal(parseVariable(` ${label} `), { name: label, terms: [] });
    }),
    RUNS,
  );
});

test('any text is a variable of the same written form, or one sentence of refusal', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', '=', ',', '，', ' ', '价'), maxLength: 30 }),
      (text) => {
        let variable: ReturnType<typeof parseVariable>;
        try {
          variable = parseVariable(text);
        } catch (error) {
          assert.match((error as Error).message, /^“.*”.*\.$/s);
          return;
        }
        const { name: label, terms: list } = variable;
        assert.equal(parseVariable(list.length === 0 ? label : `${label}=${list.join(',')}`), variable);
      },
    ),
    RUNS,
  );
});

test('merged variables have distinct names and all terms, and merging twice is as merging once', () => {
  const variable = fc.record({
    name: fc.constantFrom<string>('Harga', 'harga', 'HARGA', '价格', 'é', 'e\u0301'),
    terms,
  });
  fc.assert(
    fc.property(fc.array(variable, { maxLength: 8 }), (list) => {
      const merged = mergeVariables(list);
      assert.equal(mergeVariables(merged), merged);
      const keys = merged.map((one) => one.name.normalize('NFC').toLowerCase());
      assert.is(new Set(keys).size, keys.length);
      const all = (of: readonly { terms: string[] }[]) => [...new Set(of.flatMap((one) => one.terms))].sort();
      assert.equal(all(merged), all(list));
    }),
    RUNS,
  );
});

test.run();
