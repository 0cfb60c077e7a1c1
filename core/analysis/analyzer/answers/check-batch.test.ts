import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkBatch, createVariableFinder } from './check-answer.js';

const test = suite('checking the answers of a batch');
const find = createVariableFinder([{ name: 'lubang', terms: [] }]);
const COMMENTS = [
  { seq: 0, content: 'Jalan banyak lubang, teruk' },
  { seq: 1, content: 'Terima kasih YB 👍' },
  { seq: 2, content: '停车位不够' },
];
const answer = (id: number, label: string, quote?: string, head = '') => ({
  id,
  answer: {
    head,
    tags: quote === undefined ? [] : [{ variable: 'lubang', quote, reason: '', tier: 'certain' }],
    sentiment: { label },
  },
});
const check = async (answers: ReturnType<typeof answer>[], comments = COMMENTS) => {
  const { good, doubtful } = await checkBatch(answers, comments, find, { isLastTry: false, canCross: true });
  return { good: [...good.keys()].sort(), doubtful: [...doubtful].sort() };
};

test('answers that fit their comments are all good', async () => {
  assert.equal(await check([answer(0, 'negative', 'lubang'), answer(1, 'positive'), answer(2, 'negative')]), {
    good: [0, 1, 2],
    doubtful: [],
  });
});

test('a quote that only another comment holds makes both doubtful, also where that one has no tag', async () => {
  const crossed = [
    answer(1, 'negative', 'lubang'),
    answer(0, 'positive'),
    answer(2, 'negative', undefined, '停车位'),
  ];
  assert.equal(await check(crossed), { good: [2], doubtful: [0, 1] });
  const withHeads = [
    answer(1, 'negative', 'lubang'),
    answer(0, 'positive', undefined, 'Jalan'),
    answer(2, 'negative'),
  ];
  assert.equal(await check(withHeads), { good: [], doubtful: [0, 1, 2] }, 'an echo does not outweigh it');
});

test('tags without words are doubtful in a batch, and whatever does not show whose it is', async () => {
  const wordless = [
    answer(0, 'negative', ''),
    answer(1, 'positive'),
    answer(2, 'negative', undefined, '停车位'),
  ];
  assert.equal(await check(wordless), { good: [2], doubtful: [0, 1] });
});

test('asked alone, a tag without words rests on the whole comment, as likely', async () => {
  const [comment] = COMMENTS.map((one) => ({ ...one, content: ` ${one.content}\n` }));
  const { good } = await checkBatch([answer(0, 'negative', '')], [comment as (typeof COMMENTS)[0]], find, {
    isLastTry: false,
    canCross: true,
  });
  const [tag] = good.get(0)?.tags ?? [];
  assert.equal([tag?.quote, tag?.start, tag?.tier], ['Jalan banyak lubang, teruk', 1, 'likely']);
});

test.run();
