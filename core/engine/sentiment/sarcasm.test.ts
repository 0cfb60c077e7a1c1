import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../reader/read.js';
import { sentimentWords } from './lexicon.js';
import { type Irony, ironyOf } from './statements.js';

// Written for this list, and no example that the weights are trained on.
const IRONIC = [
  'Pay day and the bank app is down. How convenient.',
  'Thanks for nothing, I walked home',
  'The gate is fixed on the day we move out, oh great',
  'Nice try, that coupon expired in May',
  'Raise the fare then halve the trains, good luck with that',
  'Best facility in town, yeah right',
  'So called express counter, excellent for growing old',
  'Beautiful new pavement 🙃 ends in a drain',
  'How thoughtful, a bench with no shade',
  'World class airport, no soap',
  'Bravo, the lights work at noon',
  'Hebat la konon, lif baru tapi tak gerak',
  'bagus sangatlah tu, tiket dah naik bas pun hilang',
  'Pandai la tu, tutup pagar depan masa hujan',
  'Mesra pelanggan kononnya',
  'laju la sangat internet korang, baik hantar surat',
  'bijak betul siapa yang letak tiang tengah laluan',
  'Terima kasih la hantar katil tanpa tilam',
  'syabas la, tiga tahun satu pondok bas',
  '好厉害哦，路灯白天亮晚上暗',
  '真会做生意，停车两个小时十五块',
  '服务真好，呵呵',
  '好聪明哦，把斑马线画去沟边',
  '好棒哦，又停水',
  '不愧是老字号，连蟑螂都是老的',
  '感谢你们让我学会走路上班',
  '好一个便民服务，要走三层楼',
];
const SINCERE = [
  'This card is so convenient, one tap and go',
  'Thanks for everything, cikgu',
  'The concert was great, another one next year please',
  'How thoughtful of you, I love the blanket',
  'World class food, lovely staff',
  'Bravo boys, so proud of you',
  'Well done, see you at the final',
  'Good luck with the exam!',
  'What a surprise, I am so happy to see you',
  'Terima kasih cikgu, anak saya dah pandai membaca',
  'Tahniah adik, mak ayah bangga',
  'Hebat pasukan kita malam ni',
  'Cantik taman ni, bersih pula',
  'Terima kasih la bos, murah dan sedap',
  'Laju betul budak rider tu, syabas',
  'Pandai dia menyanyi, suka dengar',
  '好厉害，佩服你们',
  '谢谢医生，辛苦了',
  '太感动了，谢谢你们',
  '很会煮，好吃',
  '服务真好，推荐',
  '好棒，恭喜恭喜',
  '不愧是冠军，好厉害',
];

const ironyIn = (text: string): Irony | undefined => {
  const reading = read(text);
  return ironyOf(reading, sentimentWords(reading));
};

test('irony with its usual marks is seen in the three languages', () => {
  assert.equal(
    IRONIC.filter((text) => ironyIn(text) === undefined),
    [],
  );
});

test('praise that is meant is taken for no irony', () => {
  assert.equal(
    SINCERE.filter((text) => ironyIn(text) !== undefined),
    [],
  );
});

test('a turn of phrase that may be meant is doubtful, a mark beside it makes it plain', () => {
  assert.is(ironyIn('How thoughtful, a bench with no shade'), 'doubtful');
  assert.is(ironyIn('How thoughtful, a bench with no shade 🙄'), 'plain');
  assert.is(ironyIn('Pay day. How convenient.'), 'plain');
});

test('without praise a mark says nothing', () => {
  assert.is(ironyIn('Kaunter buka pukul berapa 🙄'), undefined);
});

test.run();
