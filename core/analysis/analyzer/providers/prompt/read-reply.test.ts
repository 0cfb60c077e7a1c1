import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fenceComments } from './prompt.js';
import { readReply } from './read-reply.js';

const test = suite('a reply of a model that thinks aloud');

const batch = fenceComments('rahsia', [
  { id: 1, text: 'Jalan banyak lubang' },
  { id: 2, text: '停车位不够' },
]);
const [first = '', second = ''] = batch.idOf.keys();
const answers = (mark: string) =>
  JSON.stringify({
    answers: [
      { id: first, reason: mark },
      { id: second, reason: mark },
    ],
  });
const read = (text: string, mustEnd = false) =>
  (readReply(text, batch, mustEnd) ?? ['nothing']).map((one) =>
    typeof one === 'string' ? one : (one.answer as { reason: string }).reason,
  );

const WAYS: [string, (draft: string, answer: string) => string][] = [
  ['in tags', (draft, answer) => `<think>\nPerhaps ${draft}? No.\n</think>\n${answer}`],
  ['in tags that only end', (draft, answer) => `Perhaps ${draft}.</think>${answer}`],
  ['twice', (draft, answer) => `<think>${draft}</think>${draft}<think>again</think>${answer}`],
  ['as Mistral', (draft, answer) => `[THINK]${draft}[/THINK]${answer}`],
  [
    'as gpt-oss',
    (draft, answer) =>
      `<|channel|>analysis<|message|>${draft}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${answer}`,
  ],
  ['before a fence', (draft, answer) => `<think>${draft}</think>\n\`\`\`json\n${answer}\n\`\`\``],
];

for (const [name, wrap] of WAYS) {
  test(`${name}: the answer is taken, never the draft`, () => {
    assert.equal(read(wrap(answers('draft'), answers('answer'))), ['answer', 'answer']);
  });
}

test('thinking that never ends has no answer, whole drafts or not', () => {
  assert.equal(read(`<think>\nPerhaps ${answers('draft')}`), ['nothing']);
  assert.equal(read(`Okay.\n<think>${answers('draft').slice(0, -9)}`), ['nothing']);
  assert.equal(read(`[THINK]${answers('draft')}`), ['nothing']);
  assert.equal(read(`Perhaps ${answers('draft')}`, true), ['nothing'], 'of a model that begins silently');
  assert.equal(read(`Perhaps ${answers('draft')}</think>${answers('answer')}`, true), ['answer', 'answer']);
});

test('after the thinking, of a cut answer what is whole is read', () => {
  const cut = answers('answer').slice(0, -6);
  assert.equal(read(`<think>${answers('draft')}</think>${cut}`), ['answer']);
});

test('a comment with such words in it hides no answer', () => {
  const quoted = answers('she wrote </think> and [/THINK]');
  assert.equal(read(quoted).length, 2);
  assert.equal(
    read(`<think>${answers('draft')}</think>${quoted}`),
    Array(2).fill('she wrote </think> and [/THINK]'),
  );
  assert.equal(read(answers('<think> is what he wrote')).length, 2);
});

test('keys in another order, a name of its own for the list, and prose with brackets are read', () => {
  const list = [first, second].map((id) => ({ tags: [{ quote: 'x' }], reason: 'answer', id }));
  assert.equal(read(`[note] ${JSON.stringify({ done: true, items: list })}`), ['answer', 'answer']);
  assert.equal(read(`Here: [1] and {this}\n${JSON.stringify(list)}`), ['answer', 'answer']);
  assert.equal(read('{"answers":[]}'), []);
});

test.run();
