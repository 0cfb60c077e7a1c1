import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { readDataLines } from '../words/package-file.js';

const test = suite('siblings of what a name means');
const engine = createEngine();

const ask = (name: string, text: string, others: readonly string[] = []) => {
  const variables = [name, ...others].map((one) => ({ name: one, terms: [] }));
  const { tags, reasoning } = engine.answer(engine.prepare({ variables, post: '', language: 'en' }), text);
  return {
    tags: tags.map(({ variable }) => variable),
    isNear: reasoning.includes(`Near “${name}”, which is not counted`),
  };
};

test('one part of a name beside another thing of the class that the name means is near', () => {
  for (const [name, text] of [
    ['送货员态度', '店员态度差到极点'],
    ['病房冷气', '我家的冷气又坏了，修理要三百'],
    ['uniform tadika', 'Uniform sekolah menengah koyak'],
  ] as const)
    assert.equal(ask(name, text), { tags: [], isNear: true }, text);
});

test('where the comment names what the name means, another thing of the class changes nothing', () => {
  for (const [name, text] of [
    ['uniform tadika', 'Baju tadika lagi mahal daripada uniform sekolah'],
    ['lif stesen LRT', 'Lif kat stesen LRT rosak, naik bas pun lambat'],
  ] as const)
    assert.equal(ask(name, text).tags, [name], text);
});

test('another thing in the next sentence is not said of the part', () => {
  assert.equal(ask('病房冷气', '冷气坏了。我家也很热'), { tags: ['病房冷气'], isNear: false });
});

test('a word within the longer name of another thing is near', () => {
  for (const [name, text] of [
    ['垃圾槽', '楼下的垃圾车早上五点就来'],
    ['宠物执照', '宠物店很可爱'],
    ['tali air tersumbat', 'Tali pinggang keledar rosak'],
  ] as const)
    assert.equal(ask(name, text), { tags: [], isNear: true }, text);
});

test('words that only suggest a variable give way to one of which they say a part', () => {
  const text = 'Ubat nyamuk tu tak berkesan langsung';
  assert.equal(ask('骨痛热症病例', text).tags, ['骨痛热症病例']);
  assert.equal(ask('骨痛热症病例', text, ['semburan nyamuk']).tags.includes('骨痛热症病例'), false);
});

test('each line of the list is a class or the words of one thing', () => {
  const [first = '', ...lines] = readDataLines('lexicon', 'siblings.txt');
  assert.match(first, /^= \S/);
  for (const line of lines) {
    const words = line.startsWith('= ') ? [line] : line.split('; ');
    assert.is(new Set(words).size, words.length, line);
    if (!line.startsWith('= ')) for (const word of words) assert.not.match(word, /^\s*$|[;=+]/, line);
  }
});

test.run();
