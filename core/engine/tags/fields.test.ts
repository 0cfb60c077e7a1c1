import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { ALL_FIELDS, fieldsNamed } from './fields.js';

const engine = createEngine();

/** The tags of a comment in a run with these variables. */
function tagsOf(names: readonly string[], text: string) {
  const variables = names.map((name) => ({ name, terms: [] }));
  return engine.answer(engine.prepare({ variables, post: '', language: 'en' }), text).tags;
}

const list = suite('the list of fields');

list('every field has names and words, and no name stands for two', () => {
  const names = ALL_FIELDS.flatMap((field) => field.names);
  assert.equal(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
  assert.is(new Set(ALL_FIELDS.map(({ id }) => id)).size, ALL_FIELDS.length);
  for (const { id, names: called, terms, hints } of ALL_FIELDS) {
    assert.ok(called.length > 0 && terms.length + hints.length > 0, id);
    for (const word of [...called, ...terms, ...hints])
      assert.not.match(word, /^\s*$|[+=]/, `${id}: “${word}”`);
  }
});

list('a name names a field in any form of its word, in several words and within a Chinese word', () => {
  const ids = (words: string[]) => fieldsNamed(words).map(({ field }) => field.id);
  assert.equal(ids(['driver', 'cancelled']), ['drivers-field', 'cancelling']);
  assert.equal(ids(['pembatalan', 'tempahan']), ['cancelling', 'booking']);
  assert.equal(ids(['waiting', 'time']), ['waiting']);
  assert.equal(ids(['信用卡被盗刷']), ['scamming']);
});

list.run();

const fields = suite('fields');

fields('what a name says of a thing is found in other words and languages, as likely', () => {
  const cases: [name: string, text: string][] = [
    ['driver cancels ride', 'Dah terima tempahan saya lepas tu batalkan pula'],
    ['driver cancels ride', '司机接单又取消，第三次了'],
    ['repair progress', 'Janji siap semalam, sampai sekarang paip tak baiki lagi'],
    ['waiting charge', 'Lambat turun tiga minit pun kena caj'],
    ['installation appointment', '约好星期六来安装，等到天黑都没人'],
    ['bau dalam kereta', 'The car reeked of cigarettes'],
  ];
  for (const [name, text] of cases) assert.equal(tagsOf([name], text)[0]?.tier, 'likely', `${name}: ${text}`);
});

fields('a common word of one part of a name counts beside a word of another part only', () => {
  assert.is(tagsOf(['baggage charge'], 'they charged me RM5')[0]?.variable, undefined);
  assert.is(tagsOf(['baggage charge'], 'my bag is the blue one')[0]?.variable, undefined);
  assert.is(tagsOf(['baggage charge'], 'charged RM50 for one bag')[0]?.variable, 'baggage charge');
});

fields('what two variables of a run ask about tells neither of them alone', () => {
  const names = ['router panas', 'bateri panas'];
  assert.equal(tagsOf(names, 'Cepat panas sangat'), []);
  assert.equal(
    tagsOf(names, 'Router tu cepat panas').map(({ variable }) => variable),
    ['router panas'],
  );
});

fields.run();

test('a neighbour is never certain: a part or another part of a name, a longer name, a form of it', () => {
  const cases: [name: string, text: string][] = [
    ['Proton Saga', 'Proton X70 harga turun'],
    ['Jalan Pudu', 'Pudu Jail was torn down years ago'],
    ['Jalan Ampang', 'Jalan Ampang Hilir banyak kafe baru'],
    ['Jalan Gasing', 'Jalan Gasing Indah housing is pricey'],
    ['Klang', 'Klang Valley traffic is a nightmare'],
    ['Grab', 'I grabbed a quick lunch before the meeting'],
    ['BigPay', 'The big pay rise is only for ministers'],
    ['maternity leave', 'annual leave ditolak'],
    ['bank loan', 'the bank was closed'],
    ['iPhone', 'Samsung S24 camera'],
    ['park lights', 'park the car near the lights'],
    ['sambal belacan', 'sambal tumis bilis dia pedas'],
    ['LRT', 'Bukan LRT, bas yang lambat'],
    ['Maybank', 'kedai runcit sebelah Maybank tu mahal'],
    ['Maybank', 'Kami jumpa di Menara Maybank semalam'],
    ['kasut sekolah', 'uniform sekolah mahal'],
    ['park', 'parking is a mess'],
  ];
  for (const [name, text] of cases)
    assert.is.not(tagsOf([name], text)[0]?.tier, 'certain', `${name}: ${text}`);
});

test('the thing itself is certain, by its name, its abbreviation and in the other scripts', () => {
  const cases: [name: string, text: string][] = [
    ['Jalan Ampang', 'Jalan Ampang sesak lagi'],
    ['Klang', 'Klang banjir malam tadi'],
    ['Proton', 'Proton X70 harga turun'],
    ['PTPTN', '高教基金催我还钱'],
    ['park lights', 'the park lights are off again'],
  ];
  for (const [name, text] of cases) assert.is(tagsOf([name], text)[0]?.tier, 'certain', `${name}: ${text}`);
});

test('the kind of thing alone is no evidence of one of it, in either order of words', () => {
  assert.equal(tagsOf(['kidney stone'], 'stones on the road punctured my tyre'), []);
  assert.equal(tagsOf(['sarung bantal'], 'sarung tangan saya koyak'), []);
  assert.is(tagsOf(['kidney stone'], 'my kidney hurts again')[0]?.tier, 'likely');
  assert.is(tagsOf(['sarung bantal'], 'bantal dia keras')[0]?.tier, 'likely');
});

test.run();
