import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { passesGate } from '../candidates/word-candidates.js';
import { read } from '../reader/read.js';
import { RunCounter } from './run-counter.js';
import { type ReadComment, type SearchInput, searchWords } from './search-words.js';
import { wordKey } from './word-key.js';

const test = suite('words that read comments speak for');

const judged = (isYes: boolean, isTagged: boolean, texts: readonly string[]): ReadComment[] =>
  texts.map((text) => ({ reading: read(text), isYes, isTagged }));
const yes = (...texts: string[]) => judged(true, false, texts);
const no = (...texts: string[]) => judged(false, false, texts);

const search = (comments: ReadComment[], more: Partial<SearchInput> = {}) =>
  searchWords({ own: ['qx1zz'], vetoes: [], refused: new Set(), hasTopics: false, ...more, comments });
const words = (found: ReturnType<typeof search>) => found.map(({ terms }) => terms[0]);

const SURAU = yes('surau bocor bila hujan', 'surau tutup awal semalam', 'Surau kat tingkat tiga gelap');
const OTHERS = no('hujan lebat semalam', 'lif tutup lagi', 'tingkat tiga takde lampu, gelap', 'siap awal');

test('a word that stands in comments with the variable and in no others is proposed, with its evidence', () => {
  const [first, ...others] = search([...SURAU, ...OTHERS]);
  assert.equal(first, {
    kind: 'term',
    terms: ['surau'],
    topic: null,
    right: 3,
    wrong: 0,
    examples: [0, 1, 2],
  });
  assert.equal(others, []);
});

test('one comment is never enough, and neither are as many that say no', () => {
  assert.equal(search([...yes('surau bocor'), ...OTHERS]), []);
  assert.equal(search([...SURAU, ...no('surau cantik', 'surau besar', 'surau baru')]), []);
  assert.equal(
    [passesGate(2, 0), passesGate(1, 0), passesGate(3, 3), passesGate(6, 2)],
    [true, false, false, true],
  );
});

test('words without a meaning of their own are not proposed however often they stand there', () => {
  const small = yes('yang itu', 'yang ini', 'yang lagi satu', 'yang mana', '这个就是了', '这个就是的');
  assert.equal(search(small), []);
});

test('a word that many things are called needs more evidence than a rare one', () => {
  assert.is(passesGate(2, 0, true), false);
  assert.equal(search(yes('pintu besi', 'pintu kaca')), []);
  assert.equal(words(search(yes('pintu besi', 'pintu kaca', 'pintu kayu'))), ['pintu']);
});

test('other spellings and forms of a word are one word', () => {
  const found = search([...yes('perparitan tersumbat', 'parit kat sini', 'paritnya dalam'), ...OTHERS]);
  assert.equal(words(found), ['parit']);
  assert.is(found[0]?.right, 3);
});

test('Chinese words are learned in simplified characters from either script', () => {
  const found = search([...yes('榴梿好贵', '榴槤今年很少', '想吃榴梿'), ...no('今年很少下雨', '好贵')]);
  assert.equal(words(found), ['榴梿']);
});

test('two words near each other are proposed where neither says the variable alone', () => {
  const pairs = yes('kad akses rosak', 'akses guna kad baru', 'kad akses hilang');
  const apart = no(
    'kad raya cantik',
    'kad kahwin',
    'akses internet',
    'akses jalan',
    'kad bank',
    'akses ditutup',
  );
  assert.equal(words(search([...pairs, ...apart])), ['akses+kad']);
});

test('the words of a topic are proposed together where comments use several of them', () => {
  const comments = [...yes('wifi lembab', 'broadband putus', 'wifi laju', 'broadband takde'), ...OTHERS];
  const [topic] = search(comments, { hasTopics: true });
  assert.type(topic?.topic, 'string');
  assert.ok(topic?.terms.includes('wi-fi') && !topic.terms.includes('wifi') && topic.terms.length > 5);
  assert.is(topic?.right, 4);
});

test('a veto takes away tags that people say are wrong, but not where a term of the variable stands beside it', () => {
  const tagged = [
    ...judged(false, true, ['jaga harga diri', 'mana harga diri kau', 'hilang harga diri']),
    ...judged(true, true, ['ayam mahal', 'beras mahal']),
  ];
  const found = search(tagged, { own: ['harga'] });
  assert.equal(found[0], {
    kind: 'veto',
    terms: ['harga diri'],
    topic: null,
    right: 3,
    wrong: 0,
    examples: [0, 1, 2],
  });
  assert.equal(
    search(tagged, { own: ['diri'] }).filter(({ terms }) => terms[0] === 'harga'),
    [],
  );
});

test('two wrong tags are not enough for a veto', () => {
  const tagged = judged(false, true, ['jaga harga diri', 'mana harga diri kau']);
  assert.equal(search(tagged, { own: ['harga'] }), []);
});

test('what was refused is not proposed again, and what is a term already neither', () => {
  const comments = [...SURAU, ...OTHERS];
  const refused = new Set([wordKey({ kind: 'term', terms: ['surau'], topic: null })]);
  assert.equal(search(comments, { refused }), []);
  assert.equal(search(comments, { own: ['surau'] }), []);
});

test('at most eight words are proposed in a round', () => {
  const comments = 'almari bantal cadar dulang ember felda gerabak hamper intan jambatan'
    .split(' ')
    .flatMap((word) => yes(`${word} satu`, `${word} dua`));
  assert.is(search(comments).length, 8);
});

test('the same comments give the same words', () => {
  const comments = [...SURAU, ...OTHERS, ...yes('parit busuk', 'longkang busuk', 'parit longkang')];
  assert.equal(search(comments), search(comments));
});

test('the run says how many comments a word would newly tag, and which words of a topic it has', () => {
  const found = search([...yes('wifi lembab', 'broadband putus', 'wifi laju'), ...OTHERS], {
    hasTopics: true,
  });
  const counter = new RunCounter(found, ['qx1zz']);
  for (const text of ['wifi ok', 'broadband laju', 'wifi atau broadband', 'wifi dan qx1zz'])
    counter.add(read(text), { isTagged: false });
  counter.add(read('wifi ada'), { isTagged: true });
  assert.is(counter.reaches()[0]?.comments, 3);
  assert.equal(counter.reaches()[0]?.terms, ['wi-fi', 'broadband']);
});

test.run();
