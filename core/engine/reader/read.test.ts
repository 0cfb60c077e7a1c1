import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from './read.js';

function words(text: string): string[] {
  return read(text).tokens.map((token) => token.word);
}

function denied(text: string): string[] {
  return read(text)
    .tokens.filter((token) => token.negated)
    .map((token) => token.word);
}

const reading = suite('read');

reading('chat spelling, stretched letters and doubled words become the word meant', () => {
  assert.equal(words('sy x suka org mcm ni'), ['saya', 'tak', 'suka', 'orang', 'macam', 'ini']);
  assert.equal(words('bestttt sgttt'), ['best', 'sangat']);
  assert.equal(words('budak2 tu'), ['budak', 'itu']);
});

reading('a letter on a number is no chat spelling', () => {
  assert.equal(words('5G 2x'), ['5', 'g', '2', 'x']);
  assert.equal(denied('line 5G laju'), []);
  assert.equal(words('3org'), ['3', 'orang']);
});

reading('traditional characters are read as simplified ones, at their own offsets', () => {
  const { tokens, text } = read('又塞車了，真麻煩');
  assert.ok(tokens.some((token) => token.norm === '塞车' && text.slice(token.start, token.end) === '塞車'));
  assert.ok(tokens.some((token) => token.norm === '麻烦'));
});

reading('hashtags are split at capitals, mentions and links set aside', () => {
  const { tokens } = read('#SaveSungaiKlang @abu_bakar https://contoh.my/x?y=1 tolong');
  assert.equal(
    tokens.map((token) => token.kind),
    ['word', 'word', 'word', 'mention', 'link', 'word'],
  );
  assert.equal(
    tokens.slice(0, 3).map((token) => token.norm),
    ['save', 'sungai', 'klang'],
  );
});

reading('emoji lose skin tone and joined parts, emoticons are kept whole', () => {
  assert.equal(words('👍🏽 🤦‍♂️ ❤️ :)'), ['👍', '🤦', '❤', ':)']);
});

reading('negation reaches over "very", stops at marks and "but"', () => {
  assert.equal(denied('tak berapa sedap, tapi murah'), ['berapa', 'sedap']);
  assert.equal(denied('not very good but cheap'), ['very', 'good']);
  assert.ok(denied('服务一点都不好').includes('好') || words('服务一点都不好').includes('不好'));
  assert.equal(denied('xsuka'), ['suka']);
});

reading('what grows less is denied, before the phrase and after it, within its clause', () => {
  assert.equal(denied('超市大，便宜的东西越来越少'), ['便宜', '的', '东西']);
  assert.equal(denied('barang murah makin sikit, jalan jem'), ['barang', 'murah']);
  assert.equal(denied('semakin berkurangan kedai sedap'), ['kedai', 'sedap']);
  assert.equal(denied('fewer and fewer good shops'), ['good', 'shops']);
  assert.equal(denied('cheap food gets less and less'), ['cheap', 'food', 'gets']);
  assert.equal(denied('好人没有了。'), ['好人', '了']);
  assert.equal(denied('味道不错，少了点辣'), [], 'it lacks something, it is not gone');
  assert.equal(denied('服务越来越好'), []);
});

reading('offsets always cut the word out of the comment', () => {
  const text = '😡RM15 nasi ﬁne 塞車jem!!!';
  for (const token of read(text).tokens) assert.ok(token.start < token.end && token.end <= text.length);
});

reading.run();
