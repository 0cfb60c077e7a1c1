import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../../engine.js';
import { readDataLines } from '../../words/package-file.js';
import { isTelling, linkWords, tellingWords } from './name-words.js';

const engine = createEngine();

function tagsOf(name: string, text: string, language: 'en' | 'zh' | 'ms' = 'en') {
  return engine.answer(engine.prepare({ variables: [{ name, terms: [] }], post: '', language }), text).tags;
}

const words = suite('words of a name');

words('a rare word of an unknown name is found alone, as likely, with the reason', () => {
  const [tag] = tagsOf('perabot surau', 'Perabot dah lama tak tukar');
  assert.is(tag?.quote, 'Perabot');
  assert.is(tag?.tier, 'likely');
  assert.match(tag?.reason ?? '', '“Perabot” is a part of “perabot surau”');
});

words(
  'its dictionary translation is found in the other languages, as likely, with the word it translates',
  () => {
    const cases: [name: string, text: string, quote: string][] = [
      ['电梯按钮', 'Lif rosak dah seminggu', 'Lif'],
      ['电梯按钮', 'the elevator is stuck again', 'elevator'],
      ['学校食堂', 'kafeteria jual makanan tak bersih', 'kafeteria'],
      ['wedding hall', '婚禮辦在哪裡？', '婚禮'],
      ['shuttle service', '接驳车等了一小时', '接驳车'],
      ['lampu isyarat rosak', 'the traffic light is off again', 'traffic light'],
      ['anjing jalanan', '很多狗在睡觉', '狗'],
    ];
    for (const [name, text, quote] of cases) {
      const [tag] = tagsOf(name, text);
      assert.is(tag?.quote, quote, text);
      assert.is(tag?.tier, 'likely', text);
    }
    assert.match(
      tagsOf('电梯按钮', 'lif rosak', 'zh')[0]?.reason ?? '',
      '词典中「lif」与「电梯按钮」里的「电梯」同义',
    );
    assert.match(tagsOf('电梯按钮', 'lif rosak', 'ms')[0]?.reason ?? '', 'bermaksud “电梯” dalam kamus');
  },
);

words('only the name or all of its words make a tag certain', () => {
  assert.is(tagsOf('perabot surau', 'perabot surau dah lama')[0]?.tier, 'certain');
  assert.is(tagsOf('perabot surau', 'surau tu dah tukar perabot')[0]?.tier, 'certain');
  assert.is(tagsOf('perabot surau', 'perabot tu mahal')[0]?.tier, 'likely');
});

words('a common word of a name says nothing alone, the rare one beside it does', () => {
  assert.equal(tellingWords(['shuttle', 'service']), ['shuttle']);
  assert.equal(tellingWords(['补习', '费用']), ['补习']);
  assert.equal(tellingWords(['minyak', 'masak']), []);
  assert.equal(tellingWords(['satu', 'dua', 'tiga', 'payung', 'beca', 'sampan', 'tikar']), []);
});

words('a long Chinese word that no dictionary has is read as two', () => {
  assert.equal(linkWords(['学校食堂']), ['学校', '食堂']);
  assert.equal(linkWords(['图书馆', 'perabot']), ['图书馆', 'perabot']);
});

words('two words of a longer name beside each other are found together, in any language, as likely', () => {
  const name = 'bantuan baju sekolah percuma';
  assert.is(tagsOf(name, 'baju sekolah tu bila nak agih?')[0]?.quote, 'baju sekolah');
  assert.is(tagsOf(name, 'sekolah mula esok')[0], undefined);
  const [tag] = tagsOf('harga tiket konsert artis', 'concert tickets sold out');
  assert.is(tag?.tier, 'likely');
});

words('two words that are one thing together count as one', () => {
  assert.equal(linkWords(['bunga', 'api', 'haram']), ['bunga api', 'haram']);
  assert.is(tagsOf('bunga api haram', '烟花放到半夜')[0]?.quote, '烟花');
  assert.equal(tagsOf('bunga api haram', 'bunga ros cantik'), []);
});

words('a known name means its topic, and its words are not looked for one by one', () => {
  assert.is(tagsOf('traffic jam', 'jem teruk kat Federal Highway')[0]?.tier, 'certain');
  assert.equal(tagsOf('harga minyak', 'harga sayur naik'), []);
});

words('a word that two variables of a run share tells neither of them, the words beside it do', () => {
  const names = ['tambang helikopter', 'jadual helikopter'];
  const variables = names.map((name) => ({ name, terms: [] }));
  const prepared = engine.prepare({ variables, post: '', language: 'en' });
  const found = (text: string) => engine.answer(prepared, text).tags.map((tag) => tag.variable);
  assert.equal(found('helikopter tu besar'), []);
  assert.equal(found('jadual helikopter mana?'), ['jadual helikopter']);
  assert.equal(found('tambang naik helikopter berapa'), ['tambang helikopter']);
});

words('what only suggests a variable gives way to one that is named', () => {
  const variables = ['航班延误', 'cabin crew'].map((name) => ({ name, terms: [] }));
  const { tags } = engine.answer(
    engine.prepare({ variables, post: '', language: 'en' }),
    'the flight attendants were lovely',
  );
  assert.equal(
    tags.map((tag) => tag.variable),
    ['cabin crew'],
  );
});

words.run();

const traps = suite('traps');

/** A name and a comment that has a word of it, or characters of it, and is about something else. */
const TRAPS: [name: string, text: string][] = [
  ['minyak masak', 'minyak wangi ni tahan lama'],
  ['lampu jalan', 'jalan berlubang sana sini'],
  ['rasa hormat', 'rasa macam nak nangis'],
  ['kuih raya', 'jem di lebuh raya tadi'],
  ['kuih raya', 'parking pasar raya penuh'],
  ['kuih raya', 'mesyuarat kat balai raya'],
  ['kuih raya', 'jalan raya rosak'],
  ['polis', 'Baca polisi insurans betul-betul'],
  ['polis', 'polisinya kena baharui tiap tahun'],
  ['motosikal polis', 'polisi insurans dah tamat'],
  ['油', '大家加油！'],
  ['水', '薪水太低'],
  ['车', '火车站很干净'],
  ['tuition fees', '大学费用'],
  ['harga minyak', 'rambut berminyak'],
  ['jalan berlubang', 'jom jalan pergi pasar'],
  ['rasa makanan', 'rasa macam nak balik'],
  ['bekalan air', 'air mata saya mengalir'],
  ['office furniture', 'the office is closed today'],
  ['shuttle service', 'service kat kaunter lambat'],
  ['wedding hall', 'he is in the hall of fame'],
  ['补习费用', '安装费用很高'],
  ['电梯故障', '手机故障'],
  ['公园椅子', '外面很热'],
  ['anjing jalanan', '热狗很好吃'],
  ['kipas', 'I am a big fan of her'],
  ['kasut sekolah', 'sekolah mula esok'],
  ['cawan kertas', 'kertas peperiksaan bocor'],
];

traps('a common word, a part of a longer name or of another word is no evidence', () => {
  for (const [name, text] of TRAPS)
    assert.equal(
      tagsOf(name, text).map((tag) => tag.quote),
      [],
      `${name}: ${text}`,
    );
});

traps('every everyday thing has several words, each once and in lower case', () => {
  for (const line of readDataLines('lexicon', 'everyday-words.txt')) {
    const list = line.split('; ');
    assert.ok(list.length > 1 && new Set(list).size === list.length, line);
    assert.ok(
      list.every((word) => word === word.trim() && word === word.toLowerCase()),
      line,
    );
  }
});

traps('no common word tells a name by itself', () => {
  for (const word of [
    'jalan',
    'minyak',
    'rasa',
    'raya',
    'road',
    'service',
    '费用',
    '油',
    '服务',
    'yang',
    'ac',
  ])
    assert.not(isTelling(word), word);
  for (const word of ['kucing', 'library', '图书馆']) assert.ok(isTelling(word), word);
});

traps.run();
