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

test.run();
