import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnswerKeys } from './answer-key.js';

const test = suite('the key under which an answer is kept');

const PROVIDER = { id: 'deepseek-8', model: 'deepseek-chat', promptVersion: '3' };
const QUESTION = {
  variables: [
    { name: '价格', terms: ['harga', 'mahal'] },
    { name: 'banjir', terms: [] },
  ],
  post: 'Kemas kini pasar',
  language: 'en' as const,
};
const key = (provider: object = {}, question: object = {}, content = 'Ayam mahal') =>
  createAnswerKeys({ ...PROVIDER, ...provider }, { ...QUESTION, ...question })(content).toString('hex');

test('whatever the answer depends on changes it', () => {
  const others = [
    key({ id: 'gemini-8' }),
    key({ model: 'deepseek-reasoner' }),
    key({ promptVersion: '4' }),
    key({}, { post: 'Kemas kini jalan' }),
    key({}, { language: 'zh' }),
    key({}, { variables: QUESTION.variables.slice(1) }),
    key(
      {},
      {
        variables: [
          { name: '价格', terms: ['harga'] },
          { name: 'banjir', terms: [] },
        ],
      },
    ),
    key({}, {}, 'Ayam murah'),
  ];
  assert.is(new Set([key(), ...others]).size, others.length + 1);
});

test('the order of the variables does not', () => {
  assert.is(key({}, { variables: QUESTION.variables.toReversed() }), key());
});

const DESCRIBED = { name: '价格', terms: ['harga', 'mahal'], definition: 'What things cost' };
const withFirst = (variable: object) => key({}, { variables: [variable, QUESTION.variables[1]] });

test('what a codebook says of a variable does, field by field; its id and empty fields do not', () => {
  const { definition: _, ...plain } = DESCRIBED;
  const others = [
    withFirst(DESCRIBED),
    withFirst({ ...DESCRIBED, counts: 'What things cost' }),
    withFirst({ ...plain, counts: 'What things cost' }),
    withFirst({ ...plain, yes: ['Ayam mahal'] }),
    withFirst({ ...plain, no: ['Ayam mahal'] }),
    withFirst({ ...plain, vetoes: ['Ayam mahal'] }),
    withFirst({ ...plain, terms: [...plain.terms, 'What things cost'] }),
  ];
  assert.is(new Set([key(), ...others]).size, others.length + 1);
  assert.is(
    withFirst({ ...plain, id: '3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11', definition: '', yes: [] }),
    key(),
  );
});

test('the key of a plain question is what it was before there were codebooks: paid answers stay valid', () => {
  assert.is(key(), 'd0e1ff93b95dddda5982483ed6c8dded4b8a2be6ddeb18356164f4a318b850d3');
});

test.run();
