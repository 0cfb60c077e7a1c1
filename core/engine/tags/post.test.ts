import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReportLanguage } from '../../analysis/analyzer/providers/provider.js';
import { createEngine } from '../engine.js';

const engine = createEngine();
const NAMES = ['banjir', '价格太贵', 'kursus memandu'];
const POST = 'Lima mukim di Kelantan dinaiki air, sekolah ditutup akibat banjir kilat.';

function answer(post: string, text: string, names = NAMES, language: ReportLanguage = 'en') {
  const variables = names.map((name) => ({ name, terms: [] }));
  return engine.answer(engine.prepare({ variables, post, language }), text);
}

const posts = suite('the post');

posts('a comment without a tag takes the one variable its post names, as likely, quoting the post', () => {
  const { tags, reasoning } = answer(POST, '  Semoga semua selamat 🤲 \n');
  assert.equal(tags, [
    {
      variable: 'banjir',
      quote: 'Semoga semua selamat 🤲',
      start: 2,
      end: 25,
      reason: 'The comment itself does not name “banjir”; the post it answers does: “banjir”.',
      tier: 'likely',
    },
  ]);
  assert.match(reasoning, 'No variable is mentioned', 'the comment itself mentions none');
});

posts('the reason comes in the language of the question', () => {
  assert.match(
    answer('柔佛又淹水了', '政府在哪里', NAMES, 'zh').tags[0]?.reason ?? '',
    '所回应的帖子提到「淹水」',
  );
  assert.match(answer(POST, 'Mana kerajaan?', NAMES, 'ms').tags[0]?.reason ?? '', 'hantaran');
});

posts('a comment that names a variable keeps what it names', () => {
  const { tags } = answer(POST, 'kursus memandu pun batal');
  assert.equal(
    tags.map((tag) => [tag.variable, tag.tier]),
    [['kursus memandu', 'certain']],
  );
});

posts('no post, a post about nothing asked, and a post about two variables give nothing', () => {
  for (const post of ['', '  ', 'Selamat pagi semua', 'Banjir: harga sayur mahal gila'])
    assert.equal(answer(post, 'Semoga semua selamat').tags, [], post);
});

posts('a comment without words takes nothing: links, names, marks, numbers', () => {
  for (const text of ['', '@aminah.bakeri', 'https://example.com/banjir', '...', '111'])
    assert.equal(answer(POST, text).tags, [], text);
});

posts('a variable with an opinion is taken by comments of that opinion only', () => {
  const post = '网民投诉价格太贵，你怎么看？';
  assert.equal(answer(post, 'Terbaik, teruskan usaha!').tags, []);
  assert.equal(answer(post, 'Kaunter buka pukul berapa esok?').tags, []);
  assert.is(answer(post, 'teruk betul, menyusahkan rakyat').tags[0]?.variable, '价格太贵');
});

posts('a variable that states a fact is taken by questions and thanks, too', () => {
  const post = 'Lif Blok B akan dibaiki mulai Isnin depan.';
  for (const text of ['Sampai bila agaknya?', 'Terima kasih bagi tahu awal', 'Menyusahkan orang betul'])
    assert.is(answer(post, text, ['lif rosak', 'pengawal keselamatan']).tags[0]?.variable, 'lif rosak', text);
});

posts('what a post names counts more than two common words of it beside each other', () => {
  const post = 'Bayaran tanpa tunai di kantin mulai Mac, kaunter tutup awal.';
  const names = ['cashless payment', 'counter hours'];
  assert.is(answer(post, 'Kenapa?', names).tags[0]?.variable, 'cashless payment');
});

posts('a greeting, a call to friends and a comment on something else take nothing', () => {
  for (const text of [
    'Selamat pagi semua',
    '大家好',
    'happy birthday boss',
    '@aminah jom tengok',
    'Siapa nampak kucing saya?',
  ])
    assert.equal(answer(POST, text).tags, [], text);
  for (const text of ['Siapa lagi kena?', '可怜的灾民', 'so sad to see this'])
    assert.is(answer(POST, text).tags[0]?.variable, 'banjir', text);
});

posts.run();
