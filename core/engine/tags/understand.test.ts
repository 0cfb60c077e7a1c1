import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { CONCEPTS } from './concepts.js';
import { understand } from './understand.js';

function topicOf(name: string): string | undefined {
  return understand({ name, terms: [] }).concepts[0]?.id;
}

function stanceOf(name: string): string | undefined {
  return understand({ name, terms: [] }).stance;
}

const variables = suite('understand');

variables('a topic has the same meaning in Malay, English and Chinese', () => {
  const cases: Record<string, string[]> = {
    flood: ['banjir', 'Floods', '水災'],
    corruption: ['rasuah', 'corruption', '贪污'],
    'fuel-price': ['harga minyak', 'petrol price', '油价'],
    'traffic-jam': ['kesesakan lalu lintas', 'traffic jam', '塞车'],
    healthcare: ['hospital', 'healthcare', '医疗'],
  };
  for (const [id, names] of Object.entries(cases))
    for (const name of names) assert.is(topicOf(name), id, name);
});

variables('words of opinion are stance, not topic', () => {
  assert.is(stanceOf('价格太贵'), 'negative');
  assert.is(stanceOf('bad service'), 'negative');
  assert.is(stanceOf('sokong kerajaan'), 'positive');
  assert.is(topicOf('sokong kerajaan'), 'government');
  assert.is(stanceOf('banjir'), undefined);
});

variables('an unknown phrase has no topic', () => {
  assert.is(topicOf('payung lipat'), undefined);
});

variables.run();

const pack = suite('concept pack');

pack('has a hundred topics and more and four hundred things, each with words in all three languages', () => {
  assert.ok(CONCEPTS.filter(({ isThing }) => !isThing).length >= 100);
  assert.ok(CONCEPTS.filter(({ isThing }) => isThing).length >= 400);
  assert.is(new Set(CONCEPTS.map((concept) => concept.id)).size, CONCEPTS.length);
  for (const { id, isThing, names, terms, hints } of CONCEPTS) {
    assert.ok(names.length >= 3, id);
    const said = isThing ? [...names, ...hints] : terms;
    assert.ok(
      said.some((term) => /\p{Script=Han}/u.test(term)),
      `${id} has no Chinese`,
    );
    assert.ok(
      said.filter((term) => /^[a-z]/i.test(term)).length >= 5,
      `${id} has few Malay and English words`,
    );
  }
});

pack('a thing belongs to a topic that is there, and no two things share a name', () => {
  const topics = new Set(CONCEPTS.filter(({ isThing }) => !isThing).map(({ id }) => id));
  const owner = new Map<string, string>();
  for (const { id, isThing, isSide, parent, names } of CONCEPTS) {
    assert.ok(parent === undefined || topics.has(parent), `${id} in ${parent}`);
    if (!isThing || isSide) continue;
    for (const name of names) {
      assert.not.ok(owner.has(name.toLowerCase()), `${name}: ${owner.get(name.toLowerCase())} and ${id}`);
      owner.set(name.toLowerCase(), id);
    }
  }
});

const tagOf = (name: string, text: string) => {
  const prepared = createEngine().prepare({ variables: [{ name, terms: [] }], post: '', language: 'en' });
  return createEngine().answer(prepared, text).tags[0];
};

pack('a name that means one member of a topic is that member, the name of the topic takes them all', () => {
  for (const name of ['harga telur', '鸡蛋价格', 'egg prices']) {
    assert.is(topicOf(name), 'eggs', name);
    assert.is(tagOf(name, 'ayam sekilo dah RM12'), undefined, name);
    assert.ok(tagOf(name, 'sepapan telur RM18'), name);
  }
  for (const text of ['harga ayam naik', 'egg prices again', '菜价涨了'])
    assert.ok(tagOf('food prices', text), text);
});

pack('a common word of a thing counts only beside another one', () => {
  assert.is(tagOf('kerusi patah', 'duduk diam-diam'), undefined);
  assert.is(tagOf('kerusi patah', 'dah lama berdiri, nak duduk')?.tier, 'likely');
});

pack('the place that a name belongs to says nothing alone, the side of it that is meant does', () => {
  assert.is(tagOf('wifi kolej', 'kolej ni jauh dari bandar'), undefined);
  assert.is(tagOf('wifi kolej', 'internet putus lagi malam ni')?.tier, 'likely');
  assert.is(tagOf('yuran asrama', 'asrama saya di tingkat tiga'), undefined);
  assert.ok(tagOf('yuran asrama', 'bayar mahal tapi hostel buruk'));
});

pack('a thing in a longer name that the pack does not know is likely, with the word of the name', () => {
  const tag = tagOf('lif blok kolej', 'the elevator is stuck');
  assert.is(tag?.tier, 'likely');
  assert.match(tag?.reason ?? '', '“lif”');
});

pack.run();
