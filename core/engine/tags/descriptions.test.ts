import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { createEngine } from '../engine.js';
import { topicSet } from '../topic-sets/topic-sets.js';

const test = suite('what a codebook says of variables');
const engine = createEngine();

const ask = (variables: Variable[], text: string, post = '') =>
  engine
    .answer(engine.prepare({ variables, post, language: 'en' }), text)
    .tags.map(({ variable, tier }) => `${variable}: ${tier}`);

const described = (more: Partial<Variable>): Variable[] => [{ name: 'xyzzy', terms: [], ...more }];

test('a word of two examples suggests the variable, one that counterexamples share does not', () => {
  const yes = ['Basikal saya dicuri kat stesen', 'Ada orang curi basikal jiran', 'Basikal hilang lagi'];
  const comment = 'Basikal adik tinggal rantai je';
  assert.equal(ask(described({}), comment), []);
  assert.equal(ask(described({ yes }), comment), ['xyzzy: likely']);
  assert.equal(ask(described({ yes: yes.slice(0, 1) }), comment), [], 'one example is too few');
  const no = ['Basikal baru', 'Naik basikal', 'Basikal mahal', 'Lumba basikal'];
  assert.equal(ask(described({ yes, no }), comment), []);
});

test('a phrase of what does not count speaks against all but terms and the name', () => {
  const more = { yes: ['Basikal dicuri', 'Basikal hilang'], notCounts: 'Lumba basikal, sukan' };
  assert.equal(ask(described(more), 'Basikal adik hilang'), ['xyzzy: likely']);
  assert.equal(ask(described(more), 'Lumba basikal esok, basikal dah siap'), []);
  assert.equal(ask(described({ ...more, terms: ['curi'] }), 'Lepas lumba basikal, basikal kena curi'), [
    'xyzzy: certain',
  ]);
});

const COUNCIL: Variable[] = topicSet('council').variables.map(({ id, name, terms }) => ({
  id,
  name: name.ms,
  terms,
}));

test('a variable of a topic set is certain by a phrase or two words, likely by one', () => {
  assert.equal(ask(COUNCIL, 'Lori sampah tak datang lagi'), ['kutipan sampah: certain']);
  assert.equal(ask(COUNCIL, 'Dah turap minggu lepas'), ['pembaikan jalan: likely']);
});

test('a word that only suggests one counts beside another, or under a post of that variable', () => {
  assert.equal(ask(COUNCIL, 'Cantik papan tanda tu'), []);
  assert.equal(ask(COUNCIL, 'Cantik papan tanda tu', 'Lesen perniagaan boleh dibaharui'), [
    'lesen dan permit: likely',
  ]);
});

test('a complaint that names no variable is about the one that the post names; chatter is not', () => {
  const post = 'Kutipan sampah ditangguh ke hari Khamis';
  assert.equal(ask(COUNCIL, 'Teruk betul, setiap kali macam ni, jiran saya semua marah', post), [
    'kutipan sampah: likely',
  ]);
  for (const comment of [
    'Dah makan ke belum tu',
    'Anyone selling a second hand cot? PM me',
    '@abang tengok ni',
    '哈哈哈笑死',
  ])
    assert.equal(ask(COUNCIL, comment, post), [], comment);
});

const variablesOf = (id: 'campaign' | 'school'): Variable[] =>
  topicSet(id).variables.map((one) => ({ id: one.id, name: one.name.en, terms: one.terms }));

test('a post about an event as a whole gives no variable to a comment that names none', () => {
  const comment = 'Teruk betul, tak suka';
  assert.equal(ask(variablesOf('school'), comment, 'Jadual peperiksaan akhir'), [
    'exams and results: likely',
  ]);
  assert.equal(ask(variablesOf('campaign'), comment, 'Tickets on sale now from RM188!'), []);
});

test('a phrase that suggests a variable of a topic set stays beside one that is named; a single word goes', () => {
  const tags = ask(variablesOf('campaign'), 'Tiket mahal, nampak kepala orang je');
  assert.equal(tags.map((tag) => tag.split(':')[0]).sort(), ['sound, stage and screens', 'tickets and fees']);
  assert.equal(ask(variablesOf('campaign'), 'Tiket mahal, tercicir dompet'), ['tickets and fees: likely']);
});

test.run();
