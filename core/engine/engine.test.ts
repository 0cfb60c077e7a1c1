import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReportLanguage } from '../analysis/analyzer/providers/provider.js';
import { createEngine } from './engine.js';
import { band } from './words/sentiment-band.js';

const engine = createEngine();

function ask(text: string, names: string[], language: ReportLanguage = 'en', terms: string[] = []) {
  const variables = names.map((name) => ({ name, terms }));
  return engine.answer(engine.prepare({ variables, post: '', language }), text);
}

const tagging = suite('tags');

tagging('a Chinese variable finds Malay, English and Chinese comments', () => {
  for (const text of ['Mahal gila weh nasi campur tu', 'so expensive leh', '東西越來越貴']) {
    assert.is(ask(text, ['价格太贵']).tags[0]?.variable, '价格太贵', text);
  }
});

tagging('a quote is the words of the comment at its offsets, traditional characters and all', () => {
  const text = '😭😭 早上又塞車，jem teruk kat Federal Highway';
  const [tag] = ask(text, ['traffic jam']).tags;
  assert.is(tag?.quote, text.slice(tag?.start, tag?.end));
  assert.ok(['塞車', '又塞車'].includes(tag?.quote ?? ''));
});

tagging('an opinion variable is not found in praise', () => {
  assert.equal(ask('服务员很亲切，态度超好 ❤️', ['服务态度差']).tags, []);
  assert.is(ask('staff 很没礼貌，叫他拿水都黑脸', ['服务态度差']).tags.length, 1);
});

tagging('support is only found in comments that praise', () => {
  const variables = ['sokong kerajaan'];
  assert.is(ask('Terbaik kerajaan, teruskan usaha!', variables).tags.length, 1);
  assert.equal(ask('Kerajaan gagal, rakyat susah', variables).tags, []);
  assert.equal(ask('Menteri akan bersidang esok', variables).tags, []);
});

tagging('a variable the concept pack does not know is found through the dictionary, as likely', () => {
  const [tag] = ask('今天忘记带雨伞', ['payung']).tags;
  assert.is(tag?.quote, '雨伞');
  assert.is(tag?.tier, 'likely');
});

tagging('words that often mean something else are never certain', () => {
  const cases: [variable: string, text: string][] = [
    ['perayaan', 'Jalan jem teruk, balik kampung minggu ni sebab atuk sakit'],
    ['perayaan', '周末回乡看医生'],
    ['delivery', 'Hantar bot cepat! Ada warga emas kat atas bumbung'],
    ['delivery', 'Bantuan tak sampai lagi ke sini'],
  ];
  for (const [variable, text] of cases)
    for (const { tier } of ask(text, [variable]).tags) assert.is(tier, 'likely', text);
  assert.is(ask('Penghantaran lambat, parcel rosak', ['delivery']).tags[0]?.tier, 'certain');
  assert.is(ask('Selamat hari raya semua', ['perayaan']).tags[0]?.tier, 'certain');
});

tagging('own terms of a variable count as certain', () => {
  const [tag] = ask('sinyal asyik hilang je', ['Telco X'], 'en', ['sinyal']).tags;
  assert.is(tag?.tier, 'certain');
  assert.match(tag?.reason ?? '', 'your own terms');
});

tagging('chat spelling and affixes lead to the word', () => {
  assert.is(ask('kawasan kami kebanjiran sejak smlm', ['banjir']).tags.length, 1);
  assert.is(ask('hrga mnyak naik sgt dah', ['harga naik']).tags.length, 1);
});

tagging('a word inside another word is no match', () => {
  assert.equal(ask('dia jemput saya makan', ['jem']).tags, []);
});

tagging('a word within a name that means something else is no match', () => {
  const found = (name: string, text: string) => ask(text, [name]).tags.map((tag) => tag.quote);
  for (const text of [
    'Bawa IC ke balai raya',
    'beli di pasaraya',
    'beli kat pasar raya',
    'jalan raya rosak',
    'jem di lebuh raya',
  ])
    assert.equal(found('perayaan', text), [], text);
  assert.equal(found('perayaan', 'Pegawai kaunter baik hati'), []);
  assert.equal(found('perayaan', 'Selamat hari raya semua!'), ['hari raya']);
  assert.equal(found('perayaan', 'Cuti raya tahun ni pendek'), ['raya']);
  assert.equal(found('polis', 'Baca polisi insurans betul-betul'), []);
  assert.equal(found('polis', 'Jumpa di balai raya petang ni'), []);
  assert.equal(found('polis', 'Dah buat laporan di balai'), ['balai']);
  assert.equal(found('jalan raya', 'jalan raya berlubang'), ['jalan raya']);
  assert.equal(found('pilihan raya', 'Undi masa pilihan raya nanti'), ['pilihan raya']);
  assert.equal(found('banjir', 'Bil air naik lagi bulan ni'), []);
  assert.equal(found('banjir', 'Rumah saya naik air dua kaki'), ['naik air']);
  assert.is(ask('Sampah tak dikutip, cukai tetap bayar', ['价格']).tags[0]?.tier, 'likely');
  assert.equal(ask('Buka hari raya?', ['X'], 'en', ['raya']).tags.length, 1, 'own terms always count');
});

tagging('reasons come in the language of the question', () => {
  assert.match(ask('banjir lagi', ['banjir'], 'zh').tags[0]?.reason ?? '', '留言直接提到');
  assert.match(ask('banjir lagi', ['banjir'], 'ms').tags[0]?.reason ?? '', 'Komen menyebut');
});

tagging.run();

const sentiments = suite('sentiment');

sentiments('praise, complaint and question in each language', () => {
  const cases: [string, string][] = [
    ['Doktor dan nurse kat sini memang terbaik, terima kasih ❤️', 'positive'],
    ['Worst customer service ever, rude and slow', 'negative'],
    ['这家店很好吃，推荐！', 'positive'],
    ['垃圾服务，再也不来了', 'negative'],
    ['Kaunter buka pukul berapa esok?', 'neutral'],
  ];
  for (const [text, label] of cases) assert.is(ask(text, []).sentiment.label, label, text);
});

sentiments('a negator turns the word it reaches', () => {
  assert.is(ask('tak sedap langsung', []).sentiment.label, 'negative');
  assert.is(ask('完全不好吃', []).sentiment.label, 'negative');
});

sentiments('good things that grow ever fewer are no praise, ever fewer troubles are no complaint', () => {
  for (const text of [
    '便宜的东西越来越少，二十块在超市买不到什么。',
    '好吃的店越来越少了',
    '便宜的房子没有了',
    'barang murah makin sikit kat pasar',
    'semakin berkurangan kedai sedap',
    'fewer and fewer good shops here',
  ])
    assert.is(ask(text, []).sentiment.label, 'negative', text);
  assert.is(ask('便宜的东西越来越多', []).sentiment.label, 'positive');
  assert.is(ask('fewer and fewer complaints', []).sentiment.label, 'positive');
  assert.is.not(ask('犯罪越来越少了', []).sentiment.label, 'negative');
});

sentiments('too high a price and too low a pay are complaints, too much beauty is not', () => {
  assert.is(ask('价格太高，薪水太低，年轻人怎么买房子？', []).sentiment.label, 'negative');
  assert.is.not(ask('颜值太高了', []).sentiment.label, 'negative');
});

sentiments('praise beside a plain mark of sarcasm is blame', () => {
  assert.is(ask('bagus sangatlah tu 🙄', []).sentiment.label, 'negative');
  assert.is(ask('服务真好，呵呵', []).sentiment.label, 'negative');
});

sentiments('the reasoning says what may be irony, in the language of the question', () => {
  const plain = ask('Pay day and the bank app is down. How convenient.', []);
  assert.is(plain.sentiment.label, 'negative');
  assert.match(plain.reasoning, 'This may be irony');
  assert.match(ask('好快哦，三月寄八月到', [], 'zh').reasoning, '可能是反话');
  assert.match(ask('syabas la, tiga tahun satu pondok bas', [], 'ms').reasoning, 'mungkin sindiran');
  assert.not.match(ask('How thoughtful of you, I love the blanket', []).reasoning, 'irony');
});

sentiments('a greeting alone is neutral, and so is a question that only asks', () => {
  for (const text of [
    'Good morning everyone',
    'selamat pagi semua',
    '早上好',
    'Do I need to print the ticket?',
  ])
    assert.is(ask(text, []).sentiment.label, 'neutral', text);
});

sentiments('a complaint that only states facts is negative, gila after praise is praise', () => {
  for (const text of [
    'We have been on the tank for three days and nobody answers the hotline.',
    'The lift has been out since March, my mother lives on the ninth floor.',
    'Aircond bas rosak, tingkap pun tak boleh buka',
  ])
    assert.is(ask(text, []).sentiment.label, 'negative', text);
  assert.is(ask('sedap gila laksa ni', []).sentiment.label, 'positive');
  assert.is(ask('lambat gila kaunter ni', []).sentiment.label, 'negative');
});

sentiments('the reasoning quotes words of the comment', () => {
  assert.match(ask('Makanan sedap, staf pun mesra', []).reasoning, '“sedap”');
});

sentiments('what is denied is quoted with the word that denies it', () => {
  assert.match(ask('Makanan tak sedap langsung, teruk', []).reasoning, '“tak sedap”');
  assert.match(ask('服务不好，太差了', [], 'zh').reasoning, '「不好」');
});

sentiments('no word is quoted twice, and what only denies is no word of sentiment', () => {
  assert.match(ask('味道不够好，分量不够', [], 'zh').reasoning, /「不够好」/);
  for (const text of ['味道不够好，分量不够', '连个工作都没有', 'Sampai sekarang tiada jawapan'])
    assert.not.match(ask(text, []).reasoning, /“(不够|没有|tiada)”/, text);
});

sentiments('grounds name words of sentiment only; where there is none the reasoning says so', () => {
  for (const [language, none] of [
    ['en', 'no clear words of sentiment'],
    ['zh', '没有明显的情绪词'],
    ['ms', 'tiada kata perasaan yang jelas'],
  ] as const) {
    for (const text of [
      'Gov should build more retention ponds instead of another mall.',
      'Gaji RM1700, sewa RM700, minyak RM300, makan RM500... 你算算看还剩多少？',
    ]) {
      const { reasoning, sentiment } = ask(text, [], language);
      assert.is(sentiment.label, 'negative', text);
      assert.match(reasoning, none, text);
    }
  }
});

sentiments('scores lie between 0 and 10 in steps of a tenth, confidence between 0 and 1', () => {
  for (const text of ['', '😡😡😡', 'best best best best', '你好', 'a'.repeat(500)]) {
    const { score, confidence } = ask(text, []).sentiment;
    assert.ok(score >= 0 && score <= 10 && Math.abs(score * 10 - Math.round(score * 10)) < 1e-9);
    assert.ok(confidence >= 0 && confidence <= 1);
  }
});

sentiments('the label of every comment is that of its score', () => {
  const sample = readFileSync(new URL('../../../fixtures/comments.json', import.meta.url), 'utf8');
  const texts = [...sample.matchAll(/"text": "([^"]+)"/g)].map(([, text]) => text as string);
  assert.ok(texts.length > 50);
  // Halves and pairs of comments: mixed sentiments are where label and score part.
  const halves = texts.map((text) => text.slice(text.length >> 1));
  const pairs = texts.map((text, i) => `${text} ${texts[(i * 7 + 3) % texts.length]}`);
  for (const text of [...texts, ...halves, ...pairs]) {
    const { label, score } = ask(text, []).sentiment;
    assert.is(band(score), label, `${label} ${score}: ${text}`);
  }
});

sentiments.run();

const language = suite('language');

language('is told from script and words', () => {
  assert.is(ask('kenapa harga barang naik lagi ni', []).language, 'ms');
  assert.is(ask('why is the price so high these days', []).language, 'en');
  assert.is(ask('为什么又涨价了', []).language, 'zh');
  assert.is(ask('每次下大雨就淹水，longkang tak ada orang cuci pun', []).language, 'mixed');
  assert.is(ask('😡 123 !!!', []).language, 'und');
});

language.run();
