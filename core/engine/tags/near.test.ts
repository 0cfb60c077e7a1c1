import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';

const test = suite('near variables');
const engine = createEngine();

const ask = (name: string, text: string, post = '') => {
  const question = { variables: [{ name, terms: [] }], post, language: 'en' as const };
  const { tags, reasoning } = engine.answer(engine.prepare(question), text);
  return {
    tiers: tags.map(({ tier }) => tier),
    isNear: reasoning.includes(`Near “${name}”, which is not counted`),
  };
};

test('one part of a name beside another thing is near: told to readers, and no tag', () => {
  for (const [name, text] of [
    ['tempah gelanggang', 'Baru tempah jersi untuk anak'],
    ['swimming lessons', 'guitar lessons are expensive'],
    ['外劳租客', '外劳在工地受伤了，有人帮忙叫救护车吗'],
  ] as const)
    assert.equal(ask(name, text), { tiers: [], isNear: true }, text);
});

test('two parts are a tag, in the comment or one of them in its post', () => {
  assert.equal(ask('tempah gelanggang', 'Nak tempah jersi dan gelanggang'), {
    tiers: ['likely'],
    isNear: false,
  });
  assert.equal(ask('tempah gelanggang', 'Baru tempah jersi untuk anak', 'Gelanggang baharu dibuka'), {
    tiers: ['likely'],
    isNear: false,
  });
});

test('one part alone, with no other thing beside it, stays likely', () => {
  assert.equal(ask('burung walet', 'Bunyi walet tu 24 jam').tiers, ['likely']);
});

test('the words of a name around another thing are never certain', () => {
  assert.equal(ask('lampu gelanggang', 'lampu di gelanggang rosak').tiers, ['certain']);
  assert.equal(
    ask('lampu gelanggang', 'lampu kedai depan gelanggang rosak').tiers.includes('certain'),
    false,
  );
});

test('a mark of irony is told as doubt', () => {
  const say = (text: string) =>
    engine.answer(engine.prepare({ variables: [], post: '', language: 'en' }), text);
  const ironic = say('Hebat la konon majlis ni');
  assert.equal([ironic.sentiment.label, ironic.reasoning.includes('may be irony')], ['negative', true]);
  assert.is(say('好厉害哦，修了三年').sentiment.label, 'negative');
  const praise = say('Sedap gila ayam dia');
  assert.equal([praise.sentiment.label, praise.reasoning.includes('irony')], ['positive', false]);
});

test.run();
