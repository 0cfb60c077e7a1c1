import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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

pack('has a hundred topics and more, each with words in all three languages', () => {
  assert.ok(CONCEPTS.length >= 100);
  assert.is(new Set(CONCEPTS.map((concept) => concept.id)).size, CONCEPTS.length);
  for (const { id, names, terms } of CONCEPTS) {
    assert.ok(names.length >= 3, id);
    assert.ok(
      terms.some((term) => /\p{Script=Han}/u.test(term)),
      `${id} has no Chinese`,
    );
    assert.ok(
      terms.filter((term) => /^[a-z]/i.test(term)).length >= 5,
      `${id} has few Malay and English words`,
    );
  }
});

pack.run();
