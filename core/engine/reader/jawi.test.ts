import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainSpelling } from './jawi.js';
import { read } from './read.js';

const test = suite('Jawi');

const words = (text: string) =>
  read(text)
    .tokens.filter(({ kind }) => kind === 'word')
    .map(({ word }) => word);

test('words that the engine knows are read in Latin letters', () => {
  for (const [jawi, latin] of [
    ['جالن راي سلالو بنجير، لوڠکڠ كوتور', 'jalan raya selalu banjir longkang kotor'],
    ['هرݢ ايکن ماهل سڠت', 'harga ikan mahal sangat'],
    ['تريما کاسيه چيکݢو، ساڠت باݢوس', 'terima kasih cikgu sangat bagus'],
    ['اورڠ کمڤوڠ تيدق سوک', 'orang kampung tidak suka'],
    ['اين بوکن سمڤه کامي', 'ini bukan sampah kami'],
    ['رعيت سوسه، هرݢڽ موره', 'rakyat susah harganya murah'],
    ['اءير ڤاءيڤ کوتور لاݢي', 'air paip kotor lagi'],
  ] as const)
    assert.equal(words(jawi), latin.split(' '), jawi);
});

test('a spelling that fits several words stays as it is', () => {
  // bandar, bandara or bendera
  assert.equal(words('اورڠ بندر'), ['orang', 'بندر']);
});

test('the comment is Malay, with negation, at its own offsets', () => {
  const text = 'چيکݢو تيدق باݢوس';
  const { language, tokens } = read(text);
  assert.is(language, 'ms');
  const good = tokens.find(({ word }) => word === 'bagus');
  assert.ok(good?.negated);
  assert.is(text.slice(good?.start, good?.end), 'باݢوس');
});

test('words that Indonesian has, too, do not make it Indonesian', () => {
  assert.is(read('باݢوس سکالي').language, 'ms');
  assert.is(read('bagus sekali').language, 'id');
});

test('a reader sees the plain spelling', () => {
  assert.is(plainSpelling('جالن بنجير لاݢي 😡'), 'jalan banjir lagi 😡');
});

test('Arabic is not read as Malay', () => {
  const text = 'السلام عليكم ورحمة الله وبركاته';
  assert.equal(words(text), text.split(' '));
  assert.is(plainSpelling('جزاك الله خيرا'), null);
});

test.run();
